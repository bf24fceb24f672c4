import Canvas
import Expectations
import MemorizeViewModel
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
    let sizes = [(80, 24), (25, 5), (1, 1), (40, 12), (120, 36), (500, 200), (13, 3)]
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

  @Test func `a preview shows kana in large letters, even if only of fewer pairs`() throws {
    let table = try table("Kana", Size(120, 36))
    table.press(.escape)
    let chooser = try #require(table.app.screen as? ChooserScreen)
    let area = try #require(chooser.layout.preview)
    let preview = table.frame().cropped(to: area)
    let kana = preview.description.unicodeScalars.filter { (0x3040...0x30FF).contains($0.value) }
    #expect(kana.isEmpty)
    #expect(preview.cells.contains { $0.style.foreground == .ink })
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

  @Test func `Enter adds the picture that was found first`() throws {
    for width in [80, 40] {
      let table = try EditorTable(size: Size(width, 24))
      table.editor?.move(to: .newFirst)
      table.enter("bear")
      #expect(table.faces.last == "🐻" && table.editor?.field?.text == "")
    }
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

  @Test func `a click adds a picture`() throws {
    let table = try table()
    table.type("bear")
    try table.click("🐻")
    expectEqual(table.faces.last, "🐻")
  }

  @Test func `the cards of the pair under the cursor are shown as they will look`() throws {
    let table = try EditorTable("Capitals")
    let frame = table.frame()
    let sidebar = try #require(table.editor?.layout.sidebar)
    let part = frame.cropped(to: sidebar)
    #expect(part.description.contains("France") && part.description.contains("Paris"))
    #expect(part.cells.contains { $0.style.background == .definition })
    try expectNil(EditorTable("Capitals", size: Size(60, 20)).editor?.layout.sidebar)
  }
}
