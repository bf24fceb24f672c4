import Canvas
import Expectations
import MemoryGame
import Testing

@testable import MemorizeView
@testable import MemorizeViewModel

/// The coloured charts of the statistics.
struct StatisticsPageTests {
  private func curve(_ shares: [(from: Int, to: Int?, tests: Int, recalled: Int)]) -> [CurvePoint] {
    shares.map {
      CurvePoint(from: $0.from, to: $0.to, rate: TestCount(tests: $0.tests, recalled: $0.recalled))
    }
  }

  /// The row of each column, in half cells from above, in which a line has a tone.
  private func heights(of tone: ColorRole, _ lines: [TextLine], _ theme: Theme) -> [[Int]] {
    let width = lines.map(\.columns).max() ?? 0
    var canvas = Canvas(size: Size(width, lines.count))
    for (y, line) in lines.enumerated() {
      line.draw(at: Point(x: 0, y: y), width: width, theme: theme, on: &canvas)
    }
    return (0..<width).map { x in
      lines.indices.flatMap { y -> [Int] in
        let cell = canvas[Point(x: x, y: y)]
        let (front, back) = (cell.style.foreground == tone, cell.style.background == tone)
        switch cell.glyph {
        case "▀": return (front ? [2 * y] : []) + (back ? [2 * y + 1] : [])
        case "▄": return (back ? [2 * y] : []) + (front ? [2 * y + 1] : [])
        default: return back ? [2 * y, 2 * y + 1] : []
        }
      }
    }
  }

  @Test func `the curve runs through the shares, within a band`() {
    let points = curve([(1, 1, 100, 100), (2, 2, 100, 50), (3, 4, 4, 1)])
    let chart = ForgettingPlot(points: points, width: 45, height: 10, theme: Theme())
    let lines = Array(chart.lines.prefix(10))
    let curve = heights(of: .chart, lines, Theme()).dropFirst(5)
    #expect(curve.allSatisfy { $0.count == 1 } && curve.first == [0] && curve.last == [15])
    let band = heights(of: .rule, lines, Theme()).dropFirst(5)
    // Four tests say little, so the band is wide at the end.
    for (line, rows) in zip(curve, band) {
      guard let first = rows.min(), let last = rows.max() else { continue }
      #expect(line.allSatisfy { first - 1 <= $0 && $0 <= last + 1 })
    }
  }

  @Test(arguments: [6, 20, 37, 90], [1, 5, 20])
  func `the curve keeps to its size, and names its axes`(width: Int, height: Int) {
    let points = curve([(1, 1, 9, 9), (9, 16, 9, 3), (65, nil, 9, 0)])
    let lines = ForgettingPlot(points: points, width: width, height: height, theme: Theme()).lines
    // The axis, and its explanation in one line or two.
    expectEqual(lines.count, height + (width == 20 ? 3 : 2))
    for line in lines { #expect(line.columns <= width, "\(line.text)") }
    #expect(lines[0].text.hasPrefix("100%") && lines[height].text.contains("1"))
    guard width > 30 else { return }
    let ticks = lines[height].text.split(separator: " ").compactMap { Int($0) }
    expectEqual(ticks, [1, 2, 4, 8, 16, 32, 64])
  }

  @Test func `without shades a figure says how many games there were`() {
    var streak = DayStreak()
    for day in [20, 19, 19] + Array(repeating: 18, count: 12) { streak.add(day) }
    let lines = DayCalendar(streak: streak, today: 21, width: 6, theme: Theme(.ascii)).lines
    expectEqual(lines.map(\.text), ["", "Mo  9", "    2", "We  1", "    .", "Fr", "", "Su"])
  }
}

/// Charts as text.
struct StatisticsChartTests {
  private static let values = [4.0, 2, -1, 0, 0.5, 3, 1]

  private func text(_ lines: [TextLine]) -> String { lines.map(\.text).joined(separator: "\n") }

  private func trend(
    _ values: [Double], width: Int, height: Int = 4, _ glyphs: Capabilities.Glyphs = .unicode
  ) -> String {
    text(TrendChart(values: values, width: width, height: height, glyphs: glyphs).lines)
  }

