import Canvas
import Decks
import Foundation
import MemorizeViewModel
import MemoryGame
import Options
import Testing

@testable import MemorizeView

/// A table for strangers: no way out of the game, and one list of the best games.
final class PublicTableTests {
  private let directory = FileManager.default.temporaryDirectory
    .appendingPathComponent("public-\(UUID().uuidString)").path

  init() throws {
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: false)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: directory)
  }

  private func table(_ player: String? = nil, pairs: Int = 3) throws -> (
    TableViewModel, TableScreen
  ) {
    let best = BestResults(directory: directory, player: player, date: { 0 })
    let board = try #require(Board.of(.letters(8), pairs: pairs, seed: "x"))
    let game = try #require(
      TableViewModel.dealing(board, best: best, freshSeed: { "fresh" }))
    var options = TableOptions(theme: ThemeOptions(motion: .none))
    options.isPublic = true
    let screen = TableScreen(viewModel: game, options: options)
    _ = text(screen)
    return (game, screen)
  }

  private func win(_ game: TableViewModel) {
    for card in 0..<(2 * game.pairs) { game.choose(CardID(rawValue: card), at: .seconds(1)) }
  }

  private func text(_ screen: TableScreen) -> String {
    screen.frame(size: Size(width: 79, height: 23), at: .seconds(2)).description
  }

  private func press(_ key: Key, on screen: TableScreen) -> Request? {
    let request = screen.handle(.key(key), at: .seconds(2))
    _ = text(screen)
    return request
  }

  @Test(arguments: [nil, "?", "t", "o", "d", "p"] as [Key?])
  func `nothing suspends the game, and no games of others are shown`(dialog: Key?) throws {
    let (_, screen) = try table()
    if let dialog { _ = press(dialog, on: screen) }
    let before = text(screen)
    #expect(press(.control("z"), on: screen) == nil)
    #expect(screen.handle(.suspend, at: .seconds(2)) == nil)
    #expect(press("g", on: screen) == nil)
    #expect(text(screen) == before)
    #expect(press("q", on: screen) == .quit)
  }

  @Test func `help offers neither the shell nor other games, but all the rest`() throws {
    let (_, screen) = try table()
    let rows = screen.content(of: .help).rows
    for binding in KeyTable.table {
      let isOffered = rows.contains { $0.left.hasPrefix(binding.legend.keyNames + " ") }
      #expect(isOffered == (binding.command != .suspend && binding.command != .games))
    }
    #expect(!rows.contains { $0.left.contains("shell") })
    #expect(!screen.content(of: .settings).rows.contains { $0.left == "Deck to begin with" })
  }

  @Test func `the result tells the place, and the list marks it`() throws {
    win(try table("anna").0)
    win(try table(pairs: 4).0)
    let (game, screen) = try table()
    _ = press("t", on: screen)
    #expect(!text(screen).contains("*"))
    _ = press("t", on: screen)
    win(game)
    #expect(text(screen).contains("place: 2 of all"))
    _ = press("t", on: screen)
    let rows = screen.content(of: .best).rows
    #expect(
      rows.map(\.left) == ["Letters, 3", " 1   anna", " 2 * you", "Letters, 4", " 1   "])
    #expect(rows.map(\.isHeading) == [true, false, false, true, false])
    #expect(rows[1].right == "     3     42   0:00")
  }

  @Test func `what others have finished meanwhile is on the list when it is opened`() throws {
    let (_, screen) = try table()
    _ = press("t", on: screen)
    #expect(text(screen).contains("Nobody has finished a game yet."))
    _ = press("t", on: screen)
    win(try table("ben").0)
    _ = press("t", on: screen)
    #expect(text(screen).contains(" 1   ben"))
  }

  @Test func `a board that was dealt again has no place, and the result says why`() throws {
    let (game, screen) = try table()
    game.dealAgain(at: .zero)
    _ = text(screen)
    win(game)
    #expect(text(screen).contains("none, you knew the board"))
  }
}
