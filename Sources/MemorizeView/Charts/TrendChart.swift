import Canvas
import Words

/// The moves over par of one game after the other, as bars that stand on the line of par.
///
/// A game far worse than the others ends in a mark, so that it does not flatten their bars.
struct TrendChart {
  /// The moves over par of each game, the oldest first.
  let values: [Double]
  /// The columns of the chart.
  let width: Int
  /// The most rows above the line.
  let height: Int
  let glyphs: Capabilities.Glyphs

  /// The columns of the axis and its numbers.
  private static let axisWidth = 6

  private var room: Int { max(1, width - TrendChart.axisWidth - 1) }
  /// The number of games shown, the latest ones.
  var shown: Int { min(values.count, room) }
  private var bars: [Double] { Array(values.suffix(shown)) }
  /// The columns from one bar to the next.
  private var pitch: Int { min(3, max(1, room / max(1, shown))) }

  /// The highest bar that is shown whole: of the highest quarter, one above several times the median
  /// is cut.
  private var most: Double {
    let sorted = bars.sorted()
    guard let highest = sorted.last, let median = sorted.dropLast(sorted.count / 2).last,
      let usual = sorted.dropLast(sorted.count / 4).last
    else { return 0 }
    let limit = max(TrendChart.leastLimit, TrendChart.mediansToLimit * median, usual)
    return highest <= limit ? highest : sorted.last { $0 <= limit } ?? highest
  }
  private static let leastLimit = 6.0
  private static let mediansToLimit = 4.0

  /// The moves that a row stands for: a whole number, or a half where the bars are low.
  private var perRow: Double {
    let most = max(most, -2 * (bars.min() ?? 0))
    let rows = Double(max(1, height))
    return 2 * most <= rows ? 0.5 : (most / rows).rounded(.up)
  }

  /// The rows above the line, as many as the bars need.
  private var rowsAbove: Int {
    let most = max(most, perRow)
    return min(max(1, height), max(2, Int((most / perRow).rounded(.up))))
  }

  /// The rows below the line; none if no game was better than par.
  private var depth: Int {
    let least = bars.min() ?? 0
    return least < 0 ? min(max(1, height), max(1, Int((-least / perRow).rounded(.up)))) : 0
  }

  /// The chart, its axis labelled.
  var lines: [TextLine] {
    let above = (0..<rowsAbove).map { row in
      let level = rowsAbove - 1 - row
      let isLabelled = row == 0 || rowsAbove >= 4 && row == rowsAbove / 2
      return columns.row(level, after: label(isLabelled ? level + 1 : 0))
    }
    let below = (0..<depth).map { row in
      columns.hangingRow(row, after: label(row == depth - 1 ? -depth : 0))
    }
    return above + [axis] + below + [foot]
  }

  private var axis: TextLine {
    let rule = glyphs == .ascii ? "-" : "─"
    let par = say("par", context: "chart", columns: 5)
    return TextLine("\(par) ".padded(to: TrendChart.axisWidth), .faint)
      .adding(String(repeating: rule, count: shown * pitch), .rule)
  }

  /// The mean of the games shown, that of the games before them, and the best of those shown.
  private var foot: TextLine {
    let blanks = String(repeating: " ", count: TrendChart.axisWidth)
    let before = Array(values.dropLast(shown))
    let best = say("best \((bars.min() ?? 0).signedText)", context: "chart")
    let room = width - TrendChart.axisWidth
    let mean = say("mean \(Slot.first)")
    var foot = TextLine(blanks).adding(
      TextLine(mean, .dim, values: [(bars.mean.signedText, .heading)]))
    if let highest = bars.max(), highest / perRow > Double(rowsAbove) {
      let mark = ColumnGlyph.cut(glyphs)
      let number = highest.signedText
      let cuts = ["  " + say("\(mark) up to \(number)", context: "chart"), "  \(mark) \(number)"]
      let room = width - foot.columns - best.columns - 2
      if let cut = cuts.first(where: { $0.columns <= room }) { foot = foot.adding(cut, .dim) }
    }
    let was = "  " + say("was \(before.mean.signedText)", context: "mean")
    if before.count >= TrendChart.leastBefore,
      foot.columns + was.columns + best.columns + 2 <= width
    {
      foot = foot.adding(was, .dim)
    }
    let end = TrendChart.axisWidth + max(min(room, shown * pitch), TrendChart.widestFoot)
    guard foot.columns + best.columns + 2 <= width else { return foot }
    return foot.filled(to: max(foot.columns + 2, min(end, width) - best.columns))
      .adding(best, .gold)
  }

  /// The fewest games before those shown that have a mean of their own.
  private static let leastBefore = 10
  /// The columns that the figures below the chart take.
  private static let widestFoot = 24

  private var columns: Columns {
    let best = bars.lastIndex { $0 == bars.min() }
    let gap = pitch > 1 ? 1 : 0
    return Columns(
      heights: bars.map { $0 / perRow }, width: pitch - gap, gap: gap, glyphs: glyphs,
      tones: bars.indices.map { $0 == best ? .gold : .chart }, limit: Double(rowsAbove))
  }

  /// The moves at the end of a row, counted from the line; blank for the line itself.
  private func label(_ row: Int) -> TextLine {
    let moves = (Double(row) * perRow).signedText
    let text = row == 0 ? "" : moves.hasSuffix(".0") ? String(moves.dropLast(2)) : moves
    return TextLine(text.padded(to: TrendChart.axisWidth - 1) + " ", .faint)
  }
}

extension [Double] {
  /// The sum by the count; 0 for no numbers.
  fileprivate var mean: Double { isEmpty ? 0 : reduce(0, +) / Double(count) }
}
