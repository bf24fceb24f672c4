import Canvas
import Expectations
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
    #expect(curve.allSatisfy { $0.count == 1 })
    #expect(curve.first == [0] && curve.last == [15])
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

  @Test func `each day has a square in the shade of its games`() throws {
    var streak = DayStreak()
    // Wednesday, 21 January 1970, and the days before.
    for day in [20, 19, 19, 18, 18, 18, 18] { streak.add(day) }
    let calendar = DayCalendar(streak: streak, today: 20, width: 12, theme: Theme())
    expectEqual(
      calendar.lines.map(\.text),
      [
        "    Jan", "Mo  ▄ ▄ ▄ ▄", "    ▄ ▄ ▄ ▄", "We  ▄ ▄ ▄ ▄", "    ▄ ▄ ▄", "Fr  ▄ ▄ ▄",
        "    ▄ ▄ ▄", "Su  ▄ ▄ ▄",
      ])
    let tones = calendar.lines.map { $0.parts.last { $0.text == "▄" }?.tone }
    expectEqual(Array(tones[1...3]), [.plain, .chart, .gold])
    expectEqual(tones[4], .empty)
  }

  @Test func `without shades a figure says how many games there were`() {
    var streak = DayStreak()
    for day in [20, 19, 19] + Array(repeating: 18, count: 12) { streak.add(day) }
    let lines = DayCalendar(streak: streak, today: 21, width: 6, theme: Theme(.ascii)).lines
    expectEqual(lines.map(\.text), ["", "Mo  9", "    2", "We  1", "    .", "Fr", "", "Su"])
  }

  @Test func `the page at 120 by 36 shows all charts and the figures at once`() {
    let text = StatisticsTable(size: Size(120, 36)).text
    for title in ["Moves over par", "Forgetting curve", "Days", "Places you forget", "All games"] {
      #expect(text.contains(title), "\(title)")
    }
    #expect(text.contains("mean +") && text.contains("best ") && text.contains(" in a row (best "))
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

  @Test func `a trend has a bar for each game, above or below par`() {
    expectEqual(
      trend(Self.values, width: 30),
      """
         +4 ██
            ██             ██
         +2 ██ ██          ██
            ██ ██       ▄▄ ██ ██
        par ─────────────────────
         -1       ██
            mean +1.4      best -1.0
      """)
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

  @Test func `a trend is readable in ASCII`() {
    let text = trend(Self.values, width: 30, .ascii)
    #expect(text.hasPrefix("   +4 ##") && text.allSatisfy(\.isASCII))
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

  @Test func `two sides lie beside each other`() {
    let grid = PlaceGrid(nearSquare: GameKind.of(6, sides: true))
    #expect(grid.columns == 6 && grid.rows == 2 && grid.cells[6].x == 3)
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
