import Canvas
import Expectations
import MemorizeViewModel
import Pictures
import Testing

@testable import MemorizeView

/// Finding pictures by their names, and the cards as they will look.
struct PicturePickerTests {
  @Test func `pictures are found by the beginning of a word, whole words first`() {
    expectEqual(PictureSearch.faces(named: "bear").first, "🐻")
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
    let table = try EditorTable(size: Size(width: width, height: 24))
    table.press(.left)
    return table
  }

  @Test func `Tab chooses a picture that was found, and Enter adds it`() throws {
    let table = try table()
    let before = table.faces
    table.type("bear")
    let found = try #require(table.editor).picker.faces
    expectEqual(table.editor?.texts.contains("🐻"), true)
    #expect(found.first == "🐻" && table.frame().description.contains("Tab pictures"))
    table.press(.tab, .tab, .backTab, .enter)
    expectEqual(table.faces, before + ["🐻"])
    expectEqual(table.editor?.field?.text, "")
    table.type("bear")
    table.press(.tab, .escape)
    #expect(
      table.editor == nil
        && !table.onDisk.contains { $0.pairs.contains { $0.first.text == "bear" } })
  }

  @Test func `a word can still be added as it is`() throws {
    let table = try table()
    table.type("bear")
    table.press(.enter)
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
    try expectNil(
      EditorTable("Capitals", size: Size(width: 60, height: 20)).editor?.layout.sidebar)
  }
}
