import Canvas
import MemorizeViewModel
import Words

/// The forgetting curve as bars: how often a card was recalled, by how long ago it was last seen.
///
/// A bar is solid up to the lower end of the 95% confidence interval, shaded up to the measured
/// share, and continues as a line to the upper end.
struct ForgettingChart {
  let points: [CurvePoint]
  /// The columns of the chart.
  let width: Int
  let theme: Theme

  private static let widestBar = 50

  /// The columns of the steps and a blank.
  private var labelWidth: Int { max(6, say("seen", context: "chart").columns + 1) }

  /// The columns for numbers after a bar, as many as leave the bars some room.
  private var numberWidth: Int { width >= 44 ? 20 : width >= 30 ? 12 : 5 }

  private var barWidth: Int {
    min(ForgettingChart.widestBar, max(4, width - labelWidth - numberWidth - 1))
  }

  private var marks: [Character] { theme.glyphs == .ascii ? ["#", "=", "-"] : ["█", "▒", "─"] }

  /// A line for each step, and an explanation.
  var lines: [TextLine] {
    let tests = say("tests", context: "chart", columns: 10)
    let heading =
      say("seen", context: "chart").padded(to: labelWidth - 1) + " "
      + say("recalled", context: "chart").filled(to: barWidth)
      + (numberWidth == 20 ? "95%".padded(to: 9) + tests.padded(to: 8) : "")
    let key = say(
      """
      seen: cards turned since you last saw the card. \(marks[0])\(marks[1]): the share you \
      remembered. \(marks[1])\(marks[2]): margin of error (95%).
      """)
    return [TextLine(theme.fit(heading, width), .dim)] + points.map(line)
      + key.note(width)
  }

  private func line(_ point: CurvePoint) -> TextLine {
    let label =
      point.to.map { $0 == point.from ? "\($0)" : "\(point.from)-\($0)" } ?? "\(point.from)+"
    let share = point.rate.share ?? 0
    let interval = point.rate.interval
    let percent = "\(share.percent)%".padded(to: 5)
    let range = "\(interval.lowerBound.percent)-\(interval.upperBound.percent)"
    let tests = "\(point.rate.tests)"
    let numbers =
      switch numberWidth {
      case 20: percent + range.padded(to: 8) + tests.padded(to: 7)
      case 12: percent + tests.padded(to: 7)
      default: percent
      }
    return TextLine(label.padded(to: labelWidth - 1) + " ", .dim)
      .adding(bar(share, interval), .chart).adding(numbers)
  }

  private func bar(_ share: Double, _ interval: ClosedRange<Double>) -> String {
    let ends = [interval.lowerBound, share, interval.upperBound].map {
      Int(($0 * Double(barWidth)).rounded())
    }
    return String(
      (0..<barWidth).map { column in
        zip(ends, marks).first { column < $0.0 }?.1 ?? " "
      })
  }
}
