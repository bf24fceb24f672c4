import Canvas
import Expectations
import MemorizeViewModel
import MemoryGame
import Testing

@testable import MemorizeView

/// The help of the table: a page of the keys that everybody needs, then all keys.
struct HelpTests {
  private static let first = [
    "arrows hjkl", "Space Enter", "f", "i", "n", "d", "y", "J", "Esc p", "q ^C",
  ]

  @Test(arguments: [(80, 24), (79, 23), (120, 36), (200, 60)])
  func `help of the table begins with ten keys, on one page`(width: Int, height: Int) throws {
    let table = try Table(size: Size(width, height))
    table.press("?")
    let text = table.text
    expectEqual(try #require(table.dialogView).rows.range.lastTop, 0)
    #expect(!text.contains("▼") && text.contains("Enter all keys"))
    let rows = try #require(table.content).rows.map(\.left)
    let start = try #require(rows.firstIndex { $0.hasPrefix(HelpTests.first[0]) })
    for (row, keys) in zip(rows[start...], HelpTests.first) { #expect(row.hasPrefix(keys + " ")) }
    #expect(text.contains("Points") && text.contains("A pair scores 2"))
  }

  @Test func `practice, open cards and company fit on one page, too`() throws {
    for variant in [GameVariant(), GameVariant(isOpen: true)] {
      let table = try Table(.words, size: Size(80, 24), rules: Rules(variant: variant))
      table.press("?")
      #expect(table.dialogView?.rows.range.lastTop == 0, "\(table.frame())")
    }
    let table = try Table(.pictures, pairs: 4, size: Size(80, 24))
    table.forgetAndWin()
    table.pass(.seconds(5))
    table.press("v", .tab, .enter, "x", "?")
    #expect(table.viewModel.isPractice)
    #expect(table.dialogView?.rows.range.lastTop == 0, "\(table.frame())")
  }

  @Test(arguments: [.enter, " "] as [Key])
  func `Enter turns to all keys, which Escape closes`(key: Key) throws {
    let table = try Table()
    table.press("?", key)
    #expect(table.text.contains("Shift-Tab"))
    #expect(table.viewModel.moves == 0 && table.dialog is HelpDialog)
    table.press(.escape)
    #expect(table.dialog == nil && table.isOnTop)
  }

  @Test func `Enter turns back to the first keys`() throws {
    let table = try Table(size: Size(80, 24))
    table.press("?", .enter)
    #expect(table.text.contains("Enter first keys"))
    table.press(.enter)
    #expect(table.text.contains("Enter all keys"))
  }

  @Test func `a click turns to all keys, too`() throws {
    let table = try Table(size: Size(80, 24))
    table.press("?")
    try table.click("all keys")
    #expect(table.text.contains("Shift-Tab"))
  }

  @Test func `all keys over another dialog close to it`() throws {
    let table = try Table()
    table.press("p", "?", .enter, .escape)
    #expect(table.dialog is MenuDialog)
  }

  @Test func `another page shows all its keys at once`() throws {
    let table = try Table(size: Size(120, 40))
    table.press("t", "?")
    #expect(!table.text.contains("all keys"))
  }

  @Test func `a small window shows the first keys before the sentences`() throws {
    let table = try Table(size: Size(40, 15))
    table.press("?")
    let rows = try #require(table.content).rows.map(\.left)
    let (keys, points) = (rows.firstIndex(of: "Keys"), rows.firstIndex(of: "Points and stars"))
    try #expect(#require(keys) < #require(points))
  }

  @Test func `help explains open cards in a game with open cards`() throws {
    let table = try Table(.words, rules: Rules(variant: GameVariant(isOpen: true)))
    table.press("?")
    let content = try #require(table.content)
    let text = (content.rows + content.secondColumn).map(\.left).joined(separator: " ")
    #expect(text.contains("There are no points") && !text.contains("scores"))
    #expect(table.text.contains("all cards lie face up"))
  }
}
