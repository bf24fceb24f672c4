import Canvas
import Decks
import Expectations
import Foundation
import MemorizeViewModel
import MemoryGame
import Options
import Testing

@testable import MemorizeView

/// The list of games that were left.
final class UnfinishedGamesTests {
  private let root = TemporaryDirectory()
  private var directory: String { "\(root.path)/data" }
  private var names = 0
  private var size = Size(width: 90, height: 20)

  private func table(_ deck: Deck, seed: String = "x") throws -> (TableViewModel, App) {
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
    let app = App(playing: game, options: ThemeOptions(motion: .none))
    _ = app.frame(size: size, at: .zero)
    return (game, app)
  }

  private func turn(_ cards: Int..., of game: TableViewModel) {
    for card in cards { game.choose(CardID(rawValue: card), at: .seconds(1)) }
  }

  private func text(_ app: App) -> String {
    app.frame(size: size, at: .seconds(2)).description
  }

  @Test(arguments: [false, true])
  func `a game is removed for good at the second press`(isSetAside: Bool) throws {
    let (old, _) = try table(.letters(4))
    turn(0, 1, 2, of: old)
    if isSetAside { old.dealNew(at: .seconds(3)) }
    old.leave(at: .seconds(3))
    let (game, app) = try table(.words)
    for key: Key in ["g", "x"] { _ = app.handle(.key(key), at: .seconds(2)) }
    #expect(text(app).contains("Press x again to remove this game for good."))
    #expect(text(app).contains("Letters") && text(app).contains("x remove"))
    _ = app.handle(.key("x"), at: .seconds(2))
    #expect(text(app).contains("No other unfinished game."))
    #expect(game.unfinished.games.isEmpty)
    let (_, later) = try table(.words)
    _ = later.handle(.key("g"), at: .seconds(2))
    #expect(!text(later).contains("Letters"))
  }

  @Test func `all games set aside are removed at once, those in progress are kept`() throws {
    let (left, _) = try table(.letters(4))
    turn(0, 1, 2, of: left)
    left.leave(at: .seconds(3))
    let (game, app) = try table(.words)
    for _ in 1...2 {
      turn(0, 1, 2, of: game)
      game.dealNew(at: .seconds(3))
    }
    for key: Key in ["g", .end, .enter] { _ = app.handle(.key(key), at: .seconds(4)) }
    #expect(text(app).contains("Press Enter again to remove all games set aside for good."))
    expectEqual(game.unfinished.games.map(\.isGivenUp), [false, true, true])
    for key: Key in [.up, .end, .enter] { _ = app.handle(.key(key), at: .seconds(4)) }
    expectEqual(game.unfinished.games.count, 3)
    _ = app.handle(.key(.enter), at: .seconds(4))
    expectEqual(game.unfinished.games.map(\.isGivenUp), [false])
    #expect(!text(app).contains("Remove all games set aside"))
  }

  @Test func `a game that was left is in the list, and goes on when it is chosen`() throws {
    let (old, _) = try table(.letters(4))
    turn(0, 1, 2, of: old)
    old.leave(at: .seconds(3))
    let (game, app) = try table(.words)
    turn(0, 1, of: game)
    _ = app.handle(.key("g"), at: .seconds(2))
    #expect(text(app).contains("In progress") && text(app).contains("you left it"))
    let lines = text(app).split(separator: "\n")
    let row = try #require(lines.firstIndex { $0.contains("Letters") && $0.contains("just now") })
    #expect(lines[row].contains("4 pairs"))
    #expect(lines[row + 1].contains("●○○○") && lines[row + 1].contains("1 move"))
    // The deck's colour stands before both lines.
    let rows = try #require(app.content).rows
    let colors = rows.compactMap(\.swatch)
    expectEqual(colors, [Deck.letters(4).color, Deck.letters(4).color])
    _ = app.handle(.key(.enter), at: .seconds(2))
    expectNil(app.dialog)
    #expect(game.board.deck.name == "Letters" && game.pairsFound == 1 && !game.isPaused)
    #expect(text(app).contains("Letters"))
    // The other game waits now, and can be had back.
    _ = app.handle(.key("g"), at: .seconds(4))
    expectEqual(game.unfinished.games.map(\.deck), ["Words"])
    _ = app.handle(.key(.enter), at: .seconds(4))
    #expect(game.board.deck.name == "Words" && game.moves == 1)
  }

