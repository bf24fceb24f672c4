import Canvas
import MemorizeViewModel
import Words

/// The forgetting curve as an area of half blocks: the share of cards that were recalled, by the
/// cards turned since they were last seen, on a logarithmic axis.
///
/// A band around the curve is the 95% confidence interval.
struct ForgettingPlot {
  /// The kinds of half cells.
  fileprivate enum Pixel {
    case above
    case below
    case band
    case curve
  }

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
        ForgettingPlot.cell(pixels[2 * row], pixels[2 * row + 1], line)
      }
    }
    let blanks = String(repeating: " ", count: ForgettingPlot.labelWidth)
    return rows + [axis(last), TextLine(blanks + key, .dim)]
  }

  /// The explanation of the axis, as long as it has room.
  private var key: String {
    let wordings = [
      say("cards turned since you saw it; the band holds 95%"),
      say("cards turned since you saw it"), say("cards turned since"),
    ]
    let fitting = wordings.first { $0.columns <= columns } ?? say("cards")
    return theme.fit(fitting, columns)
  }

  private func label(_ row: Int) -> TextLine {
    let text = row == 0 ? "100%" : row == height - 1 ? "0%" : row == height / 2 ? "50%" : ""
    return TextLine(text.right(ForgettingPlot.labelWidth - 1) + " ", .faint)
  }

  /// The doublings of the cards turned, as far as they have room.
  private func axis(_ last: Double) -> TextLine {
    var text = String(repeating: " ", count: ForgettingPlot.labelWidth)
    for octave in 0...Int(last) {
      let label = "\(1 << octave)"
      let column = Int((Double(octave) / last * Double(columns - 1)).rounded())
      let start = ForgettingPlot.labelWidth + min(column, columns - label.count)
      guard octave == 0 || start > text.count else { continue }
      text = text.left(start) + label
    }
    return TextLine(text, .faint)
  }

  /// The half cells of a column, from above.
  private func pixels(_ level: Level) -> [Pixel] {
    let count = 2 * height
    func row(_ share: Double) -> Int { min(count - 1, Int((1 - share) * Double(count))) }
    return (0..<count).map { y in
      if y == row(level.share) { return .curve }
      if (row(level.high)...row(level.low)).contains(y) { return .band }
      return y > row(level.low) && theme.hasTableShades ? .below : .above
    }
  }

  /// The line with another cell of two halves.
  private static func cell(_ upper: Pixel, _ lower: Pixel, _ line: TextLine) -> TextLine {
    guard upper != lower else { return line.adding(" ", on: lower.background) }
    return upper == .above
      ? line.adding("▄", lower.tone) : line.adding("▀", upper.tone, on: lower.background)
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

extension ForgettingPlot.Pixel {
  fileprivate var tone: Tone {
    switch self {
    case .above, .below: .area
    case .band: .rule
    case .curve: .chart
    }
  }

  fileprivate var background: ColorRole? {
    switch self {
    case .above: nil
    case .below: .panel
    case .band: .rule
    case .curve: .chart
    }
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
