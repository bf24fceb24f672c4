import Canvas
import Expectations
import Testing

@testable import MemorizeView

/// Cards in the editor and in the preview of its deck, as large as there is room for.
struct LargeEditorTests {
  private static let blocks: Capabilities = {
    var capabilities = Capabilities()
    capabilities.blocks = .quadrants
    return capabilities
  }()
  private static let large = Size(width: 200, height: 60)

  private func table(_ deck: String, _ size: Size) throws -> EditorTable {
    try EditorTable(deck, size: size, capabilities: LargeEditorTests.blocks)
  }

  @Test func `faces are as large as they can be while all are visible`() throws {
    let layout = try #require(try table("Halloween", Self.large).editor?.layout)
    expectEqual(layout.card, CardSize(width: 16, height: 9))
    #expect(layout.scroll.count <= layout.page.body.height)
  }

  @Test func `more faces than a page has room for have the usual size`() throws {
    let layout = try #require(
      try table("Halloween", Size(width: 120, height: 36)).editor?.layout)
    expectEqual(layout.card, CardSize(width: 11, height: 6))
  }

  @Test func `the cards of a pair have words in large letters on a large page`() throws {
    let texts = [Size(width: 120, height: 36), Self.large].map {
      (try? table("Capitals", $0).frame().description) ?? ""
    }
    expectEqual(texts.map { $0.components(separatedBy: "France").count - 1 }, [2, 1])
  }

  @Test func `a preview shows kana in large letters, even if only of fewer pairs`() throws {
    let table = try table("Kana", Size(width: 120, height: 36))
    table.press(.escape)
    let chooser = try #require(table.app.screen as? ChooserScreen)
    let area = try #require(chooser.layout.preview)
    let preview = table.frame().cropped(to: area)
    let kana = preview.description.unicodeScalars.filter { (0x3040...0x30FF).contains($0.value) }
    #expect(kana.isEmpty)
    #expect(preview.cells.contains { $0.style.foreground == .ink })
  }

  @Test func `the check of a deck has a sign that the Linux console knows`() throws {
    var capabilities = Capabilities()
    capabilities.glyphs = .console
    let table = try EditorTable("NATO", capabilities: capabilities)
    #expect(table.frame().description.contains("+ no term twice"))
  }
}
