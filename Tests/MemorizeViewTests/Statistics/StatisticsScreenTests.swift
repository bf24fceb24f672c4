import Canvas
import MemorizeViewModel
import Testing

@testable import MemorizeView

/// Recorded screens of the statistics.
struct StatisticsScreenTests {
  @Test(
    arguments: [(200, 60), (120, 40), (80, 24), (60, 20), (40, 12), (25, 5), (1, 1)],
    [("solid", Capabilities()), ("wire", .wire), ("ascii", .ascii)])
  func `all games at several sizes`(size: (Int, Int), theme: (String, Capabilities)) throws {
    let table = StatisticsTable(
      size: Size(width: size.0, height: size.1), capabilities: theme.1)
    try RecordedScreen.matches(table.frame(), "statistics-\(size.0)x\(size.1)-\(theme.0)")
  }

  @Test(arguments: [("solid", Capabilities()), ("ascii", .ascii), ("console", .console)])
  func `charts follow below`(name: String, capabilities: Capabilities) throws {
    let table = StatisticsTable(size: Size(width: 60, height: 62), capabilities: capabilities)
    try RecordedScreen.matches(table.frame(), "statistics-charts-\(name)")
  }

  @Test func `the games of one deck`() throws {
    let table = StatisticsTable(size: Size(width: 80, height: 60))
    table.press(.tab)
    try RecordedScreen.matches(table.frame(), "statistics-deck")
    table.press(.backTab, .backTab)
    try RecordedScreen.matches(table.frame(), "statistics-last-deck")
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
      var canvas = Canvas(size: Size(width: 80, height: lines.count))
      for (y, line) in lines.enumerated() { canvas.write(line, at: Point(x: 0, y: y)) }
      try RecordedScreen.matches(canvas, "statistics-text\(isASCII ? "-ascii" : "")")
    }
  }
}
