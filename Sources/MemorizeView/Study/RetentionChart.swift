import Canvas

/// The share of pairs remembered on each day of studying, as an area of half blocks with a line for
/// the goal.
struct RetentionChart {
  let days: [(day: Int, share: Double)]
  let today: Int
  let width: Int
  let height: Int
  let theme: Theme

  static let labelColumns = 5
  private static let least = 0.6
  private static let goal = 0.9

  /// A line for each row.
  var lines: [TextLine] {
    let shown = days.suffix(max(1, width - RetentionChart.labelColumns)).map(\.share)
    let repeats = max(1, (width - RetentionChart.labelColumns) / max(1, shown.count))
    let wide = min(repeats, 4)
    return (0..<height).map { row in
      shown.reduce(label(row)) { line, share in
        (0..<wide).reduce(line) { line, _ in add(cell(share, row), to: line, row) }
      }
    }
  }

  /// The half rows that a share fills, from below.
  private func halves(_ share: Double) -> Int {
    let part = (share - RetentionChart.least) / (1 - RetentionChart.least)
    return Int((min(1, max(0, part)) * Double(2 * height)).rounded())
  }

  private enum Cell {
    case empty
    case topHalf
    case full
    case filled
  }

  /// The cell of a day: the end of its column, the column below it, or nothing.
  private func cell(_ share: Double, _ row: Int) -> Cell {
    let filled = max(1, halves(share)) - 2 * (height - 1 - row)
    return filled <= 0 ? .empty : filled == 1 ? .topHalf : filled == 2 ? .full : .filled
  }

  private func add(_ cell: Cell, to line: TextLine, _ row: Int) -> TextLine {
    let isGoal = row == height - 1 - (halves(RetentionChart.goal) - 1) / 2
    switch cell {
    case .empty:
      let rule = theme.glyphs == .ascii ? "-" : "─"
      return line.adding(isGoal ? rule : " ", .rule)
    case .topHalf:
      return line.adding(theme.glyphs == .unicode ? "▄" : "_", .chart)
    case .full:
      guard theme.hasTableShades else { return line.adding(solid, .chart) }
      return line.adding("▀", .chart, on: .rule)
    case .filled:
      guard theme.hasTableShades else { return line.adding(solid, .chart) }
      return line.adding(" ", .chart, on: .rule)
    }
  }

  private var solid: String { theme.glyphs == .ascii ? "#" : "█" }

  private func label(_ row: Int) -> TextLine {
    let goalRow = height - 1 - (halves(RetentionChart.goal) - 1) / 2
    let text =
      row == 0 ? "100%" : row == height - 1 ? "60%" : row == goalRow ? "90%" : ""
    let blanks = String(repeating: " ", count: RetentionChart.labelColumns - text.columns - 1)
    return TextLine("\(blanks)\(text) ", row == goalRow ? .gold : .faint)
  }
}
