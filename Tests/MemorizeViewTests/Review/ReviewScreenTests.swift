import Canvas
import Decks
import Expectations
import MemorizeViewModel
import Options
import Testing

@testable import MemorizeView

/// The review and what is shown before practice, as they were last looked at.
struct ReviewScreenTests {
  private static let sizes = [(25, 5), (60, 20), (80, 24), (120, 40)]

  private func table(
    _ deck: Deck, _ size: (Int, Int), _ capabilities: Capabilities = Capabilities(),
    motion: MotionLevel = .none
  ) throws -> Table {
    let table = try Table(
      deck, pairs: 4, size: Size(size.0, size.1), motion: motion, capabilities: capabilities)
    table.openReview()
    return table
  }

  @Test(arguments: sizes)
  func `a card that was forgotten is marked where it lay`(size: (Int, Int)) throws {
    for (name, capabilities) in Capabilities.looks {
      let table = try table(.pictures, size, capabilities)
      table.press(.tab)
      try table.expectRecorded("review-\(name)-\(size.0)x\(size.1)", region: table.belowStatus)
    }
  }

  @Test func `a definition that was forgotten is marked, and words are shortened`() throws {
    for (name, capabilities) in Capabilities.looks {
      let table = try table(.words, (80, 24), capabilities)
      table.press(.tab, .tab)
      try table.expectRecorded("review-words-\(name)", region: table.belowStatus)
    }
  }

  @Test func `bare cards have the mark beside them`() throws {
    for (name, capabilities) in Capabilities.looks {
      let table = try Table(.letters(40), pairs: 40, size: Size(40, 12), capabilities: capabilities)
      table.choose(0, 2, 1, 3)
      for pair in 0..<40 { table.choose(2 * pair, 2 * pair + 1) }
      table.pass(.seconds(5))
      table.press("v", .tab)
      try table.expectRecorded("review-bare-\(name)", region: table.belowStatus)
    }
  }

  @Test(arguments: sizes)
  func `it opens with what there is to see and ends with what it came to`(size: (Int, Int)) throws {
    let table = try table(.pictures, size)
    try table.expectRecorded("review-start-\(size.0)x\(size.1)", region: table.lines)
    table.press(.end)
    try table.expectRecorded("review-end-\(size.0)x\(size.1)", region: table.lines)
  }

  @Test func `text and marks wait for the motion`() throws {
    let table = try table(.pictures, (80, 24), motion: .full)
    table.press(.tab, .left, .right)
    table.pass(.milliseconds(100))
    try table.expectRecorded("review-moving", region: table.belowStatus)
    table.pass(.seconds(2))
    try table.expectRecorded("review-solid-80x24", region: table.belowStatus)
  }

  @Test(arguments: sizes)
  func `what had been seen is shown before practice`(size: (Int, Int)) throws {
    for (name, capabilities) in Capabilities.looks {
      let table = try table(.pictures, size, capabilities)
      table.press(.tab, .tab, .enter)
      try table.expectRecorded("practice-\(name)-\(size.0)x\(size.1)", region: table.belowStatus)
    }
  }

  @Test func `the help of the review lists its keys`() throws {
    let table = try table(.pictures, (80, 24))
    table.press("?")
    try table.expectRecorded("review-help", region: table.dialogFrame)
  }
}

/// The line of moves below a recording.
struct CourseLineTests {
  @Test func `a segment stands for each move, and a mark for the current one`() throws {
    let table = try Table(.pictures, pairs: 4, size: Size(80, 24))
    table.openReview()
    let line = try #require(table.review?.stage.layout?.courseLine)
    #expect(table.line(line.minY).hasSuffix("8 moves"))
    table.press(.tab)
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
    let table = try Table(.pictures, pairs: 4, size: Size(80, 19))
    table.openReview()
    expectNil(table.review?.stage.layout?.courseLine)
    #expect(table.review?.stage.layout?.remarkLine != nil)
  }

  /// The Linux console shows bold black on a colour in gray.
  @Test func `the mark of a forgotten card is black on the console, and bold elsewhere`() throws {
    for (capabilities, isBold) in [(Capabilities.console, false), (Capabilities(), true)] {
      let table = try Table(.pictures, pairs: 4, capabilities: capabilities)
      table.openReview()
      table.press(.tab)
      table.pass(.seconds(5))
      let marks = table.frame().cells.filter {
        $0.glyph == "!" && $0.style.attributes.contains(.reverse)
      }
      #expect(!marks.isEmpty && marks.allSatisfy { $0.style.attributes.contains(.bold) == isBold })
    }
  }
}
