import Canvas
import Expectations
import MemorizeViewModel
import Testing

@testable import MemorizeView

/// The dialogs over the table as they were last looked at.
struct DialogScreenTests {
  private static let dialogs: [(String, [Key])] = [
    ("help", ["?"]), ("help-complete", ["?", .enter]), ("menu", ["p"]), ("decks", ["d"]),
    ("settings", ["o"]),
  ]
  private static let sizes = [(79, 23), (40, 12), (25, 5), (1, 1)]

  @Test(arguments: dialogs, sizes)
  func `a dialog opens over the table`(dialog: (String, [Key]), size: (Int, Int)) throws {
    let table = try Table(.pictures, size: Size(size.0, size.1))
    table.choose(0)
    table.pass(.seconds(1))
    for key in dialog.1 { table.press(key) }
    try RecordedScreen.matches(
      table.frame(), "\(dialog.0)-\(size.0)x\(size.1)", region: table.dialogFrame)
  }

  @Test(arguments: dialogs)
  func `a dialog opens where there are no colours`(name: String, keys: [Key]) throws {
    let table = try Table(.pictures, capabilities: .ascii)
    for key in keys { table.press(key) }
    try table.expectRecorded("\(name)-ascii", region: table.dialogFrame)
  }

  @Test(arguments: [500, 1200])
  func `the last pair is celebrated`(milliseconds: Int) throws {
    let table = try Table(.pictures, motion: .full)
    table.win()
    table.press("n")
    table.pass(.seconds(3))
    for pair in 0..<7 { table.choose(2 * pair, 2 * pair + 1) }
    table.pass(.seconds(4))
    table.choose(14, 15)
    table.pass(.milliseconds(300))
    table.pass(.milliseconds(milliseconds))
    try table.expectRecorded("won-\(milliseconds)", region: table.cards, hasEffects: true)
  }
}

/// Where dialogs lie.
struct DialogLayoutTests {
  @Test func `a dialog lies within the window and never covers the last row`() {
    for size in Size.windows(upTo: 100, 40) {
      for rows in [1, 5, 50] {
        let layout = DialogLayout(width: 40, rows: rows, in: size)
        expectEqual(Rect(size).intersection(layout.frame), layout.frame)
        #expect(size.height < DialogLayout.leastHeightForEdges || layout.frame.maxY < size.height)
        #expect(layout.list.minY >= layout.title.minY && layout.list.maxY <= layout.frame.maxY)
      }
    }
  }

  @Test func `everything behind a dialog is dimmed, and emoji are removed`() throws {
    let table = try Table(.pictures)
    table.choose(0)
    let isEmoji = { (cell: Cell) in cell.glyph.columns == 2 }
    #expect(table.frame().cells.contains(where: isEmoji))
    table.press("o")
    let frame = table.frame()
    let dialog = try #require(table.dialogFrame)
    #expect(!frame.cells.contains(where: isEmoji))
    let cell = { (x: Int, y: Int) in frame[Point(x: x, y: y)].style.attributes }
    #expect(cell(0, 0).contains(.dimmed) && cell(0, 22).contains(.dimmed))
    #expect(!cell(dialog.minX + 3, dialog.minY + 1).contains(.dimmed))
  }

  @Test(arguments: [Capabilities(), .console, .ascii])
  func `no button sticks out beside a dialog over its row`(_ capabilities: Capabilities) throws {
    let table = try ResultTests.Kind.forgetful.table(Size(80, 24), capabilities)
    let row = try #require(table.app.screen.buttonRow)
    table.press("a")
    let dialog = try #require(table.dialogFrame)
    #expect((dialog.minY..<dialog.maxY).contains(row.minY))
    let frame = table.frame()
    let outside = (0..<dialog.minX - 1).map { frame[Point(x: $0, y: row.minY)] }
    #expect(outside.allSatisfy { $0.glyph == .blank && $0.style.background == .table })
  }
}

/// Cards in dialogs: the preview of the settings, and the choice for a new deck.
struct DialogCardTests {
  @Test(arguments: [(120, 36, true), (100, 36, false), (120, 20, false), (80, 24, false)])
  func `the preview needs room, and clicks reach the values beside it`(
    width: Int, height: Int, isShown: Bool
  ) throws {
    let table = try Table(.pictures, size: Size(width, height))
    table.press("o")
    expectEqual(table.text.contains("Preview"), isShown)
    let view = try #require(table.dialogView)
    let row = try #require(view.content.rows.firstIndex { $0.left == "Table colour" })
    let point = Point(x: view.list.minX + view.content.controlColumn + 8, y: view.list.minY + row)
    let step = try #require(view.step(at: point, top: 0))
    expectEqual(step, 1)
    expectEqual(
      view.row(at: Point(x: view.frame.maxX - 12, y: point.y), top: 0), (isShown ? nil : row))
  }

  @Test(arguments: [Size(100, 30), Size(40, 12)], [false, true])
  func `a new deck asks for pictures or words`(size: Size, isWords: Bool) throws {
    let chooser = try Chooser(size: size)
    chooser.press("A")
    #expect(chooser.app.dialog is NewDeckDialog)
    for text in ["Matching pictures", "each one twice", "Word pairs"] {
      #expect(chooser.text.contains(text))
    }
    if isWords { chooser.press(size.width > 80 ? .right : .down) }
    chooser.press(.enter)
    expectEqual(chooser.editor?.editor.kind, (isWords ? .words : .faces))
  }

  @Test func `a click on the cards chooses, and I imports instead`() throws {
    let chooser = try Chooser(size: Size(100, 30))
    let before = chooser.names
    chooser.press("A")
    let view = try #require(chooser.app.openDialog).view(size: chooser.size, theme: Theme())
    #expect(view.hasTiles)
    chooser.click(Point(x: view.list.maxX - 10, y: view.list.minY + 4))
    expectEqual(chooser.editor?.editor.kind, .words)
    chooser.press(.escape, "A", "I")
    #expect(chooser.importScreen != nil)
    chooser.press(.escape, "A", .escape)
    #expect(chooser.app.dialog == nil && chooser.names == before)
  }
}
