import Canvas
import Expectations
import MemoryGame
import Pictures
import Testing

@testable import MemorizeView

/// Recorded screens of the editor.
struct EditorScreenTests {
  @Test(arguments: ["Halloween", "NATO"], [(80, 24), (40, 12), (25, 5), (3, 2)])
  func `the editor at several sizes`(name: String, size: (Int, Int)) throws {
    let table = try EditorTable(name, size: Size(size.0, size.1))
    table.press("x", .right, "x", "u")
    try table.expectRecorded("editor-\(name)-\(size.0)x\(size.1)")
  }

  @Test(arguments: [("wire", Capabilities.wire), ("ascii", .ascii), ("console", .console)])
  func `the editor in few colours or characters`(name: String, capabilities: Capabilities) throws {
    let table = try EditorTable(size: Size(60, 16), capabilities: capabilities)
    table.press("x", .up, .up, .up, .up)
    try table.expectRecorded("editor-\(name)")
  }

  @Test func `typed text covers its neighbours`() throws {
    let table = try EditorTable(size: Size(60, 16))
    table.press(.right, .enter, .end)
    table.type(" of 東京")
    try table.expectRecorded("editor-writing")
  }

  @Test(arguments: 0..<16)
  func `no event does any harm`(seed: Int) throws {
    var dice = SeededGenerator(seed: "editor \(seed)")
    let sizes = [(80, 24), (25, 5), (1, 1), (40, 12), (120, 36), (200, 60), (13, 3)]
    let (width, height) = sizes[seed % sizes.count]
    let capabilities = Capabilities.all + [.quadrants]
    let table = try EditorTable(
      seed % 2 == 0 ? "Halloween" : "NATO", size: Size(width, height),
      capabilities: capabilities[seed % capabilities.count])
    let editor = try #require(table.editor)
    let bound = editor.legends.flatMap(\.keys)
    let keys = bound + ["a", "👻", "\u{200D}", "x", .control("t"), .control("k")]
    for _ in 0..<250 {
      if table.editor == nil { table.press("d", "e") }
      if dice.next(below: 8) == 0 {
        table.send(.paste(["🛸🚀", "a\tb\nc\td", "x"][dice.next(below: 3)]))
      }
      table.doAnything(keys, &dice)
    }
  }
}

/// Cards in the editor and in the preview of its deck, as large as there is room for.
struct LargeEditorTests {
  private static let large = Size(200, 60)

  private func table(_ deck: String, _ size: Size) throws -> EditorTable {
    try EditorTable(deck, size: size, capabilities: .quadrants)
  }

  @Test func `faces are as large as can be while all are visible, else of the usual size`() throws {
    let layout = try #require(try table("Halloween", Self.large).editor?.layout)
    expectEqual(layout.card, CardSize(16, 9))
    #expect(layout.scroll.count <= layout.page.body.height)
    let small = try table("Halloween", Size(120, 36)).editor?.layout
    expectEqual(small?.card, CardSize(11, 6))
  }

  @Test func `the cards of a pair have words in large letters on a large page`() throws {
    let texts = [Size(120, 36), Self.large].map { (try? table("Capitals", $0).text) ?? "" }
    expectEqual(texts.map { $0.components(separatedBy: "France").count - 1 }, [2, 1])
  }

  @Test func `the check of a deck has a sign that the Linux console knows`() throws {
    let table = try EditorTable("NATO", capabilities: Capabilities(glyphs: .console))
    #expect(table.text.contains("+ no repeated term"))
  }
}

/// Finding pictures by their names, and the cards as they will look.
struct PicturePickerTests {
  @Test func `pictures are found by the beginning of a word, whole words first`() {
    expectEqual(PictureSearch.faces(named: "bear").first, "🐻")
    expectEqual(Array(PictureSearch.faces(named: "dog").prefix(2)), ["🐕", "🐶"])
    #expect(PictureSearch.faces(named: "BEA").contains("🐻"))
    #expect(PictureSearch.faces(named: "b").isEmpty)
    #expect(PictureSearch.faces(named: "no such thing").isEmpty)
    expectEqual(PictureSearch.faces(named: "fa").count, PictureSearch.most)
  }

  @Test func `pictures are found by second names, too`() {
    for (word, face) in [("pumpkin", "🎃"), ("car", "🚗"), ("dinosaur", "🦖"), ("coffee", "☕")] {
      #expect(PictureSearch.faces(named: word).contains(face), "\(word)")
    }
    #expect(Set(PictureSearch.secondNames.keys).isSubset(of: Pictures.faces))
  }

  /// An editor with the cursor in the field for a new face.
  private func table(_ width: Int = 80) throws -> EditorTable {
    let table = try EditorTable(size: Size(width, 24))
    table.press(.left)
    return table
  }

  @Test func `Tab chooses a picture that was found, and Enter adds it`() throws {
    let table = try table()
    let before = table.faces
    table.type("bear")
    let found = try #require(table.editor).picker.choices.map(\.face)
    expectEqual(table.editor?.texts.contains("🐻"), true)
    #expect(found.first == "🐻" && table.text.contains("Tab pictures"))
    table.press(.tab, .tab, .backTab, .enter)
    expectEqual(table.faces, before + [found[1]])
    expectEqual(table.editor?.field?.text, "")
    table.type("bear")
    table.press(.tab, .escape)
    #expect(
      table.editor == nil
        && !table.onDisk.contains { $0.pairs.contains { $0.first.text == "bear" } })
  }

  @Test func `the word itself is the last card that is offered`() throws {
    let table = try table()
    table.type("bear")
    expectEqual(table.editor?.picker.choices.map(\.face).last, "bear")
    #expect(table.text.contains("As a word"))
    table.press(.backTab, .enter)
    expectEqual(table.faces.last, "bear")
  }
}

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

  @Test(arguments: sizes)
  func `word pairs stay rows, and have numbers, both cards and a check`(size: Size) throws {
    let table = try table(size, "NATO")
    let editor = try #require(table.editor)
    expectNil(editor.layout.card)
    #expect(table.text.contains(" 1 ") && table.text.contains("✓ no repeated term"))
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
