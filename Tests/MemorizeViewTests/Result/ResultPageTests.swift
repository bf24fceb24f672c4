import Canvas
import Expectations
import MemorizeViewModel
import Testing

@testable import MemorizeView

/// The result in large windows and on terminals with few signs, and its details.
struct ResultPageTests {
  @Test(arguments: [ResultTests.Kind.forgetful, .faultless])
  func `the result grows with the window`(kind: ResultTests.Kind) throws {
    let table = try kind.table(Size(200, 60), .quadrants)
    let layout = try #require(table.result).layout
    #expect(layout.star == Size(26, 12) && layout.lineScale == .huge)
    let plain = try kind.table(Size(200, 60))
    try plain.expectRecorded("result-\(kind.rawValue)-200x60", region: Rect(Size(200, 59)))
  }

  @Test func `a line that is too long loses whole pieces at its end`() {
    let line = TextLine("New best!", .gold).adding("  Your best was 11 with 82 points.", .dim)
    expectEqual(line.droppingEnd(to: 43), line)
    expectEqual(line.droppingEnd(to: 40).text, "New best!")
    expectEqual(line.droppingEnd(to: 5).text, "New best!")
  }

  @Test func `Enter deals a new game from the details, too`() throws {
    let table = try ResultTests.Kind.faultless.table(Size(80, 24))
    table.press("a")
    #expect(table.text.contains("Enter new game"))
    table.press(.enter)
    #expect(table.isOnTop && table.dialog == nil && table.viewModel.deals == 1)
  }

  @Test func `the finished table knows the keys of its result`() throws {
    let table = try ResultTests.Kind.faultless.table(Size(80, 24))
    table.press(.escape, "a")
    #expect(table.result != nil && table.dialog is DetailsDialog)
    table.press(.escape, .escape, "R")
    #expect(table.result != nil && table.dialog == nil)
    table.press("n", "a")
    #expect(table.isOnTop && table.dialog == nil, "the new game has no result yet")
  }

  @Test func `confetti stays only where its colours tell it from text`() throws {
    let colorless = Capabilities(colors: .none)
    for (capabilities, stays) in [
      (Capabilities(), true), (.wire, true), (colorless, false), (.ascii, false),
    ] as [(Capabilities, Bool)] {
      let table = try Table(
        .pictures, size: Size(80, 24), motion: .full, capabilities: capabilities)
      table.winAndWait()
      let result = try #require(table.result)
      let falling = try #require(result.nextChange(after: result.confetti.start))
      #expect(falling < result.confetti.end)
      let pieces = result.confetti.pieces(over: result.layout.page.body, at: table.now)
      let frame = table.frame()
      let shown = pieces.count { frame[$0.point].glyph != .blank }
      expectEqual((2 * shown > pieces.count), stays)
    }
  }

  @Test(arguments: [(Capabilities.console, "█"), (.ascii, "#")])
  func `the names of forgotten cards stand on bars without block glyphs, too`(
    capabilities: Capabilities, bar: String
  ) throws {
    let table = try ResultTests.Kind.forgetful.table(Size(80, 24), capabilities)
    #expect(table.text.contains(bar))
  }
}
