import Canvas
import Decks
import Expectations
import MemorizeViewModel
import MemoryGame
import Testing

@testable import MemorizeView

/// A table for strangers: no way out of the game, and one list of the best games.
final class KioskTableTests {
  private let root = TemporaryDirectory()

  private func table(_ player: String? = nil, pairs: Int = 3) throws -> Table {
    let best = BestResults(directory: root.path, player: player, date: { 0 })
    let board = try #require(Board.of(.letters(8), pairs: pairs, seed: "x"))
    let game = try #require(
      TableViewModel.dealing(board, best: best, freshSeed: { "fresh" }))
    let table = try Table(game, isKiosk: true)
    table.pass(.seconds(2))
    return table
  }

  private func win(_ table: Table) {
    let game = table.viewModel
    for card in 0..<(2 * game.pairs) { game.choose(CardID(rawValue: card), at: .seconds(1)) }
  }

  @Test(arguments: [nil, "?", "t", "o", "d", "p"] as [Key?])
  func `nothing suspends the game, and no games of others are shown`(dialog: Key?) throws {
    let table = try table()
    if let dialog { table.press(dialog) }
    let screen = table.app.screen
    expectNil(table.press(.control("z")))
    expectNil(table.send(.suspend))
    expectNil(table.press("g"))
    let isPage = dialog == nil || dialog == "d"
    #expect(table.app.screen === screen && isPage == (table.dialog == nil))
    expectEqual(table.press(.control("c")), .quit)
  }

  @Test func `help offers neither the shell nor other games, but all the rest`() throws {
    let table = try table()
    table.press("?", .enter)
    let content = try #require(table.content)
    let rows = content.rows + content.secondColumn
    for binding in PlayScreen.allBindings {
      let keys = binding.legend.topic?.keys ?? binding.legend.keyNames
      let isOffered = rows.contains { $0.left.hasPrefix(keys + " ") }
      expectEqual(isOffered, ![.games, .study].contains(binding.command))
    }
    #expect(
      rows.contains { $0.left.hasPrefix("^L ") } && !rows.contains { $0.left.hasPrefix("^Z") })
    table.press("o")
    #expect(table.dialog is SettingsDialog)
    #expect(try !#require(table.content).rows.contains { $0.left == Setting.deck.shownTitle })
  }

  @Test func `the result tells the place, and the list marks it`() throws {
    win(try table("anna"))
    win(try table(pairs: 4))
    let table = try table()
    table.press("t")
    #expect(!table.text.contains("*"))
    table.press("t")
    win(table)
    #expect(table.text.contains("Place 2 of all"))
    table.press("t")
    let rows = try #require(table.content).rows
    expectEqual(
      rows.map(\.left), ["Letters, 3", " 1   anna", " 2 * you", "Letters, 4", " 1"])
    expectEqual(rows.map(\.isHeading), [true, false, false, true, false])
    expectEqual(rows[1].right, "     3     42   0:00")
  }

  @Test func `what others have finished meanwhile is on the list when it is opened`() throws {
    let table = try table()
    table.press("t")
    #expect(table.text.contains("Nobody has finished a game yet."))
    table.press("t")
    win(try self.table("ben"))
    table.press("t")
    #expect(table.text.contains(" 1   ben"))
  }

  @Test func `a board that was dealt again has no place, and the result says why`() throws {
    let table = try table()
    table.viewModel.dealAgain(at: .zero)
    table.frame()
    win(table)
    #expect(table.text.contains("none, you had played this board"))
  }
}
