import Canvas
import Decks
import Foundation
import MemorizeViewModel
import MemoryGame
import Options
import Testing

@testable import MemorizeView

/// The list of games that were left.
final class GamesDialogTests {
  private let directory = FileManager.default.temporaryDirectory
    .appendingPathComponent("games-\(UUID().uuidString)").path
  private var names = 0
  private let size = Size(width: 90, height: 20)

  deinit {
    try? FileManager.default.removeItem(atPath: directory)
  }

  private func table(_ deck: Deck, seed: String = "x") throws -> (TableViewModel, TableScreen) {
    let recorder = GameRecorder(
      directory: directory, program: "0",
      date: { Int64(Date().timeIntervalSince1970) },
      suffix: {
        self.names += 1
        return "n\(self.names)"
      })
    let board = try #require(Board.of(deck, seed: seed))
    let game = try #require(
      TableViewModel.dealing(
        board, library: { [.letters(4), .words] }, recorder: recorder, freshSeed: { "fresh" }))
    let screen = TableScreen(
      viewModel: game, options: TableOptions(theme: ThemeOptions(motion: .none)))
    _ = screen.frame(size: size, at: .zero)
    return (game, screen)
  }

  private func turn(_ cards: Int..., of game: TableViewModel) {
    for card in cards { game.choose(CardID(rawValue: card), at: .seconds(1)) }
  }

  private func text(_ screen: TableScreen) -> String {
    screen.frame(size: size, at: .seconds(2)).description
  }

  @Test func `a game that was left is in the list, and goes on when it is chosen`() throws {
    let (old, _) = try table(.letters(4))
    turn(0, 1, 2, of: old)
    old.leave(at: .seconds(3))
    let (game, screen) = try table(.words)
    turn(0, of: game)
    _ = screen.handle(.key("g"), at: .seconds(2))
    #expect(text(screen).contains("Games that wait"))
    #expect(text(screen).contains("1/4     1        just now"))
    _ = screen.handle(.key(.enter), at: .seconds(2))
    #expect(screen.dialog == nil)
    #expect(game.board.deck.name == "Letters" && game.pairsFound == 1 && !game.isPaused)
    #expect(text(screen).contains("Letters"))
    // The other game waits now, and can be had back.
    _ = screen.handle(.key("g"), at: .seconds(4))
    #expect(game.leftGames.map(\.deck) == ["Words"])
    _ = screen.handle(.key(.enter), at: .seconds(4))
    #expect(game.board.deck.name == "Words" && game.card(CardID(rawValue: 0))?.isFaceUp == true)
  }

  @Test func `a game that was given up can be had back`() throws {
    let (game, screen) = try table(.letters(4))
    turn(0, 1, 2, of: game)
    game.dealNew(at: .seconds(2))
    _ = screen.handle(.key("g"), at: .seconds(2))
    #expect(text(screen).contains("Given up"))
    _ = screen.handle(.key(.enter), at: .seconds(2))
    #expect(game.pairsFound == 1 && game.board.seed == "x")
    turn(3, of: game)
    game.leave(at: .seconds(3))
    let (other, _) = try table(.words)
    other.lookForLeftGames()
    #expect(other.leftGames.map(\.isGivenUp) == [false])
    #expect(other.leftGames.map(\.moves) == [2])
  }

  @Test func `without such games the list says so, and a game in play is none`() throws {
    let (game, screen) = try table(.letters(4))
    turn(0, of: game)
    _ = screen.handle(.key("g"), at: .seconds(2))
    #expect(text(screen).contains("No other game waits."))
    _ = screen.handle(.key(.enter), at: .seconds(2))
    #expect(screen.dialog == nil && !game.isPaused)
  }

  @Test func `a game that somebody else has taken meanwhile changes nothing but the message`()
    throws
  {
    let (old, _) = try table(.letters(4))
    turn(0, of: old)
    old.leave(at: .seconds(3))
    let (game, screen) = try table(.words)
    turn(0, of: game)
    _ = screen.handle(.key("g"), at: .seconds(2))
    let (thief, _) = try table(.words, seed: "y")
    thief.lookForLeftGames()
    thief.goOn(withGameAt: 0, at: .zero)
    _ = screen.handle(.key(.enter), at: .seconds(2))
    #expect(game.board.deck.name == "Words" && !game.isPaused)
    #expect(text(screen).contains("that game is over, or played elsewhere"))
  }
}
