import Decks
import Storage

/// The daily boards that were played, by day.
///
/// The first game on a day's board that was dealt for that day counts; in the history it is the
/// first line. Lines that claim another deck or size, in a file that was edited, do not count.
public struct DailyResults: Equatable, Sendable {
  /// The counted games by day.
  public private(set) var games: [CalendarDay: GameRecord] = [:]
  /// Whether a game was finished on today's board, also with its code.
  private var isTodayKnown = false
  /// The days with a counted game.
  public private(set) var streak = DayStreak()

  /// No days.
  public init() {}

  /// The results of some games, oldest first.
  ///
  /// Days after today are left out until they have come: the clock was wrong when they were played.
  ///
  /// - Parameters:
  ///   - records: the games.
  ///   - today: the number of the current day.
  ///   - isTodayKnown: whether a game was finished on today's board, also with its code.
  package init(_ records: [GameRecord], today: Int = .max, isTodayKnown: Bool = false) {
    self.isTodayKnown = isTodayKnown
    for record in records {
      guard let day = DailyResults.day(of: record), day.number <= today, games[day] == nil else {
        continue
      }
      games[day] = record
      streak.add(day.number)
    }
  }

  /// The day for which a game was played; `nil` if it was for none.
  static func day(of record: GameRecord) -> CalendarDay? {
    guard case .daily(let day) = record.setup.occasion,
      record.setup.suitsOccasion
    else { return nil }
    return day
  }

  /// The stars of a month, and those that its counted games could have.
  public func stars(in month: CalendarDay) -> (won: Int, most: Int) {
    let games = games.filter { ($0.key.year, $0.key.month) == (month.year, month.month) }
    return (games.values.reduce(0) { $0 + ($1.stars ?? 0) }, 3 * games.count)
  }

  /// Whether the game that starts now counts for a day.
  public func attempt(on day: CalendarDay, today: CalendarDay) -> DailyAttempt {
    if day > today { return .future }
    if games[day] != nil { return .played }
    if day < today { return .past }
    return isTodayKnown ? .known : .counts
  }
}

/// Whether a game on a daily board counts.
public enum DailyAttempt: Equatable, Sendable {
  /// The game is the first on today's board.
  case counts
  /// The board was played before: practice.
  case played
  /// The day is over: practice.
  case past
  /// The board was played before with its code: practice.
  case known
  /// The day has not come: its board cannot be played.
  case future
}
