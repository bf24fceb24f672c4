import Canvas
import MemorizeViewModel
import Words

/// The half cells of charts whose areas end in curves.
enum HalfCell: Equatable {
  case above
  /// The area below the curve, or its band.
  case area(ColorRole)
  case curve

  fileprivate var background: ColorRole? {
    switch self {
    case .above: nil
    case .area(let role): role
    case .curve: .chart
    }
  }

  fileprivate var tone: Tone { self == .curve ? .chart : self == .area(.rule) ? .rule : .area }
}

extension TextLine {
  /// The line with another cell of two halves.
  fileprivate func adding(
    _ upper: HalfCell, _ lower: HalfCell, blank: Tone = .plain
  ) -> TextLine {
    guard upper != lower else { return adding(" ", blank, on: lower.background) }
    return upper == .above
      ? adding("▄", lower.tone) : adding("▀", upper.tone, on: lower.background)
  }
}

/// The forgetting curve as an area of half blocks: the share of cards that were recalled, by the
/// cards turned since they were last seen, on a logarithmic axis.
///
/// A band around the curve is the 95% confidence interval.
struct ForgettingPlot {
  /// A point of the curve on the screen's scale.
  private struct Level {
    /// The octaves since the card was seen.
    let octave: Double
    let share: Double
    let low: Double
    let high: Double
  }

  let points: [CurvePoint]
  /// The columns of the chart with its labels.
  let width: Int
  /// The rows of the area.
  let height: Int
  let theme: Theme

  private static let labelWidth = 5

  private var columns: Int { max(1, width - ForgettingPlot.labelWidth) }
  private var levels: [Level] {
    points.compactMap { point in
      guard let share = point.rate.share else { return nil }
      let interval = point.rate.interval
      return Level(
        octave: point.octave, share: share, low: interval.lowerBound, high: interval.upperBound)
    }
  }

  /// A line for each row, the axis and its explanation.
  var lines: [TextLine] {
    let levels = levels
    let last = max(1, levels.last?.octave ?? 1)
    let columns = (0..<columns).map { column in
      let octave = last * Double(column) / Double(max(1, self.columns - 1))
      return pixels(ForgettingPlot.level(levels, at: octave))
    }
    let rows = (0..<height).map { row in
      columns.reduce(label(row)) { line, pixels in
        line.adding(pixels[2 * row], pixels[2 * row + 1])
      }
    }
    let blanks = String(repeating: " ", count: ForgettingPlot.labelWidth)
    return rows + [axis(last)] + key.map { TextLine(blanks + $0, .dim) }
  }

  /// The explanation of the axis and the band in at most two lines.
  private var key: [String] {
    let wordings = [
      say("share of cards remembered, by cards turned since; band: margin of error"),
      say("cards turned since you saw it"), say("cards turned since"),
    ]
    return wordings.map { $0.wrapped(to: columns) }.first { $0.count <= 2 }
      ?? [theme.fit(say("cards"), columns)]
  }

  private func label(_ row: Int) -> TextLine {
    let text = row == 0 ? "100%" : row == height - 1 ? "0%" : row == height / 2 ? "50%" : ""
    return TextLine(text.padded(to: ForgettingPlot.labelWidth - 1) + " ", .faint)
  }

  /// The doublings of the cards turned, as far as they have room.
  private func axis(_ last: Double) -> TextLine {
    var text = String(repeating: " ", count: ForgettingPlot.labelWidth)
    for octave in 0...Int(last) {
      let label = "\(1 << octave)"
      let column = Int((Double(octave) / last * Double(columns - 1)).rounded())
      let start = ForgettingPlot.labelWidth + min(column, columns - label.count)
      guard octave == 0 || start > text.count else { continue }
      text = text.filled(to: start) + label
    }
    return TextLine(text, .faint)
  }

