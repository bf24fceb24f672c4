import Canvas
import Expectations
import Testing

@testable import MemorizeView
@testable import MemorizeViewModel

/// Charts as text.
struct StatisticsChartTests {
  private func text(_ lines: [TextLine]) -> String { lines.map(\.text).joined(separator: "\n") }

  @Test func `a trend has a bar for each game, above or below par`() {
    let values = [4.0, 2, -1, 0, 0.5, 3, 1]
    let chart = TrendChart(values: values, width: 30, height: 4, glyphs: .unicode)
    expectEqual(
      text(chart.lines),
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

  @Test func `a trend is readable in ASCII`() {
    let values = [4.0, 2, -1, 0, 0.5, 3, 1]
    let lines = TrendChart(values: values, width: 30, height: 4, glyphs: .ascii).lines
    expectEqual(lines.first?.text.contains("+4 ##"), true)
    #expect(text(lines).allSatisfy { $0.isASCII })
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
      PlaceRecall(place: $0.0, rate: RecallRate(tests: $0.2, recalled: $0.1))
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
