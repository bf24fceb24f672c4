import Canvas
import Words

/// Values as columns of blocks side by side.
struct Columns {
  /// The height of each column in rows; one below zero hangs.
  let heights: [Double]
  /// The cells of a column.
  let width: Int
  /// The blank cells between two columns.
  var gap = 0
  let glyphs: Capabilities.Glyphs
  /// The colour of each column; all have that of charts if there is none.
  var tones: [Tone] = []
  /// The most rows of a column; a higher one ends in a mark.
  var limit = Double.infinity

  /// A row of cells after a label, counted from 0 for the lowest one.
  func row(_ level: Int, after label: TextLine = TextLine()) -> TextLine {
    let isHighest = Double(level + 1) >= limit
    return row(after: label) { height in
      isHighest && height > limit
        ? ColumnGlyph.cut(glyphs) : ColumnGlyph.text(height - Double(level), glyphs)
    }
  }

  /// A row of the columns that hang, counted from 0 for the highest one.
  func hangingRow(_ depth: Int, after label: TextLine) -> TextLine {
    row(after: label) { ColumnGlyph.text(-$0 - Double(depth), glyphs, hangs: true) }
  }

  private func row(after label: TextLine, _ glyph: (Double) -> String) -> TextLine {
    heights.enumerated().reduce(label) { line, column in
      let tone = tones[at: column.offset] ?? .chart
      let blanks = column.offset == 0 ? "" : String(repeating: " ", count: gap)
      return line.adding(blanks)
        .adding(String(repeating: glyph(column.element), count: width), tone)
    }
  }
}

/// The characters of columns, in eighths of a row where the terminal has them.
enum ColumnGlyph {
  /// A cell of a column, which 1 fills completely; for one that hangs there are no eighths.
  static func text(_ filled: Double, _ glyphs: Capabilities.Glyphs, hangs: Bool = false) -> String {
    guard filled > 0 else { return " " }
    switch glyphs {
    case .ascii: return filled >= 0.5 ? "#" : hangs ? "'" : "."
    case .console: return filled >= 0.5 ? "█" : "░"
    case .unicode where hangs: return filled > 0.75 ? "█" : "▀"
    case .unicode:
      let eighths = min(8, max(1, Int((min(filled, 1) * 8).rounded())))
      return ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"][eighths - 1]
    }
  }

  /// The end of a column that is higher than the chart.
  static func cut(_ glyphs: Capabilities.Glyphs) -> String { glyphs == .unicode ? "▲" : "^" }
}

/// Numbers of pairs on days to come as columns: a few wide ones with their names below, or many
/// narrow ones with an axis.
struct DayColumns: Equatable {
  let counts: [Int]
  /// The columns of the whole chart.
  let width: Int
  /// The rows of the highest column.
  let height: Int
  let theme: Theme

  private static let gap = 3
  private static let labelColumns = 5

  private var most: Int { max(1, counts.max() ?? 1) }

  private func heights(_ counts: some Sequence<Int>) -> [Double] {
    counts.map { Double($0) / Double(most) * Double(height) }
  }

  /// Wide columns, each with its name and its number below.
  func lines(named names: [String]) -> [TextLine] {
    let gap = DayColumns.gap
    let wide = max(4, (width + gap) / max(1, counts.count) - gap)
    let columns = Columns(heights: heights(counts), width: wide, gap: gap, glyphs: theme.glyphs)
    let foot = zip(counts, names).enumerated().reduce(TextLine()) { line, day in
      let (number, name) = ("\(day.element.0)", day.element.1)
      return line.adding(String(repeating: " ", count: day.offset == 0 ? 0 : gap))
        .adding(name, .dim)
        .adding(String(repeating: " ", count: max(1, wide - name.columns - number.columns)))
        .adding(number, .plain)
    }
    return (0..<max(1, height)).reversed().map { columns.row($0) } + [foot]
  }

  /// Narrow columns after numbers of pairs, tomorrow's in gold, and the axis.
  var forecast: [TextLine] {
    let room = max(1, width - DayColumns.labelColumns)
    let wide = max(1, min(3, room / max(1, counts.count)))
    let shown = counts.prefix(room / wide)
    let columns = Columns(
      heights: heights(shown), width: wide, glyphs: theme.glyphs, tones: [.gold])
    let rows = (0..<height).reversed().map { level in
      let text = level == height - 1 ? "\(most)" : level == 0 ? "0" : ""
      return columns.row(
        level, after: TextLine(text.padded(to: DayColumns.labelColumns - 1) + " ", .faint))
    }
    let days = shown.count
    let end = say(days, one: "in \(days) day", other: "in \(days) days")
    let axis = TextLine("".filled(to: DayColumns.labelColumns)).adding(say("tomorrow"), .gold)
    let edge = DayColumns.labelColumns + days * wide
    guard axis.columns + end.columns < edge else { return rows + [axis] }
    return rows + [axis.filled(to: edge - end.columns).adding(end, .faint)]
  }
}

/// A horizontal bar that shows a share, in steps of half a column.
struct Meter: Equatable {
  /// From 0 to 1; other numbers count as the nearest of them.
  let share: Double
  var tone: Tone = .chart

  /// The bar as text: the share in its tone, and a line for the rest.
  ///
  /// - Parameters:
  ///   - width: the columns of the whole bar.
  ///   - theme: the characters of the terminal.
  /// - Returns: a line of `width` columns.
  func line(width: Int, _ theme: Theme) -> TextLine {
    let halves = Int((min(max(0, share), 1) * Double(2 * max(0, width))).rounded())
    let isAscii = theme.glyphs != .unicode
    let whole = String(repeating: isAscii ? "=" : "━", count: halves / 2)
    let half = halves.isMultiple(of: 2) ? "" : isAscii ? "-" : "╸"
    let rest = max(0, width - whole.count - half.count)
    return TextLine(whole + half, tone)
      .adding(String(repeating: isAscii ? "-" : "─", count: rest), .rule)
  }
}
