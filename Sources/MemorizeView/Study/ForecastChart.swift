import Canvas
import Words

/// The pairs due on each of the next days as columns; today is gold.
struct ForecastChart {
  let counts: [Int]
  let width: Int
  let height: Int
  let theme: Theme

  private static let labelColumns = 5

  /// A line for each row, and the axis.
  var lines: [TextLine] {
    let most = max(1, counts.max() ?? 1)
    let room = max(1, width - ForecastChart.labelColumns)
    let columns = max(1, min(3, room / max(1, counts.count)))
    let shown = Array(counts.prefix(room / columns))
    let rows = (0..<height).map { row in
      shown.enumerated().reduce(label(row, most)) { line, day in
        let filled = Double(day.element) / Double(most) * Double(height) - Double(height - 1 - row)
        let glyph = ColumnGlyph.text(filled, theme.glyphs)
        return line.adding(
          String(repeating: glyph, count: columns), day.offset == 0 ? .gold : .chart)
      }
    }
    let days = shown.count
    let end = say(days, one: "in \(days) day", other: "in \(days) days")
    let blanks = String(repeating: " ", count: ForecastChart.labelColumns)
    let axis = TextLine(blanks).adding(say("today"), .gold)
    let edge = ForecastChart.labelColumns + shown.count * columns
    guard axis.columns + end.columns < edge else { return rows + [axis] }
    return rows + [axis.filled(to: edge - end.columns).adding(end, .faint)]
  }

  private func label(_ row: Int, _ most: Int) -> TextLine {
    let text = row == 0 ? "\(most)" : row == height - 1 ? "0" : ""
    let blanks = String(
      repeating: " ", count: max(0, ForecastChart.labelColumns - text.columns - 1))
    return TextLine("\(blanks)\(text) ", .faint)
  }
}
