import Canvas
import Expectations
import Pictures
import Testing

@testable import MemorizeView

/// The place for a new card, and the pictures that are offered for it.
struct EditorSuggestionTests {
  private static let sizes = [Size(80, 24), Size(120, 36)]

  private func table(_ size: Size = sizes[0], _ deck: String = "Halloween") throws -> EditorTable {
    try EditorTable(deck, size: size, capabilities: .quadrants)
  }

  /// The faces of a group that has a heading, from its first row to the next heading.
  private func faces(_ group: PicturePicker.Group, _ table: EditorTable) throws -> [String] {
    let picker = try #require(table.editor).picker
    guard let top = picker.headings.first(where: { $0.group == group })?.origin.y else { return [] }
    let bottom = picker.headings.map(\.origin.y).filter { $0 > top }.min() ?? Int.max
    return picker.choices.filter { (top..<bottom).contains($0.frame.minY) }.map(\.face)
  }

  @Test(arguments: sizes)
  func `the first card adds a card, by Enter or by a click`(size: Size) throws {
    let table = try table(size)
    let editor = try #require(table.editor)
    let slot = editor.layout.frame(of: .newFirst)
    let first = editor.layout.frame(of: .first(0))
    #expect(slot.minY == first.minY && slot.maxX < first.minX && slot.size == first.size)
    #expect(table.text.contains("+ add"))
    let before = table.faces
    table.press(.left)
    #expect(editor.focus == .newFirst && editor.field?.text == "")
    table.press(.enter, .enter)
    expectEqual(table.faces.count, before.count + 1)
    table.press(.up, .up)
    expectEqual(editor.focus, .kind)
    let point = slot.middle.moved(x: 0, y: editor.layout.page.body.minY - editor.scroll)
    table.click(point)
    #expect(editor.focus == .newFirst && editor.field?.text == "")
    table.enter("word")
    expectEqual(table.faces.last, "word")
  }

  @Test(arguments: sizes)
  func `arrows leave the first card where nothing is typed`(size: Size) throws {
    let table = try table(size)
    let editor = try #require(table.editor)
    table.press(.left, .right)
    expectEqual(editor.focus, .first(0))
    table.press(.left, .down)
    expectEqual(editor.focus, .first(editor.layout.items.perLine - 1))
    table.press(.up)
    expectEqual(editor.focus, .newFirst)
    table.press(.left)
    expectEqual(editor.focus, .kind)
  }

  @Test(arguments: sizes)
  func `near pictures resemble those of the deck and are not in it`(size: Size) throws {
    let table = try table(size)
    let near = try faces(.near, table)
    #expect(near.count >= 12 && Set(near).isDisjoint(with: table.faces))
    let nearest = Pictures.faces(near: table.faces).filter { $0.columns == 2 }
    expectEqual(near, Array(nearest.prefix(near.count)))
  }

  @Test func `near pictures resemble the first one that was found`() throws {
    let table = try table(EditorSuggestionTests.sizes[1])
    table.press(.left)
    table.type("rocket")
    let near = try faces(.near, table)
    try expectEqual(faces(.found, table), ["🚀"])
    #expect(near.contains("🛸") && !near.contains("🐻"))
  }

  @Test(arguments: sizes)
  func `recent pictures are offered in other decks`(size: Size) throws {
    let table = try table(size)
    #expect(try faces(.recent, table).isEmpty)
    table.press(.left)
    for word in ["rocket", "rainbow"] { table.enter(word) }
    #expect(try faces(.recent, table).isEmpty)
    table.press(.control("t"))
    try expectEqual(faces(.recent, table), ["🌈"])
    #expect(table.text.contains("Recent"))
  }

