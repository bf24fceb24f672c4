import Canvas
import Expectations
import MemoryGame
import Testing

@testable import MemorizeView

/// The faces of a deck as cards, where the terminal draws pictures.
struct EditorCardTests {
  private static let sizes = [Size(80, 24), Size(120, 36)]

  private func table(_ size: Size, _ deck: String = "Halloween") throws -> EditorTable {
    try EditorTable(deck, size: size, capabilities: .quadrants)
  }

  /// The cells of a face on the screen.
  private func frame(_ index: Int, _ table: EditorTable) throws -> Rect {
    let editor = try #require(table.editor)
    let body = editor.layout.page.body
    return editor.layout.frame(of: .first(index)).moved(y: body.minY - editor.scroll)
  }

  @Test(arguments: sizes)
  func `faces are cards with pictures, and none overlaps another`(size: Size) throws {
    let table = try table(size)
    let editor = try #require(table.editor)
    let frames = try (0..<26).map { try frame($0, table) }
    for (index, frame) in frames.enumerated() {
      #expect(frame.maxX <= editor.layout.width)
      for other in frames[(index + 1)...] {
        #expect(frame.maxX < other.minX || other.maxX < frame.minX || frame.maxY <= other.minY)
      }
    }
    let canvas = table.frame()
    let middle = canvas[frames[1].middle].style
    #expect(middle.foreground.artwork != nil || middle.background.artwork != nil)
  }

  @Test(arguments: [Size(60, 16), Size(40, 15)])
  func `without room faces are text`(size: Size) throws {
    let table = try table(size)
    expectNil(table.editor?.layout.card)
    #expect(table.text.contains("🎃"))
  }

  @Test(arguments: sizes)
  func `word pairs stay rows, and have numbers, both cards and a check`(size: Size) throws {
    let table = try table(size, "NATO")
    let editor = try #require(table.editor)
    expectNil(editor.layout.card)
    #expect(table.text.contains(" 1 "))
    #expect(table.text.contains("✓ no repeated term"))
    expectEqual(editor.previewFaces.map(\.text), ["A", "Alfa"])
    table.press(.up)
    table.enter("B")
    table.type("Boris")
    expectEqual(editor.previewFaces.map(\.text), ["B", "Boris"])
    table.press(.enter)
    #expect(table.text.contains("! 1 repeated term"))
  }

  @Test(arguments: sizes)
  func `the cursor goes from card to card, and the whole card is visible`(size: Size) throws {
    let table = try table(size)
    let editor = try #require(table.editor)
    let perLine = editor.layout.items.perLine
    expectEqual(editor.focus, .first(0))
    table.press(.down)
    expectEqual(editor.focus, .first(perLine))
    table.press(.right, .up)
    expectEqual(editor.focus, .first(1))
    for _ in 0..<30 {
      table.press(.right)
      guard let index = editor.focus.pair else { break }
      let frame = try frame(index, table)
      let body = editor.layout.page.body
      #expect(frame.minY >= body.minY && frame.maxY <= body.maxY)
      let canvas = table.frame()
      expectEqual(canvas.cursor, frame.origin)
    }
    table.press(.end, .pageUp, .pageUp, .pageUp, .pageUp, .pageUp)
    #expect(editor.focus.pair.map { $0 < 2 * perLine } ?? true)
  }

  @Test(arguments: sizes)
  func `a click chooses a card, another one types, and its mark removes it`(size: Size) throws {
    let table = try table(size)
    let before = table.faces
    let card = try frame(2, table)
    table.click(card.middle)
    #expect(table.editor?.focus == .first(2) && table.editor?.field == nil)
    table.click(card.middle)
    expectEqual(table.editor?.field?.text, before[2])
    table.press(.escape)
    table.click(Point(x: card.maxX - 1, y: card.minY + 2))
    expectEqual(table.faces, before)
    table.press(.escape)
    table.click(Point(x: card.maxX - 2, y: card.minY))
    expectEqual(table.faces, before.filter { $0 != before[2] })
  }

  @Test(arguments: sizes)
  func `the text of a card is changed in the sidebar and covers no other card`(size: Size) throws {
    let table = try table(size)
    table.press(.right, .enter)
    let editor = try #require(table.editor)
    let area = try #require(editor.searchFrame)
    #expect(editor.field != nil && editor.textFrame(of: editor.focus) == area)
    #expect(table.text.contains("Change the card"))
    table.type("x")
    let before = editor.field?.text
    table.click(area.origin)
    table.type("y")
    #expect(editor.focus == .first(1) && editor.field?.text == "y" + (before ?? ""))
  }

  @Test func `the header says that a change is saved, and how to undo it`() throws {
    let table = try table(EditorCardTests.sizes[0])
    #expect(table.text.contains("Edit deck  Halloween, built-in"))
    #expect(!table.text.contains("Saved. u undo"))
    table.press("x")
    #expect(table.text.contains("Saved. u undo"))
    #expect(table.text.contains("Halloween, replaces built-in deck"))
  }

  @Test func `the row of the field under the cursor is selected`() throws {
    let table = try table(EditorCardTests.sizes[0])
    table.press(.left, .left)
    expectEqual(table.editor?.focus, .kind)
    let frame = table.frame()
    let point = try #require(frame.position(of: "Cards  "))
    expectEqual(frame[Point(x: 0, y: point.y)].glyph, "▌")
    #expect((0..<20).allSatisfy { frame[Point(x: $0, y: point.y)].style.background == .selection })
  }

  @Test(arguments: sizes)
  func `every picture that was found is visible and can be clicked`(size: Size) throws {
    let table = try table(size, "Weather")
    let editor = try #require(table.editor)
    table.press(.left)
    table.type("fa")
    let area = try #require(editor.layout.sidebar)
    let shown = Set(area.points.compactMap(editor.picker.index))
    #expect(shown.count > 8 && shown == Set(editor.picker.choices.indices))
    let point = try #require(area.points.first { editor.picker.index(at: $0) == shown.count - 1 })
    let face = try #require(editor.picker.choices.map(\.face).last)
    table.click(point)
    #expect(table.faces.contains(face) && editor.field?.text == "")
  }
}
