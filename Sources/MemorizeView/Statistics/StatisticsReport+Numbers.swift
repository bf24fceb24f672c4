import Canvas
import MemorizeViewModel

/// What is told in numbers.
extension StatisticsReport {
  /// The whole at a glance.
  func overview(_ width: Int) -> ReportBlock {
    guard !statistics.isEmpty else {
      let nothing = "No game finished yet. The first one will be counted here."
      return ReportBlock(
        title: "Statistics",
        lines: nothing.wrapped(to: width).map { ReportLine($0) } + passedOver(width))
    }
    let rows = conditions == nil ? allRows : rows(of: tally)
    let labels = (rows.map(\.0.count).max() ?? 0) + 2
    let lines = rows.flatMap { label, text in
      let isWide = width >= labels + 24
      let room = isWide ? width - labels : width - 2
      let wrapped = text.wrapped(to: max(1, room))
      guard isWide else {
        return [ReportLine(label, .dim)] + wrapped.map { ReportLine("  \($0)") }
      }
      return wrapped.enumerated().map { number, text in
        ReportLine((number == 0 ? label : "").left(labels), .dim).adding(text)
      }
    }
    let title = conditions.map { fit($0.title, width) } ?? "All games"
    return ReportBlock(title: title, lines: lines + passedOver(width))
  }

  private var allRows: [(String, String)] {
    let games = statistics.games
    let openGames = statistics.openGames
    var rows: [(String, String)] = []
    if games.games > 0 || openGames.games == 0 {
      rows.append(("Games", "\(games.games), played for \(games.time.lengthText)"))
    }
    if openGames.games > 0 {
      rows.append(("Open cards", "\(openGames.games), played for \(openGames.time.lengthText)"))
    }
    if let today {
      let streak = statistics.streak
      let current = streak.current(today: today)
      rows.append(
        (
          "Streak",
          "\(current.days) on end, the longest \(streak.longest.days); \(streak.count) in all"
        ))
    }
    return rows + memoryRows(of: games)
  }

  private func rows(of tally: GameTally) -> [(String, String)] {
    var rows = [("Games", "\(tally.games), played for \(tally.time.lengthText)")]
    if let best = tally.bestMoves, let over = tally.bestOverPar {
      rows.append(("Best", "\(best) moves, \(over.signedText) against par"))
    }
    if let moves = tally.medianMoves, let over = tally.medianOverPar {
      rows.append(("Median", "\(moves.plainText) moves, \(over.signedText) against par"))
    }
    if let best = tally.bestTime, let median = tally.medianTime {
      rows.append(("Time", "best \(best.shortText), median \(median.shortText)"))
    }
    if conditions?.variant.isOpen != true, let score = tally.bestScore {
      rows.append(("Best score", "\(score)"))
    }
    return rows + memoryRows(of: tally)
  }

  private func memoryRows(of tally: GameTally) -> [(String, String)] {
    let tally = tally.memory
    guard let memory = tally.meanMemory, let luck = tally.meanLuck else { return [] }
    let games = tally.games == 1 ? "of 1 game" : "mean of \(tally.games) games"
    return [
      ("Memory", "\(memory.signedText) moves, \(games)"),
      ("Luck", "\(luck.signedText) moves"),
    ]
  }

  /// Says in one line what could not be read.
  private func passedOver(_ width: Int) -> [ReportLine] {
    let passed = statistics.skipped
    let parts = [
      passed.broken.of("broken line", "broken lines"),
      passed.newer.of("line of a newer version", "lines of a newer version"),
    ].compactMap { $0 }
    guard !parts.isEmpty else { return [] }
    let text = "Passed over: \(parts.joined(separator: ", "))."
    return text.wrapped(to: width).map { ReportLine($0, .dim) }
  }
}

extension Int {
  /// So many days.
  fileprivate var days: String { self == 1 ? "1 day" : "\(self) days" }

  /// So many of something; `nil` for none.
  fileprivate func of(_ one: String, _ many: String) -> String? {
    self == 0 ? nil : "\(self) \(self == 1 ? one : many)"
  }
}

extension Duration {
  /// A long time, as in `3 h 20 min`.
  fileprivate var lengthText: String {
    let seconds = components.seconds
    if seconds < 60 { return "\(seconds) s" }
    return seconds < 3600 ? "\(seconds / 60) min" : "\(seconds / 3600) h \(seconds / 60 % 60) min"
  }

  /// A time as clocks show it, without blanks before it.
  var shortText: String { clockText.split(separator: " ").joined() }
}