  @Test(arguments: sizes)
  func `the cursor goes through the pictures, and Enter adds one after another`(size: Size) throws {
    let table = try table(size)
    let editor = try #require(table.editor)
    table.press(.left, .enter, .right, .down)
    let picked = try #require(editor.picked.flatMap { editor.picker.choices[at: $0] })
    expectEqual(picked.frame.minX, editor.picker.choices[at: 1]?.frame.minX)
    expectEqual(table.frame().cursor, picked.frame.origin)
    let before = table.faces
    table.press(.enter)
    #expect(table.faces == before + [picked.face] && editor.picked != nil)
    table.press(.enter)
    expectEqual(table.faces.count, before.count + 2)
    table.press(.up, .up)
    #expect(editor.focus == .newFirst && editor.picked == nil)
    table.press(.backTab)
    expectEqual(editor.focus, .kind)
  }

  @Test func `a picture can be clicked while the cursor is on a card`() throws {
    let table = try table()
    let editor = try #require(table.editor)
    let choice = try #require(editor.picker.choices.first)
    table.click(choice.frame.origin)
    #expect(editor.focus == .first(0) && table.faces.last == choice.face)
    #expect(table.text.contains("✓ in the"))
    table.press("u")
    #expect(!table.faces.contains(choice.face))
  }

  @Test func `a click on the field starts typing`() throws {
    let table = try table()
    try table.click("an emoji or a word")
    expectEqual(table.editor?.focus, .newFirst)
    table.enter("word")
    expectEqual(table.faces.last, "word")
  }

  @Test func `the card below shows what Enter adds`() throws {
    let table = try table(EditorSuggestionTests.sizes[1])
    let editor = try #require(table.editor)
    table.press(.left)
    table.type("rocket")
    expectEqual(editor.previewFaces.map(\.text), ["🚀"])
    table.press(.backTab)
    expectEqual(editor.previewFaces.map(\.text), ["rocket"])
    table.press(.tab)
    expectEqual(editor.previewFaces.map(\.text), ["🚀"])
    table.press(.enter)
    expectEqual(table.faces.last, "🚀")
  }

  @Test func `without a sidebar pictures are in a row below the field`() throws {
    let table = try table(Size(40, 15))
    let editor = try #require(table.editor)
    #expect(!editor.layout.hasAddSlot && editor.picker.choices.isEmpty)
    table.press(.up)
    let before = table.text
    #expect(editor.focus == .newFirst && !editor.picker.choices.isEmpty)
    #expect(editor.picker.choices.allSatisfy { before.contains($0.face) })
    table.type("rocket")
    expectEqual(editor.picker.choices.map(\.face).last, "rocket")
    table.press(.enter)
    expectEqual(table.faces.last, "🚀")
    table.press(.down)
    #expect(editor.focus.pair != nil && editor.picker.choices.isEmpty)
  }

  @Test func `a word list and a terminal without emoji have no pictures to choose`() throws {
    let words = try table(EditorSuggestionTests.sizes[0], "NATO")
    expectEqual(words.editor?.picker.choices.isEmpty, true)
    let ascii = try EditorTable(capabilities: .ascii)
    expectEqual(ascii.editor?.picker.choices.isEmpty, true)
    ascii.press(.left)
    ascii.enter("word")
    expectEqual(ascii.faces.last, "word")
  }

  @Test(arguments: [(40, 15), (80, 24), (120, 36)])
  func `the editor with pictures near to the deck and recent ones, and while one is chosen`(
    size: (Int, Int)
  ) throws {
    let table = try EditorTable(size: Size(size.0, size.1))
    table.press(size.0 < 76 ? .up : .left)
    table.enter("rainbow")
    table.press(.control("t"))
    try table.expectRecorded("editor-suggestions-\(size.0)x\(size.1)")
    table.type("rocket")
    try table.expectRecorded("editor-picking-\(size.0)x\(size.1)")
  }

  @Test(arguments: [(40, 15), (80, 24), (120, 36)])
  func `the editor of a new deck, with the place for its first card`(size: (Int, Int)) throws {
    let table = try table(Size(size.0, size.1))
    table.press(.escape, "A", .enter, .down, .down, .down, .down)
    expectEqual(table.editor?.focus, .newFirst)
    try table.expectRecorded("editor-new-\(size.0)x\(size.1)")
  }
}
