import Canvas
import Decks
import Expectations
import HomeFixtures
import MemorizeViewModel
import Testing

@testable import MemorizeView

/// Recorded screens of the statistics.
struct StatisticsScreenTests {
  /// A new figure or milestone changes these two screens and the plain text, but no other one.
  @Test(arguments: [(120, 40), (40, 12)])
  func `all games`(size: (Int, Int)) throws {
    let table = StatisticsTable(size: Size(width: size.0, height: size.1))
    try RecordedScreen.matches(table.frame(), "statistics-\(size.0)x\(size.1)")
  }

  @Test(
    arguments: [(200, 60), (80, 24), (60, 20), (40, 12), (25, 5), (1, 1)],
    [Capabilities(), .wire, .ascii, .console])
  func `the page fits any window and any glyphs`(size: (Int, Int), capabilities: Capabilities) {
    let size = Size(width: size.0, height: size.1)
    let frame = StatisticsTable(size: size, capabilities: capabilities).frame()
    expectEqual(frame.size, size)
    let text = frame.description
    #expect(size.width < 25 || text.hasPrefix(" < Stat") || text.hasPrefix(" ◄ Stat"), "\(text)")
    #expect(capabilities.glyphs != .ascii || text.allSatisfy(\.isASCII))
    #expect(size.height < 12 || text.contains("Moves over par"), "\(text)")
  }

  @Test(arguments: [("solid", Capabilities()), ("ascii", .ascii), ("console", .console)])
  func `charts follow below`(name: String, capabilities: Capabilities) throws {
    let table = StatisticsTable(size: Size(width: 60, height: 62), capabilities: capabilities)
    var frame = table.frame()
    frame.cursor = nil
    let first = try #require(frame.position(of: "Moves over par"))
    let next = try #require(frame.position(of: "Milestones"))
    try RecordedScreen.matches(
      frame, "statistics-charts-\(name)",
      region: Rect(x: 0, y: first.y, width: 58, height: next.y - first.y))
  }

  @Test func `the games of one deck`() throws {
    let table = StatisticsTable(size: Size(width: 80, height: 60))
    table.press(.tab)
    #expect(table.frame().description.contains("Statistics: Halloween, 8  2 of"))
    table.press(.backTab, .backTab)
    #expect(table.frame().description.contains("Tokyo and others far away, 8, close gaps"))
  }

  @Test func `before the first game, a sentence says so`() throws {
    let table = StatisticsTable(Statistics(), size: Size(width: 40, height: 12))
    try RecordedScreen.matches(table.frame(), "statistics-none")
  }

  @Test func `a key for more is offered only where there is more`() {
    let size = Size(width: 60, height: 20)
    #expect(StatisticsTable(size: size).frame().description.contains("PageDown more"))
    let empty = StatisticsTable(Statistics(), size: Size(width: 120, height: 40))
    #expect(!empty.frame().description.contains("PageDown"))
  }

  @Test func `plain text suits any terminal, printer and pipe`() throws {
    for isASCII in [false, true] {
      let lines = StatisticsText.lines(.sample(), today: 30, isASCII: isASCII)
      #expect(lines.allSatisfy { $0.columns <= 80 })
      #expect(!isASCII || lines.allSatisfy { $0.allSatisfy(\.isASCII) })
      #expect(lines.contains { $0.hasPrefix("Forgetting curve") })
      #expect(!lines.contains { $0.hasSuffix(" ") })
      if isASCII { continue }
      var canvas = Canvas(size: Size(width: 80, height: lines.count))
      for (y, line) in lines.enumerated() { canvas.write(line, at: Point(x: 0, y: y)) }
      try RecordedScreen.matches(canvas, "statistics-text")
    }
  }
}

/// Milestones on the result and on the page of statistics.
struct MilestoneScreenTests {
  private let home = GameHome()

  private func finishedTable(size: Size) throws -> Table {
    let deck = Deck(
      name: "Letters", color: .blue, usualPairs: 6, pairs: "abcdef".map { Pair(twin: "\($0)") })
    let table = try Table(home.table(deck), size: size)
    table.win()
    table.pass(.seconds(9))
    try #require(table.result != nil)
    return table
  }

  @Test(arguments: [(80, 24), (40, 15), (25, 8)])
  func `one line on the result says what was reached`(width: Int, height: Int) throws {
    let table = try finishedTable(size: Size(width: width, height: height))
    #expect(table.bottom.contains("Faultless") || table.bottom.contains("Milestone"))
    table.press("n")
    table.win()
    table.pass(.seconds(9))
    #expect(table.result != nil && !table.bottom.contains("Milestone"))
    #expect(!table.bottom.contains("Faultless"))
  }

  @Test func `the page lists what was reached with its day, then the others`() throws {
    let table = try finishedTable(size: Size(width: 120, height: 60))
    table.press("t")
    let rows = table.frame().description.split(separator: "\n")
    let title = try #require(rows.firstIndex { $0.contains("Milestones") })
    #expect(rows[title].contains("1 of \(Milestone.all.count)"))
    #expect(rows[title + 1].contains("★ Faultless, 6+ pairs"))
    #expect(rows[title + 1].contains(home.today.description))
    #expect(rows[title + 2].contains("  30 pairs"))
    #expect(!rows[title + 2].contains("★"))
    table.press(.tab)
    #expect(!table.frame().description.contains("Milestones"))
  }
}
