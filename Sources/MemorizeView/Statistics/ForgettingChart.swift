import Canvas
import MemorizeViewModel

/// The forgetting curve as bars: how often a card was recalled by how long ago it had been seen.
///
/// A bar is full up to the lower end of the interval in which the chance lies, shaded up to the share
/// that was recalled, and then a line leads to the upper end.
struct ForgettingChart {
  let points: [CurvePoint]
  /// The columns there are.
  let width: Int
  let theme: Theme

  private static let labelWidth = 6

  /// The columns of the numbers behind a bar, as many as leave the bars some room.
  private var textWidth: Int { width >= 44 ? 21 : width >= 30 ? 13 : 5 }

  private var barWidth: Int {
    min(50, max(4, width - ForgettingChart.labelWidth - textWidth - 1))
  }

  /// A line for each step, and below them what they mean.
  var lines: [ReportLine] {
    let heading =
      "seen".right(ForgettingChart.labelWidth - 1) + " "
      + "recalled".left(barWidth) + (textWidth == 21 ? "       95 %    tests" : "")
    let marks = theme.glyphs == .ascii ? ("#", "=", "-") : ("█", "▒", "─")
    let key =
      """
      seen: how many cards were turned since the card was last seen. \(marks.0)\(marks.1) is the share \
      recalled; with 95 % confidence the chance lies where \(marks.1)\(marks.2) is.
      """
    return [ReportLine(theme.fit(heading, width), .dim)] + points.map(line)
      + key.wrapped(to: width).map { ReportLine($0, .dim) }
  }

  private func line(_ point: CurvePoint) -> ReportLine {
    let label =
      point.to.map { $0 == point.from ? "\($0)" : "\(point.from)-\($0)" } ?? "\(point.from)+"
    let share = point.rate.share ?? 0
    let interval = point.rate.interval
    let percent = "\(share.percent) %".right(6)
    let range = "\(interval.lowerBound.percent)-\(interval.upperBound.percent)"
    let numbers =
      switch textWidth {
      case 21: "\(percent) \(range.right(7))\("\(point.rate.tests)".right(7))"
      case 13: "\(percent)\("\(point.rate.tests)".right(7))"
      default: "\(share.percent)%".right(5)
      }
    return ReportLine(label.right(ForgettingChart.labelWidth - 1) + " ", .dim)
      .adding(bar(share, interval), .accent).adding(numbers)
  }

  private func bar(_ share: Double, _ interval: ClosedRange<Double>) -> String {
    let isASCII = theme.glyphs == .ascii
    let ends = [interval.lowerBound, share, interval.upperBound].map {
      Int(($0 * Double(barWidth)).rounded())
    }
    let marks: [Character] = isASCII ? ["#", "=", "-"] : ["█", "▒", "─"]
    return String(
      (0..<barWidth).map { column in
        zip(ends, marks).first { column < $0.0 }?.1 ?? " "
      })
  }
}
