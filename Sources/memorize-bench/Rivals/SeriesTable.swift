import Rivals

/// The lines of tables of many games between rivals, in Markdown.
enum SeriesTable {
  /// The rivals, the weakest first.
  static let rivals: [Rival] = Rival.all.dropLast() + [.bookkeeper, .elephant]

  static func heading(pairs: Int) -> String {
    """

    | \(pairs) pairs | against | won | tied | lost | lead |
    |---|---|---:|---:|---:|---:|
    """
  }

  static func row(_ series: Series) -> String {
    let shares = [series.wins, series.ties, series.losses].map { percent($0, of: series.games) }
    return line([series.rival.name, series.other.name] + shares + [lead(series)])
  }

  static func headingOfEquals(pairs: Int) -> String {
    """

    | \(pairs) pairs, against itself | lead of the first player | exact | standard errors apart |
    |---|---:|---:|---:|
    """
  }

  static func rowOfEquals(_ series: Series) -> String {
    guard series.rival == .elephant else {
      return line([series.rival.name, lead(series), "", ""])
    }
    let exact = TwoPlayerValues(pairs: series.pairs).value(pairs: series.pairs, known: 0)
    let distance = (series.lead - exact) / series.standardError
    return line([
      series.rival.name, lead(series), signed(exact, 4), signed(distance, 1),
    ])
  }

  private static func lead(_ series: Series) -> String {
    "\(signed(series.lead, 3)) ± \(ResultTable.fixed(series.standardError, 3))"
  }

  private static func percent(_ count: Int, of games: Int) -> String {
    ResultTable.fixed(100 * Double(count) / Double(games), 1) + " %"
  }

  private static func signed(_ value: Double, _ decimals: Int) -> String {
    (value < 0 ? "" : "+") + ResultTable.fixed(value, decimals)
  }

  private static func line(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |"
  }
}
