import Canvas
import MemorizeViewModel

/// The statistics as plain text.
public enum StatisticsText {
  /// So many conditions and games are listed.
  private static let listed = 20
  private static let games = 10

  /// The lines of the text.
  ///
  /// - Parameters:
  ///   - statistics: what to tell.
  ///   - today: the number of the day that it is; `nil` if that is not known.
  ///   - width: the most columns of a line, at least 25.
  ///   - isASCII: whether only characters of ASCII are used, deck names included.
  /// - Returns: lines safe to write to any terminal.
  public static func lines(
    _ statistics: Statistics, today: Int?, width: Int = 80, isASCII: Bool
  ) -> [String] {
    guard !statistics.isEmpty || statistics.skipped != SkippedLines() else {
      return ["No game finished yet: play one with 'memorize', then there is something to tell."]
    }
    let capabilities = Capabilities(
      colors: .none, glyphs: isASCII ? .ascii : .unicode, showsPictures: !isASCII)
    let report = StatisticsReport(
      statistics: statistics, today: today, conditions: nil, theme: Theme(capabilities),
      isPlainText: true, grid: PlaceGrid.init(nearSquare:))
    let width = max(25, width)
    let blocks =
      report.texts(width: width, limit: listed) + report.charts(width: min(width, 76), height: 6)
      + report.recentGames(width: width, limit: games)
    return blocks.map { $0.allLines.map(\.text) }.joined(separator: [""]).map { $0 }
  }
}
