import Canvas
import MemorizeViewModel
import Words

/// The sections of the statistics in one or two columns.
///
/// The charts come first and fill the window; figures and tables follow below.
struct StatisticsPages {
  let report: StatisticsReport
  let layout: ReportLayout

  /// The most kinds of games in the table.
  private static let mostListed = 200
  /// The rows of a title, and of an axis with its explanation.
  private static let rowsAroundChart = 4

  private var height: Int { layout.page.body.height }

  /// The sections of each column, and its width.
  var columns: [(sections: [Section], width: Int)] {
    let columns = layout.columns
    guard columns.count > 1, let width = columns.first?.width else {
      return columns.map { (single($0.width), $0.width) }
    }
    let (left, right) = (left(width), right(width))
    let (milestones, recent) = (report.milestones(width: width), report.recentGames(width: width))
    // The milestones go where they make the page shorter.
    let pages = [[left + milestones + recent, right], [left + recent, right + milestones]]
    let height = { (page: [[Section]]) in page.map(rows).max() ?? 0 }
    let shortest = pages.min { height($0) < height($1) } ?? []
    return zip(shortest, columns).map { ($0, $1.width) }
  }

  /// The rows of sections, each with its title and a blank row.
  private func rows(_ sections: [Section]) -> Int { sections.reduce(0) { $0 + $1.lines.count + 2 } }

  private var isEmpty: Bool { report.statistics.isEmpty }

  private func single(_ width: Int) -> [Section] {
    guard !isEmpty else {
      return report.texts(width: width) + report.days(width: width) + report.expectedCharts(width)
        + report.milestones(width: width)
    }
    let charts =
      report.trend(width: width, height: min(10, max(3, height / 3))) + report.days(width: width)
      + report.forgetting(width: width, height: min(10, max(4, height / 2)))
      + report.places(width: width) + report.milestones(width: width)
    let texts = report.texts(width: width, limit: StatisticsPages.mostListed)
    return Array(texts.prefix(1)) + charts + texts.dropFirst() + report.recentGames(width: width)
  }

  private func left(_ width: Int) -> [Section] {
    guard !isEmpty else { return report.texts(width: width) + report.expectedCharts(width) }
    let trend = report.trend(width: width, height: min(10, max(3, height * 3 / 10)))
    let room = height - rows(trend) - StatisticsPages.rowsAroundChart
    return trend + report.forgetting(width: width, height: min(20, max(5, room)))
  }

  private func right(_ width: Int) -> [Section] {
    let days = report.days(width: width)
    guard !isEmpty else { return days }
    let room = height - rows(days) - StatisticsPages.rowsAroundChart
    return days + report.places(width: width, height: room)
      + report.texts(width: width, limit: StatisticsPages.mostListed)
  }
}

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
  ///   - studies: the decks that are studied.
  ///   - width: the most columns of a line, at least 25.
  ///   - isASCII: whether to use ASCII only, also in deck names.
  /// - Returns: lines that are safe to write to any terminal.
  public static func lines(
    _ statistics: Statistics, today: Int?, studies: [StudiedDeck] = [], width: Int = 80,
    isASCII: Bool
  ) -> [String] {
    guard !statistics.isEmpty || statistics.skipped != SkippedLines() || !studies.isEmpty else {
      return [say("No finished games yet. Play one with 'memorize'.")]
    }
    let capabilities = Capabilities(
      colors: .none, glyphs: isASCII ? .ascii : .unicode, showsPictures: !isASCII)
    let report = StatisticsReport(
      statistics: statistics, today: today, conditions: nil, studies: studies,
      theme: Theme(capabilities),
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