  @Test func `a game that was given up can be had back`() throws {
    let (game, app) = try table(.letters(4))
    turn(0, 1, 2, of: game)
    game.dealNew(at: .seconds(2))
    _ = app.handle(.key("g"), at: .seconds(2))
    #expect(text(app).contains("Set aside"))
    _ = app.handle(.key(.enter), at: .seconds(2))
    #expect(game.pairsFound == 1 && game.board.seed == "x")
    turn(3, of: game)
    game.leave(at: .seconds(3))
    let (other, _) = try table(.words)
    other.unfinished.look()
    expectEqual(other.unfinished.games.map(\.isGivenUp), [false])
    expectEqual(other.unfinished.games.map(\.moves), [2])
  }

  @Test(arguments: [[0, 1, 2], [0, 1]])
  func `a new game says which key leads back to the old one`(cards: [Int]) throws {
    for company in [Company.alone, .rival("cat"), .people(["Ann", "Bob"])] {
      let (game, app) = try table(.letters(4))
      game.rules.company = company
      game.dealNew(at: .zero)
      for keys: [Key] in [["n"], ["d", .enter]] {
        for card in cards { turn(card, of: game) }
        for key in keys { _ = app.handle(.key(key), at: .seconds(2)) }
        let bottom = text(app).split(separator: "\n").last ?? ""
        #expect(bottom.contains("New game. g: the old game"), "\(company) \(keys)")
        #expect(company == .alone || bottom.contains(" turn."))
      }
    }
  }

  @Test func `a game given up before its first move is not kept`() throws {
    let (game, app) = try table(.letters(4))
    turn(0, of: game)
    _ = app.handle(.key("n"), at: .seconds(2))
    #expect(text(app).contains("New game.") && !text(app).contains("old game"))
    game.unfinished.look()
    expectEqual(game.unfinished.games, [])
  }

  @Test func `a game in company names the players`() throws {
    for company in [Company.rival("cat"), .people(["Ann", "Bob"])] {
      let (game, _) = try table(.letters(4))
      game.rules.company = company
      game.dealNew(at: .zero)
      turn(0, of: game)
      game.leave(at: .seconds(3))
    }
    let (_, app) = try table(.words)
    _ = app.handle(.key("g"), at: .seconds(2))
    #expect(text(app).contains("○○○○  against Cat"))
    #expect(text(app).contains("○○○○  Ann, Bob"))
    size = Size(width: 40, height: 15)
    #expect(text(app).contains(" against Cat  ") && text(app).contains(" Ann, Bob  "))
  }

  @Test func `help explains the keys of the list`() throws {
    let (old, _) = try table(.letters(4))
    turn(0, 1, of: old)
    old.leave(at: .seconds(3))
    let (_, app) = try table(.words)
    for key: Key in ["g", "?"] { _ = app.handle(.key(key), at: .seconds(2)) }
    for words in ["Unfinished games", "Set aside", "the row below"] {
      #expect(text(app).contains(words))
    }
    #expect(!text(app).contains("the next value"))
  }

  @Test func `without such games the list says so, and a game in play is none`() throws {
    let (game, app) = try table(.letters(4))
    turn(0, of: game)
    _ = app.handle(.key("g"), at: .seconds(2))
    #expect(text(app).contains("No other unfinished game."))
    _ = app.handle(.key(.enter), at: .seconds(2))
    #expect(app.dialog == nil && !game.isPaused)
  }

  @Test func `a game that somebody else has taken meanwhile changes nothing but the message`()
    throws
  {
    let (old, _) = try table(.letters(4))
    turn(0, of: old)
    old.leave(at: .seconds(3))
    let (game, app) = try table(.words)
    turn(0, of: game)
    _ = app.handle(.key("g"), at: .seconds(2))
    let (thief, _) = try table(.words, seed: "y")
    thief.unfinished.look()
    thief.unfinished.resume(gameAt: 0, at: .zero)
    _ = app.handle(.key(.enter), at: .seconds(2))
    #expect(game.board.deck.name == "Words" && !game.isPaused)
    #expect(text(app).contains("that game is over, or played in another window"))
  }
}
