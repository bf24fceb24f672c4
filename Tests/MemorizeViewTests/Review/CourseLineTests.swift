import Canvas
import Expectations
import MemorizeViewModel
import Testing

@testable import MemorizeView

/// The line of moves below a recording.
struct CourseLineTests {
  @Test func `a segment stands for each move, and a mark for the current one`() throws {
    let table = try Table(.pictures, pairs: 4, size: Size(width: 80, height: 24))
    table.forgetAndWin()
    table.pass(.seconds(5))
    table.press("v")
    let line = try #require(table.review?.recording.stage.layout?.courseLine)
    #expect(table.line(line.minY).hasSuffix("8 moves"))
    table.press("n")
    let text = table.line(line.minY)
    #expect(text.hasSuffix("Move 2 of 8"))
    #expect(text.contains("━") && text.contains("─") && text.contains("!"))
    #expect(!text.contains("●"), "a forgotten card's mark must not be covered")
    #expect(text.columns <= 80)
    table.press(.left, .left)
    #expect(table.line(line.minY).contains("●"))
    table.press(.end)
    #expect(!table.line(line.minY).contains("─"))
  }

  @Test func `small windows leave the line out`() throws {
    let table = try Table(.pictures, pairs: 4, size: Size(width: 80, height: 19))
    table.forgetAndWin()
    table.pass(.seconds(5))
    table.press("v")
    expectNil(table.review?.recording.stage.layout?.courseLine)
    #expect(table.review?.recording.stage.layout?.remarkLine != nil)
  }

  /// The Linux console shows bold black on a colour in gray.
  @Test func `the mark of a forgotten card is black on the console, and bold elsewhere`() throws {
    for (capabilities, isBold) in [(Capabilities.console, false), (Capabilities(), true)] {
      let table = try Table(.pictures, pairs: 4, capabilities: capabilities)
      table.forgetAndWin()
      table.pass(.seconds(5))
      table.press("v", "n")
      table.pass(.seconds(5))
      let marks = table.frame().cells.filter {
        $0.glyph == "!" && $0.style.attributes.contains(.reverse)
      }
      #expect(!marks.isEmpty && marks.allSatisfy { $0.style.attributes.contains(.bold) == isBold })
    }
  }
}
