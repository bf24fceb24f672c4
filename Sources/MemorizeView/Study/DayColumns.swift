import Canvas

/// A few days as wide columns, each with its name and its number below.
struct DayColumns: Equatable {
  let counts: [Int]
  let names: [String]
  /// The columns of the whole chart.
  let width: Int
  /// The rows of the highest column.
  let height: Int
  let theme: Theme

  private static let gap = 3

  private var columnWidth: Int {
    max(4, (width + DayColumns.gap) / max(1, counts.count) - DayColumns.gap)
  }

  /// The rows of the columns, and the row below them.
  var lines: [TextLine] {
    let most = max(1, counts.max() ?? 1)
    let rows = (0..<max(1, height)).map { row in
      counts.reduce(TextLine()) { line, count in
        let line = separated(line)
        let filled = Double(count) / Double(most) * Double(height) - Double(height - 1 - row)
        return line.adding(
          String(repeating: ColumnGlyph.text(filled, theme.glyphs), count: columnWidth), .chart)
      }
    }
    let foot = zip(counts, names).reduce(TextLine()) { line, day in
      let number = "\(day.0)"
      let blanks = max(1, columnWidth - day.1.columns - number.columns)
      return separated(line).adding(day.1, .dim)
        .adding(String(repeating: " ", count: blanks)).adding(number, .plain)
    }
    return rows + [foot]
  }

  /// The line with a gap before the next column.
  private func separated(_ line: TextLine) -> TextLine {
    line.parts.isEmpty ? line : line.adding(String(repeating: " ", count: DayColumns.gap))
  }
}
