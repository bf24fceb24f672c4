import Canvas
import Decks
import Expectations
import MemorizeViewModel
import MemoryGame
import Options
import Testing

@testable import MemorizeView

/// A table for strangers: no way out of the game, and one list of the best games.
final class KioskTableTests {
  private let root = TemporaryDirectory()
  private var directory: String { root.path }

  private func table(_ player: String? = nil, pairs: Int = 3) throws -> (
    TableViewModel, App
  ) {
    let best = BestResults(directory: directory, player: player, date: { 0 })
    let board = try #require(Board.of(.letters(8), pairs: pairs, seed: "x"))
    let game = try #require(
      TableViewModel.dealing(board, best: best, freshSeed: { "fresh" }))
    let app = App(playing: game, options: ThemeOptions(motion: .none), isKiosk: true)
    _ = text(app)
    return (game, app)
  }

  private func win(_ game: TableViewModel) {
    for card in 0..<(2 * game.pairs) { game.choose(CardID(rawValue: card), at: .seconds(1)) }
  }

  private func text(_ app: App) -> String {
    app.frame(size: Size(width: 79, height: 23), at: .seconds(2)).description
  }

  private func press(_ key: Key, on app: App) -> Request? {
    let request = app.handle(.key(key), at: .seconds(2))
    _ = text(app)
    return request
  }

  @Test(arguments: [nil, "?", "t", "o", "d", "p"] as [Key?])
  func `nothing suspends the game, and no games of others are shown`(dialog: Key?) throws {
    let (_, app) = try table()
    if let dialog { _ = press(dialog, on: app) }
    let screen = app.screen
    expectNil(press(.control("z"), on: app))
    expectNil(app.handle(.suspend, at: .seconds(2)))
    expectNil(press("g", on: app))
    #expect(app.screen === screen && (dialog == nil || dialog == "d") == (app.dialog == nil))
    expectEqual(press(.control("c"), on: app), .quit)
  }

  @Test func `help offers neither the shell nor other games, but all the rest`() throws {
    let (_, app) = try table()
    _ = press("?", on: app)
    _ = press(.enter, on: app)
    let content = try #require(app.content)
    let rows = content.rows + content.secondColumn
    for binding in PlayScreen.allBindings {
      let keys = binding.legend.topic?.keys ?? binding.legend.keyNames
      let isOffered = rows.contains { $0.left.hasPrefix(keys + " ") }
      expectEqual(isOffered, ![.games, .study].contains(binding.command))
    }
    #expect(
      rows.contains { $0.left.hasPrefix("^L ") } && !rows.contains { $0.left.hasPrefix("^Z") })
    _ = press("o", on: app)
    #expect(app.dialog is SettingsDialog)
    #expect(try !#require(app.content).rows.contains { $0.left == Setting.deck.shownTitle })
  }

  @Test func `the result tells the place, and the list marks it`() throws {
    win(try table("anna").0)
    win(try table(pairs: 4).0)
    let (game, app) = try table()
    _ = press("t", on: app)
    #expect(!text(app).contains("*"))
    _ = press("t", on: app)
    win(game)
    #expect(text(app).contains("Place 2 of all"))
    _ = press("t", on: app)
    let rows = try #require(app.content).rows
    expectEqual(
      rows.map(\.left), ["Letters, 3", " 1   anna", " 2 * you", "Letters, 4", " 1"])
    expectEqual(rows.map(\.isHeading), [true, false, false, true, false])
    expectEqual(rows[1].right, "     3     42   0:00")
  }

  @Test func `what others have finished meanwhile is on the list when it is opened`() throws {
    let (_, app) = try table()
    _ = press("t", on: app)
    #expect(text(app).contains("Nobody has finished a game yet."))
    _ = press("t", on: app)
    win(try table("ben").0)
    _ = press("t", on: app)
    #expect(text(app).contains(" 1   ben"))
  }

  @Test func `a board that was dealt again has no place, and the result says why`() throws {
    let (game, app) = try table()
    game.dealAgain(at: .zero)
    _ = text(app)
    win(game)
    #expect(text(app).contains("none, you had played this board"))
  }
}
