import Canvas
import Expectations
import MemorizeViewModel
import Testing

@testable import MemorizeView

/// The help of the table: a page of the keys that everybody needs, then all keys.
struct HelpTests {
  private static let first = [
    "arrows hjkl", "Space Enter", "f", "i", "n N", "d", "y", "J", "Esc p", "q ^C",
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
  func `Enter turns to all keys and back, and Escape closes them`(key: Key) throws {
    let table = try Table(size: Size(80, 24))
    table.press("?", key)
    #expect(table.text.contains("Shift-Tab") && table.text.contains("Enter basic keys"))
    table.press(.enter)
    #expect(table.text.contains("Enter all keys"))
    #expect(table.viewModel.moves == 0 && table.dialog is HelpDialog)
    table.press(.escape)
    #expect(table.dialog == nil && table.isOnTop)
  }

  @Test func `a click turns to all keys, too, which close to the dialog below`() throws {
    let table = try Table(size: Size(80, 24))
    table.press("p", "?")
    try table.click("all keys")
    #expect(table.text.contains("Shift-Tab"))
    table.press(.escape)
    #expect(table.dialog is MenuDialog)
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

/// Help closes to the page or dialog on which it was opened.
struct HelpReturnTests {
  private let tour = PageTour(size: Size(80, 24))

  @Test(arguments: PageTour.walks.indices)
  func `help returns to where it was opened, on every page and dialog`(index: Int) throws {
    let walk = PageTour.walks[index]
    let stop = try tour.walk(walk.keys, isOver: walk.isOver)
    let (app, before) = (stop.app, stop.text)
    guard !(app.dialog is HelpDialog) else { return }
    for closing in [Key.escape, .function(1)] {
      let (screen, dialog) = (app.screen, app.dialog.map { type(of: $0) })
      stop.press(.function(1))
      #expect(app.dialog is HelpDialog)
      stop.press(closing)
      #expect(app.screen === screen && app.dialog.map { type(of: $0) } == dialog)
      let names = walk.keys.map(\.name).joined(separator: " ")
      // On the table the pause meanwhile has changed the message and the letters.
      let isTable = screen is PlayScreen && dialog == nil
      #expect(isTable || stop.text == before, "after \(names)")
    }
  }

  @Test func `a dialog below its help keeps its selection, and choosing still works`() throws {
    let stop = try tour.walk(["o", .down, .down], isOver: false)
    let selected = try #require(stop.app.openDialog?.position.selected)
    stop.press("?", "?")
    expectEqual(stop.app.openDialog?.position.selected, selected)
    stop.press(.escape)
    #expect(stop.app.dialogs.isEmpty)
  }

  /// What the help of a dialog says about keys.
  private func words(_ app: some AppFixture) throws -> [String] {
    let open = try #require(app.app.openDialog)
    return open.legends(in: open.view(size: app.size, theme: Theme())).map { legend in
      "\(legend.topic?.keys ?? legend.keyNames): \(legend.topic?.help ?? legend.help)"
    }
  }

  @Test(arguments: [Size(80, 24), Size(40, 15)])
  func `the help of two cards names no rows, pages and values`(size: Size) throws {
    let chooser = try Chooser(size: size)
    chooser.press("A")
    try expectEqual(
      words(chooser),
      ["arrows hjkl Tab: other kind", "Enter Space: next", "Esc A: close the dialog"])
    chooser.press(.right, .enter)
    expectEqual(chooser.editor?.editor.kind, .words)
  }

  @Test func `the help of a dialog names pages only where it scrolls`() throws {
    let table = try Table(size: Size(80, 24))
    table.press("g")
    try expectEqual(words(table), ["Esc g: close the dialog"])
    for height in [24, 60] {
      table.size = Size(80, height)
      table.press(.escape, "o")
      let scrolls = try #require(table.dialogView).rows.range.lastTop > 0
      expectEqual(scrolls, height == 24)
      let lines = try words(table)
      expectEqual(lines.contains("PageUp: a page up"), scrolls)
      #expect(
        lines.contains("Home: the first row") && lines.contains("Up k Shift-Tab: the row above"))
      #expect(lines.contains("Enter Space: change the value"))
    }
  }

  @Test func `a key chosen in the help of a dialog leaves both`() throws {
    let tour = PageTour(size: Size(120, 50))
    let stop = try tour.walk(["a", "?"], isOver: true)
    expectEqual(stop.app.dialogs.count, 2)
    try stop.click("choose another deck")
    #expect(stop.app.screen is ChooserScreen && stop.app.dialogs.isEmpty)
  }
}
