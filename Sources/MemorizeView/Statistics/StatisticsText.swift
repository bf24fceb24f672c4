import Canvas
import MemorizeViewModel
import Words

/// The statistics as plain text.
public enum StatisticsText {
  private static let mostKinds = 20
  private static let mostGames = 10
  private static let leastWidth = 25
  private static let widestChart = 76
  private static let chartHeight = 6

  /// The lines of the text.
  ///
  /// - Parameters:
  ///   - statistics: the statistics.
  ///   - today: the number of the current day; `nil` if it is not known.
  ///   - width: the most columns of a line, at least 25.
  ///   - isASCII: whether to use ASCII only, also in deck names.
  /// - Returns: lines that are safe to write to any terminal.
  public static func lines(
    _ statistics: Statistics, today: Int?, width: Int = 80, isASCII: Bool
  ) -> [String] {
    guard !statistics.isEmpty || statistics.skipped != SkippedLines() else {
      return [say("No finished games yet. Play one with 'memorize'.")]
    }
    let capabilities = Capabilities(
      colors: .none, glyphs: isASCII ? .ascii : .unicode, showsPictures: !isASCII)
    let report = StatisticsReport(
      statistics: statistics, today: today, conditions: nil, theme: Theme(capabilities),
      isPlainText: true, grid: PlaceGrid.init(nearSquare:))
    let width = max(leastWidth, width)
    let chartWidth = min(width, widestChart)
    let sections =
      report.texts(width: width, limit: mostKinds)
      + report.trend(width: chartWidth, height: chartHeight)
      + report.forgetting(width: chartWidth, height: chartHeight)
      + report.places(width: chartWidth)
      + report.milestones(width: width)
      + report.recentGames(width: width, limit: mostGames)
    return sections.map { $0.allLines.map(\.text) }.joined(separator: [""]).map { $0 }
  }
}
