import Canvas
import Expectations
import HomeFixtures
import MemorizeViewModel
import Testing

@testable import MemorizeView

/// A table for strangers: no way out of the game, and one list of the best games.
struct KioskTableTests {
  private let home = GameHome()

  private func table(_ player: String? = nil, pairs: Int = 3) throws -> Table {
    let table = try Table(
      home.table(.letters(8), pairs: pairs, isSaved: false, best: home.best(player)),
      isKiosk: true)
    table.pass(.seconds(2))
    return table
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
    try table("anna").viewModel.findAllPairs()
    try table(pairs: 4).viewModel.findAllPairs()
    let table = try table()
    table.press("t")
    #expect(!table.text.contains("*"))
    table.press("t")
    table.viewModel.findAllPairs()
    #expect(table.text.contains("Place 2 of all"))
    table.press("t")
    let rows = try #require(table.content).rows
    expectEqual(rows.map(\.left), ["Letters, 3", " 1   anna", " 2 * you", "Letters, 4", " 1"])
    expectEqual(rows.map(\.isHeading), [true, false, false, true, false])
    expectEqual(rows[1].right, "     3     42   0:00")
  }

  @Test func `what others have finished meanwhile is on the list when it is opened`() throws {
    let table = try table()
    table.press("t")
    #expect(table.text.contains("Nobody has finished a game yet."))
    table.press("t")
    try self.table("ben").viewModel.findAllPairs()
    table.press("t")
    #expect(table.text.contains(" 1   ben"))
  }

  @Test func `a board that was dealt again has no place, and the result says why`() throws {
    let table = try table()
    table.viewModel.dealAgain(at: .zero)
    table.frame()
    table.viewModel.findAllPairs()
    #expect(table.text.contains("none, you had played this board"))
  }
}
