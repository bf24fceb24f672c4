import Canvas
import MemorizeViewModel
import Words

/// The figures.
extension StatisticsReport {
  /// A figure and its label; the shorter wordings are for narrow columns.
  private typealias Row = (label: String, texts: [String])

  /// The narrowest column that has room for the streak beside the title of the days.
  private static let leastWidthForStreak = 36

  /// The section with all figures.
  func overview(_ width: Int) -> Section {
    guard !statistics.isEmpty else {
      return Section(
        title: say("No games yet"), lines: beginning(width) + skipped(width))
    }
    let rows = conditions == nil ? allRows(width) : rows(Figure.all, of: tally)
    let title = conditions.map { fit($0.title, width) } ?? say("All games")
    return Section(title: title, lines: lines(of: rows, width) + skipped(width))
  }

  /// Lines with the label beside the figure, or above it where the window is narrow.
  private func lines(of rows: [Row], _ width: Int) -> [TextLine] {
    let labels = (rows.map(\.label.columns).max() ?? 0) + 2
    let isWide = width >= labels + 24
    let room = max(1, isWide ? width - labels : width - 2)
    return rows.flatMap { label, texts in
      let wrapped = (texts.first { $0.columns <= room } ?? texts.last ?? "").wrapped(to: room)
      guard isWide else {
        return [TextLine(label, .dim)] + wrapped.map { TextLine("  \($0)") }
      }
      return wrapped.enumerated().map { number, text in
        TextLine((number == 0 ? label : "").left(labels), .dim).adding(text)
      }
    }
  }

  private func allRows(_ width: Int) -> [Row] {
    let games = statistics.games
    let open = statistics.openGames
    let overall = Figure.all.filter(\.isOverall)
    var rows: [Row] = []
    if games.games > 0 || open.games == 0 { rows += self.rows([.games], of: games) }
    if open.games > 0 { rows.append((say("Open cards"), Figure.games.texts(open))) }
    if let today, isPlainText || width < StatisticsReport.leastWidthForStreak {
      let streak = statistics.streak
      let days = streak.current(today: today).daysText
      rows.append((say("Streak"), [say("\(days) (best \(streak.longest))")]))
    }
    return rows + self.rows(Array(overall.dropFirst()), of: games)
      + statistics.shownOpponents.map { name, tally in
        (name.capitalizedFirst, [tally.text])
      }
  }

  private func rows(_ figures: [Figure], of tally: GameTally) -> [Row] {
    figures.map { (say($0.title), $0.texts(tally)) }.filter { !$0.texts.isEmpty }
  }

  /// A line about files and lines that could not be read.
  private func skipped(_ width: Int) -> [TextLine] {
    let (broken, newer) = (statistics.skipped.broken, statistics.skipped.newer)
    let parts = [
      (broken, say(broken, one: "\(broken) unreadable line", other: "\(broken) unreadable lines")),
      (
        newer,
        say(
          newer, one: "\(newer) line of a newer version",
          other: "\(newer) lines of a newer version")
      ),
    ].filter { $0.0 != 0 }
    guard !parts.isEmpty else { return [] }
    let list = parts.map(\.1).listed
    return say("Skipped: \(list).").wrapped(to: width).map { TextLine($0, .dim) }
  }
}

extension ContestTally {
  /// The games and their results, as in `3 games: 2 won, 1 tied`.
  fileprivate var text: String {
    let results = [
      (won, say(won, one: "\(won) won", other: "\(won) won")),
      (tied, say(tied, one: "\(tied) tied", other: "\(tied) tied")),
      (lost, say(lost, one: "\(lost) lost", other: "\(lost) lost")),
    ].filter { $0.0 > 0 }
    let (games, list) = (games.gamesText, results.map(\.1).listed)
    return say("\(games): \(list)")
  }
}
