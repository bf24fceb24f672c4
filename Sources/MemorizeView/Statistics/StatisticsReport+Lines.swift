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
        TextLine((number == 0 ? label : "").filled(to: labels), .dim).adding(text)
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
      rows.append((say("Played"), [say("\(days) in a row (best \(streak.longest))")]))
    }
    return rows + self.rows(Array(overall.dropFirst()), of: games)
      + statistics.opponents.map { company, tally in
        (company.shownOpponent.capitalizedFirst, [tally.text])
      }
  }

  private func rows(_ figures: [Figure], of tally: GameTally) -> [Row] {
    figures.map { (say($0.title), $0.texts(tally)) }.filter { !$0.texts.isEmpty }
  }

  /// The decks that are studied, with their pairs that are due, learning and mature.
  func study(_ width: Int) -> [Section] {
    guard !studies.isEmpty else { return [] }
    let widest = studies.map { theme.spelled($0.name.deckTitle).columns }.max() ?? 0
    let labels = max(1, min(widest, width / 2))
    let lines = studies.map { deck in
      let name = TextLine(fit(deck.name.deckTitle, labels), .dim).filled(to: labels + 2)
      let lines = deck.counts.lines
      return name.adding(
        lines.first { $0.columns <= width - labels - 2 } ?? lines.last ?? TextLine())
    }
    return [Section(title: say("Study"), lines: lines)]
  }

  /// A line about files and lines that could not be read.
  private func skipped(_ width: Int) -> [TextLine] {
    let (broken, newer) = (statistics.skipped.broken, statistics.skipped.newer)
    let parts: KeyValuePairs = [
      broken: say(broken, one: "\(broken) unreadable line", other: "\(broken) unreadable lines"),
      newer: say(
        newer, one: "\(newer) line of a newer version", other: "\(newer) lines of a newer version"),
    ]
    let list = parts.filter { $0.key != 0 }.map(\.value).listed
    guard !list.isEmpty else { return [] }
    return say("Skipped: \(list).").note(width)
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

/// The tables, with a line for each kind of game or each game.
extension StatisticsReport {
  /// A column of numbers.
  private struct Column<Row> {
    let name: String
    /// The fewest columns of the name and the numbers, with a gap before them.
    let least: Int
    /// The narrowest table that has this column.
    var leastWidth = 0
    let text: (Row) -> String

    /// The columns of the name and the numbers, with a gap before them.
    var width: Int { max(least, name.columns + 1) }
  }

  /// The table of all kinds of games.
  func table(_ width: Int, _ limit: Int) -> Section {
    let all = statistics.kinds
    let shown = all.prefix(limit)
    let rows = shown.map { ($0, statistics.groups[$0] ?? GameTally()) }
    let title =
      width >= 54
      ? say("Decks and sizes: moves over par, times") : say("Decks: moves over par")
    var section = Section(
      title: fit(title, width), lines: lines(columnsOfKinds(width), rows, width))
    if shown.count < all.count {
      section.lines.append(TextLine((all.count - shown.count).andMoreText, .dim))
    }
    return section
  }

  private func columnsOfKinds(_ width: Int) -> [Column<GameTally>] {
    let (best, median) = (say("best", context: "table"), say("median", context: "table"))
    let bestTime = say("best time", context: "table")
    // Where it is the only time, the word beside it says which one it is.
    let hasBoth = width >= StatisticsReport.leastWidthForTimes
    let medianTime =
      hasBoth ? say("median time", context: "table") : say("time", context: "table")
    return [
      Column(name: say("games", context: "table"), least: 6) {
        $0.lost == 0 ? "\($0.games)" : "\($0.games)/\($0.games + $0.lost)"
      },
      Column(name: best, least: 7, leastWidth: 36) { $0.bestOverPar?.signedText ?? "" },
      Column(name: median, least: 8) { $0.medianOverPar?.signedText ?? "" },
      Column(
        name: bestTime, least: bestTime.columns + 2, leastWidth: StatisticsReport.leastWidthForTimes
      ) {
        $0.bestTime?.shortText ?? ""
      },
      Column(name: medianTime, least: medianTime.columns + 2, leastWidth: 54) {
        $0.medianTime?.shortText ?? ""
      },
      Column(name: say("score", context: "table"), least: 7, leastWidth: 72) {
        $0.bestScore.map { "\($0)" } ?? ""
      },
    ]
  }

  /// The table of the latest games.
  func recent(_ games: [GameRecord], _ width: Int) -> Section {
    let columns: [Column<GameRecord>] = [
      Column(name: say("moves", context: "table"), least: 6) { "\($0.moves)" },
      Column(name: say("over par", context: "table"), least: 8, leastWidth: 30) {
        $0.isOpen ? "" : $0.isUnaided ? $0.overPar.signedText : say("hints", context: "table")
      },
      Column(name: say("score", context: "table"), least: 7, leastWidth: 46) {
        $0.isOpen ? "" : "\($0.score)"
      },
      Column(name: say("time", context: "table"), least: 9, leastWidth: 38) { $0.time.shortText },
    ]
    return Section(
      title: fit(say("Latest games"), width),
      lines: lines(columns, games.map { ($0.kind, $0) }, width))
  }

  /// The narrowest table with two columns of times.
  private static let leastWidthForTimes = 64
  /// The narrowest table whose last columns may make way for names.
  private static let leastWidthOfExtras = 46
  /// The columns for names that a table keeps if it can.
  private static let leastNames = 25

  /// A line with the names of the columns, and one line for each row.
  ///
  /// - Parameters:
  ///   - columns: the columns of numbers.
  ///   - rows: for each row its kind of game and its numbers.
  ///   - width: the columns of a line.
  /// - Returns: the heading, then the rows.
  private func lines<Row>(
    _ columns: [Column<Row>], _ rows: [(GameKind, Row)], _ width: Int
  ) -> [TextLine] {
    let widest = rows.map { theme.spelled($0.0.title).columns }.max() ?? 0
    var fitting = columns.filter { width >= $0.leastWidth }
    var room: Int { min(widest + 1, width - fitting.reduce(0) { $0 + $1.width }, 40) }
    // The columns that only wide tables have make way for names.
    while room < min(widest + 1, StatisticsReport.leastNames),
      let last = fitting.max(by: { $0.leastWidth < $1.leastWidth }),
      last.leastWidth >= StatisticsReport.leastWidthOfExtras
    {
      fitting.removeAll { $0.leastWidth == last.leastWidth }
    }
    let names = max(4, room)
    let head = "".filled(to: names) + fitting.map { $0.name.padded(to: $0.width) }.joined()
    return [TextLine(head, .dim)]
      + rows.map { conditions, row in
        let cells = fitting.map { $0.text(row).padded(to: $0.width) }
        let title = fit(conditions, names).filled(to: names)
        return TextLine(title).adding(cells.joined())
      }
  }
}

extension Double {
  /// The number as a share of one in whole percent, from 0 to 100.
  var percent: Int { Int((min(max(self, 0), 1) * 100).rounded()) }
}