  /// The half cells of a column, from above.
  private func pixels(_ level: Level) -> [HalfCell] {
    let count = 2 * height
    func row(_ share: Double) -> Int { min(count - 1, Int((1 - share) * Double(count))) }
    return (0..<count).map { y in
      if y == row(level.share) { return .curve }
      if (row(level.high)...row(level.low)).contains(y) { return .area(.rule) }
      return y > row(level.low) && theme.hasTableShades ? .area(.panel) : .above
    }
  }

  /// The values between the measured points, on straight lines.
  private static func level(_ levels: [Level], at octave: Double) -> Level {
    guard let next = levels.first(where: { $0.octave >= octave }) ?? levels.last,
      let before = levels.last(where: { $0.octave <= octave }) ?? levels.first
    else { return Level(octave: octave, share: 0, low: 0, high: 0) }
    let reach = next.octave - before.octave
    let part = reach > 0 ? (octave - before.octave) / reach : 0
    func mixed(_ value: (Level) -> Double) -> Double {
      value(before) + (value(next) - value(before)) * part
    }
    return Level(
      octave: octave, share: mixed(\.share), low: mixed(\.low), high: mixed(\.high))
  }
}

extension CurvePoint {
  /// The middle of the range on a logarithmic scale, in doublings of one card.
  fileprivate var octave: Double { (from.octave + (to ?? from).octave) / 2 }
}

extension Int {
  /// The logarithm to the base 2, on straight lines between the powers of 2.
  fileprivate var octave: Double {
    var (power, value) = (0, Double(Swift.max(1, self)))
    while value >= 2 { (power, value) = (power + 1, value / 2) }
    return Double(power) + value - 1
  }
}

/// The share of pairs remembered on each day of studying, as an area of half blocks with a line for
/// the goal.
struct RetentionChart {
  /// The retention that the learner wishes, in percent.
  var goal = 90
  /// The share of each day, the oldest first.
  let shares: [Double]
  let width: Int
  let height: Int
  let theme: Theme

  static let labelColumns = 5
  private static let least = 0.6

  /// A line for each row.
  var lines: [TextLine] {
    let shown = shares.suffix(max(1, width - RetentionChart.labelColumns))
    let repeats = max(1, (width - RetentionChart.labelColumns) / max(1, shown.count))
    let wide = min(repeats, 4)
    return (0..<height).map { row in
      shown.reduce(label(row)) { line, share in
        (0..<wide).reduce(line) { line, _ in add(share, to: line, row) }
      }
    }
  }

  /// The half rows that a share fills, from below.
  private func halves(_ share: Double) -> Int {
    let part = (share - RetentionChart.least) / (1 - RetentionChart.least)
    return Int((min(1, max(0, part)) * Double(2 * height)).rounded())
  }

  /// The line with a cell of a day: a part of its column, the goal, or nothing.
  private func add(_ share: Double, to line: TextLine, _ row: Int) -> TextLine {
    let filled = max(1, halves(share)) - 2 * (height - 1 - row)
    guard filled > 0 else {
      return line.adding(row == goalRow ? (theme.glyphs == .ascii ? "-" : "─") : " ", .rule)
    }
    guard theme.hasTableShades else {
      let half = theme.glyphs == .unicode ? "▄" : "_"
      return line.adding(filled == 1 ? half : theme.glyphs == .ascii ? "#" : "█", .chart)
    }
    return line.adding(
      filled == 1 ? .above : filled == 2 ? .curve : .area(.rule),
      filled == 1 ? .curve : .area(.rule), blank: .chart)
  }

  private var goalRow: Int { height - 1 - (halves(Double(goal) / 100) - 1) / 2 }

  private func label(_ row: Int) -> TextLine {
    let text =
      row == 0 ? "100%" : row == height - 1 ? "60%" : row == goalRow ? "\(goal)%" : ""
    return TextLine(
      text.padded(to: RetentionChart.labelColumns - 1) + " ", row == goalRow ? .gold : .faint)
  }
}
