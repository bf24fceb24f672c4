import Canvas
import Expectations
import MemorizeViewModel
import Testing

@testable import MemorizeView

/// Cards in dialogs: the preview of the settings, and the choice for a new deck.
struct DialogCardTests {
  @Test func `wide settings show cards of the deck as they will look`() throws {
    let table = try Table(.pictures, size: Size(120, 36))
    table.press("o")
    let view = try #require(table.dialogView)
    let area = Rect(
      x: view.frame.maxX - CardPreview.size.width, y: view.frame.minY,
      width: CardPreview.size.width - DialogLayout.margin, height: view.frame.height)
    let styles = table.frame().cropped(to: area).cells.map(\.style)
    for role in [ColorRole.table, .back, .face, .cursor, .shadow] {
      #expect(styles.contains { $0.foreground == role || $0.background == role }, "\(role)")
    }
    for pair in table.viewModel.board.deck.pairs.prefix(2) {
      #expect(table.text.contains(pair.first.text), "\(pair.first.text)")
    }
  }

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