  @Test func `one bad game does not flatten the others: its bar ends in a mark`() {
    let values = [4.0, 2, -1, 34.6, 0.5, 3, 1]
    expectEqual(
      trend(values, width: 44),
      """
         +4 ██       ▲▲
            ██       ██    ██
         +2 ██ ██    ██    ██
            ██ ██    ██ ▄▄ ██ ██
        par ─────────────────────
         -1       ██
            mean +6.3  ▲ up to +34.6  best -1.0
      """)
    let ascii = trend(values, width: 44, .ascii)
    #expect(ascii.contains("^^") && ascii.contains("^ up to +34.6"))
    #expect(!trend([30, 34.6, 28], width: 40).contains("▲"))
  }

  @Test func `of a few games no more than a quarter is cut, and the line says how high it is`() {
    for width in [36, 60] {
      let drawn = trend([0.3, 1.2, 9.1, 21.2], width: width, height: 6)
      #expect(drawn.contains("▲ up to +21.2") || drawn.contains("▲ +21.2"), "\(drawn)")
      expectEqual(drawn.count { $0 == "▲" } - 1, 2, "one bar of two columns")
    }
  }

  @Test(arguments: [0, 1, 2, 29, 30, 31, 100])
  func `a trend shows as many of the latest games as fit`(count: Int) {
    let values = (0..<count).map { Double($0 % 7) - 2 }
    for width in [8, 25, 37, 200] {
      let chart = TrendChart(values: values, width: width, height: 5, glyphs: .unicode)
      expectEqual(chart.shown, min(count, width - 7))
      for line in chart.lines.dropLast() { #expect(line.text.columns <= width) }
    }
  }

  @Test func `each place has a shade and a figure`() {
    let board = GameKind.of(4)
    let shares = [(0, 10, 10), (1, 7, 10), (2, 3, 10), (3, 0, 10), (5, 99, 100)]
    let recalls = shares.map {
      PlaceRecall(place: $0.0, rate: TestCount(tests: $0.2, recalled: $0.1))
    }
    let grid = PlaceGrid(nearSquare: board)
    let few = Theme(Capabilities(colors: .sixteen))
    let wide = HeatMap(recalls: recalls, grid: grid, width: 80, theme: few).lines
    expectEqual(wide.prefix(2).map(\.text), ["░░  0 ▒▒ 30 ▓▓ 70 ██100", "    · ░░  1     ·     ·"])
    let blocks = HeatMap(
      recalls: recalls, grid: grid, width: 80, theme: Theme(), blockHeight: 3
    ).lines
    expectEqual(
      blocks.prefix(6).map(\.text),
      [
        "", "   0%      30%      70%      100%", "", "", "   ·        1%       ·        ·", "",
      ])
    expectEqual(
      text(Array(blocks.dropFirst(6))),
      "How often (%) you forgot a card in this place. ·: fewer than 3 tests.")
    let colors = blocks[0].parts.compactMap(\.background)
    #expect(
      colors.count == 4 && Set(colors).count == 4 && colors[0] == blocks[1].parts[0].background)
    expectEqual(blocks[4].parts[0].background, .trace)
    let ascii = HeatMap(recalls: recalls, grid: grid, width: 12, theme: Theme(.ascii)).lines
    expectEqual(ascii.prefix(2).map(\.text), [".0 :3 +7 #9", " - .0  -  -"])
  }

  @Test(arguments: [(4, 4), (8, 4), (10, 5), (26, 13), (3, 3), (2, 2)])
  func `a grid is nearly square and has full rows`(pairs: Int, columns: Int) {
    let grid = PlaceGrid(nearSquare: GameKind.of(pairs))
    #expect(
      grid.cells.count == 2 * pairs && Set(grid.cells.map { [$0.x, $0.y] }).count == 2 * pairs)
    #expect(pairs == 26 || grid.columns == columns)
  }

  @Test func `numbers carry their sign`() {
    expectEqual(
      [1.25, -0.34, 0.04, -0.04, 12].map(\.signedText), ["+1.3", "-0.3", "0.0", "0.0", "+12.0"])
    expectEqual([12.0, 2.5].map(\.plainText), ["12", "2.5"])
    expectEqual([0.004, 0.5, 1.7, -1].map(\.percent), [0, 50, 100, 0])
  }
}

extension GameKind {
  /// The board of a deck's usual game.
  fileprivate static func of(_ pairs: Int, sides: Bool = false) -> GameKind {
    GameKind(deck: "", pairs: pairs, variant: GameVariant(hasSides: sides))
  }
}

