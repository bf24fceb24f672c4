import Canvas
import MemorizeViewModel

/// The figures.
extension StatisticsReport {
  /// A figure and its label.
  private typealias Row = (label: String, text: String)

  /// The narrowest column that has room for the streak beside the title of the days.
  private static let leastWidthForStreak = 36

  /// The section with all figures.
  func overview(_ width: Int) -> Section {
    guard !statistics.isEmpty else {
      let nothing = "No finished games yet. Your first one will appear here."
      return Section(
        title: "Statistics",
        lines: nothing.wrapped(to: width).map { TextLine($0) } + skipped(width))
    }
    let rows = conditions == nil ? allRows(width) : rows(of: tally)
    let title = conditions.map { fit($0.title, width) } ?? "All games"
    return Section(title: title, lines: lines(of: rows, width) + skipped(width))
  }

  /// Lines with the label beside the figure, or above it where the window is narrow.
  private func lines(of rows: [Row], _ width: Int) -> [TextLine] {
    let labels = (rows.map(\.label.count).max() ?? 0) + 2
    let isWide = width >= labels + 24
    return rows.flatMap { label, text in
      let wrapped = text.wrapped(to: max(1, isWide ? width - labels : width - 2))
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
    var rows: [Row] = []
    if games.games > 0 || open.games == 0 { rows.append(("Games", games.countText)) }
    if open.games > 0 { rows.append(("Open cards", open.countText)) }
    if let today, isPlainText || width < StatisticsReport.leastWidthForStreak {
      let streak = statistics.streak
      rows.append(
        ("Streak", "\(streak.current(today: today).days) (best \(streak.longest))"))
    }
    return rows + memoryRows(of: games)
      + statistics.opponents.map { name, tally in
        (name.capitalizedFirst, tally.text)
      }
  }

  private func rows(of tally: GameTally) -> [Row] {
    var rows: [Row] = [("Games", tally.countText)]
    if let best = tally.bestMoves, let over = tally.bestOverPar {
      rows.append(("Best", "\(best) moves, \(over.overParText)"))
    }
    if let moves = tally.medianMoves, let over = tally.medianOverPar {
      rows.append(("Median", "\(moves.plainText) moves, \(over.overParText)"))
    }
    if let best = tally.bestTime, let median = tally.medianTime {
      rows.append(("Time", "best \(best.shortText), median \(median.shortText)"))
    }
    if conditions?.variant.isOpen != true, let score = tally.bestScore {
      rows.append(("Best score", "\(score)"))
    }
    return rows + memoryRows(of: tally)
  }

  /// Memory and luck on average; + is good.
  private func memoryRows(of tally: GameTally) -> [Row] {
    let tally = tally.memory
    guard let memory = tally.meanMemory, let luck = tally.meanLuck else { return [] }
    let games = tally.games == 1 ? "1 game" : "\(tally.games) games"
    return [
      ("Memory", "\(memory.signedText) moves per game (\(games))"),
      ("Luck", "\(luck.signedText) moves per game"),
    ]
  }

  /// A line about files and lines that could not be read.
  private func skipped(_ width: Int) -> [TextLine] {
    let passed = statistics.skipped
    let parts = [
      passed.broken.of("broken line", "broken lines"),
      passed.newer.of("line of a newer version", "lines of a newer version"),
    ].compactMap { $0 }
    guard !parts.isEmpty else { return [] }
    let text = "Skipped: \(parts.joined(separator: ", "))."
    return text.wrapped(to: width).map { TextLine($0, .dim) }
  }
}

extension GameTally {
  fileprivate var countText: String { "\(games), played for \(time.lengthText)" }
}

extension Int {
  /// A number of days, as in `1 day`.
  var days: String { self == 1 ? "1 day" : "\(self) days" }

  /// A count with its noun; `nil` for zero.
  fileprivate func of(_ one: String, _ many: String) -> String? {
    self == 0 ? nil : "\(self) \(self == 1 ? one : many)"
  }
}

extension Double {
  /// Moves compared with par, as in `2.1 over par`.
  fileprivate var overParText: String {
    let tenths = (self * 10).rounded() / 10
    return tenths == 0 ? "on par" : tenths > 0 ? "\(tenths) over par" : "\(-tenths) under par"
  }
}

extension Duration {
  /// A long time, as in `3 h 20 min`.
  fileprivate var lengthText: String {
    let seconds = components.seconds
    if seconds < 60 { return "\(seconds) s" }
    return seconds < 3600 ? "\(seconds / 60) min" : "\(seconds / 3600) h \(seconds / 60 % 60) min"
  }

  /// A time as the clock shows it, without blanks before it.
  var shortText: String { clockText.split(separator: " ").joined() }
}

extension ContestTally {
  /// The games and their results, as in `3 games: 2 won, 1 tied`.
  fileprivate var text: String {
    let results = [(won, "won"), (tied, "tied"), (lost, "lost")].filter { $0.0 > 0 }
    let list = results.map { "\($0) \($1)" }.joined(separator: ", ")
    return "\(games == 1 ? "1 game" : "\(games) games"): \(list)"
  }
}