/// Using the statistics screen.
struct StatisticsTests {
  @Test func `t opens the statistics and closes them again`() throws {
    let table = try Table(.letters(3), pairs: 3)
    table.win()
    table.press("t")
    #expect(table.app.screen is StatisticsScreen && table.line(0).contains("Statistics"))
    #expect(table.text.contains("Games       1 played alone (2 s)"))
    table.press("t")
    #expect(table.result != nil)
    table.press("n", "p", "t")
    #expect(table.app.screen is StatisticsScreen && table.dialog == nil)
    table.press(.escape)
    #expect(table.isOnTop)
  }

  @Test func `keys and clicks lead through all decks and sizes`() {
    let table = StatisticsTable()
    let count = table.screen.statistics.kinds.count
    expectEqual(count, 6)
    for condition in table.screen.statistics.kinds {
      table.press(.right)
      expectEqual(table.screen.conditions, condition)
    }
    table.press("l")
    expectNil(table.screen.conditions)
    table.mouse(.press(.left), 1, 0)
    expectEqual(table.screen.conditions, table.screen.statistics.kinds.last)
    table.mouse(.press(.left), 74, 0)
    expectNil(table.screen.conditions)
    table.mouse(.press(.right), 20, 9)
    #expect(table.app.openDialog != nil)
    table.press(.escape)
    table.mouse(.press(.left), 77, 0)
    #expect(!table.isOpen)
  }

  @Test func `the report scrolls to its end and no farther`() {
    let table = StatisticsTable()
    table.press(.up, .pageUp)
    expectEqual(table.screen.position.top, 0)
    table.press(.down)
    table.mouse(.wheel(up: false), 9, 9)
    expectEqual(table.screen.position.top, 4)
    table.press(.end, .down, .pageDown)
    expectEqual(table.screen.position.top, table.screen.list.range.lastTop)
    table.mouse(.press(.left), 9, 4)
    #expect(table.screen.position.top < table.screen.list.range.lastTop)
    table.press(.home)
    table.mouse(.press(.left), 9, 20)
    expectEqual(table.screen.position.top, table.screen.layout.page.body.height - 1)
    table.size = Size(80, 500)
    table.frame()
    expectEqual(table.screen.position.top, 0)
  }

  @Test(arguments: [25, 40, 60, 80, 110, 200])
  func `no line is cut off at any width`(width: Int) {
    let table = StatisticsTable(size: Size(width, 12))
    for _ in 0..<7 {
      for (place, lines) in zip(table.screen.layout.columns, table.screen.columns) {
        for line in lines { #expect(line.text.columns <= place.width, "\(line.text)") }
      }
      table.press(.tab)
    }
    let text = table.wholeText
    for word in ["All games", "in a row", "Moves lost", "par", "Forgetting curve", "Latest games"] {
      #expect(text.contains(word), "\(word)")
    }
  }

  @Test func `problems with a file are shown`() {
    let table = StatisticsTable(notice: "history.jsonl: something is wrong")
    #expect(table.text.contains("history.jsonl: something"))
  }

  @Test func `bars are made of ASCII where other glyphs would tear them apart`() throws {
    var capabilities = Capabilities()
    capabilities.widthMismatches = [Glyph.glyphs(of: "▓")]
    let table = StatisticsTable(capabilities: capabilities)
    #expect(!table.wholeText.contains("▂") && table.wholeText.contains("#"))
  }

  @Test(arguments: 0..<8)
  func `no event does any harm`(seed: Int) {
    var dice = SeededGenerator(seed: "statistics \(seed)")
    let sizes = [(80, 24), (25, 5), (1, 1), (40, 12), (300, 90), (13, 3), (0, 0), (111, 7)]
    let table = StatisticsTable(
      size: Size(sizes[seed].0, sizes[seed].1),
      capabilities: Capabilities.all[seed % Capabilities.all.count])
    let keys = table.screen.legends.flatMap(\.keys) + ["x", .delete]
    for _ in 0..<200 {
      let (width, height) = sizes[dice.next(below: sizes.count)]
      if dice.next(below: 9) == 0 { table.size = Size(width, height) }
      table.doAnything(keys, &dice)
    }
  }
}
