import Decks
import GameAnalysis
import Storage

/// The board of the day.
///
/// A game counts for the day on which it was dealt, by the clock and the time zone of this machine,
/// even if it ends after midnight or is resumed on another day. Of two games that are played at
/// once, the one that is finished first counts.
public struct DailyGames {
  let session: GameSession

  /// Today, by the clock and the time zone of this machine.
  public var today: CalendarDay { CalendarDay(session.files.today) }

  /// Whether the finished daily board counted; `nil` before its end and on other boards.
  public var standing: DailyStanding? { session.dailyStanding }

  /// Reads the daily boards that were played, by this and by other programs.
  public func results() -> DailyResults { session.files.dailyResults() }

  /// Plays the board of a day, or resumes the game that was begun for this day.
  ///
  /// - Parameters:
  ///   - day: the day; one in the future changes nothing.
  ///   - time: now.
  public func play(_ day: CalendarDay, at time: Duration) {
    // Another program may have finished it since the page was made.
    let attempt = results().attempt(on: day, today: today)
    guard attempt != .future else { return }
    let unfinished = UnfinishedGames(session: session)
    if unfinished.goOn(with: .daily(day), at: time, where: { _ in attempt != .played }) { return }
    session.deal(
      Board.of(DailyBoard(day)), at: time,
      for: attempt == .counts ? .daily(day) : .dailyPractice(day), isChosen: attempt == .counts)
  }

  /// Whether a finished daily board counted: another program may have finished it first.
  func standing(of result: GameRecord) -> DailyStanding? {
    guard let day = result.setup.terms.day else { return nil }
    let results = results()
    let first = results.games[day]
    return result.isPractice || first.map { !$0.isSameGame(as: result) } ?? false
      ? .practice(first) : .counted(day, streak: results.streak.current(today: day.number))
  }
}

/// Whether a finished game on a daily board counted, and for which day.
public enum DailyStanding: Equatable, Sendable {
  /// It is the game of a day, and the days up to it are a streak of this length.
  case counted(CalendarDay, streak: Int)
  /// It is practice; the game that counted, if there is one.
  case practice(GameRecord?)
}

extension DailyBoard {
  /// The average moves of a perfect memory on the board.
  public var par: Par { Par(pairs: pairs) }
}

/// The daily boards that were played, by day.
///
/// The first game on a day's board that was dealt for that day counts; in the history it is the
/// first line. Lines that claim another deck or size, in a file that was edited, do not count.
public struct DailyResults: Equatable, Sendable {
  /// The counted games by day.
  public private(set) var games: [CalendarDay: GameRecord] = [:]
  /// Whether another game was begun or finished on today's board, as with its code.
  private var isTodayKnown = false
  /// The days with a counted game.
  public private(set) var streak = DayStreak()

  /// The results of some games, oldest first.
  ///
  /// Days after today are left out until they have come: the clock was wrong when they were played.
  ///
  /// - Parameters:
  ///   - records: the games.
  ///   - today: the number of the current day.
  ///   - isTodayKnown: whether another game was begun or finished on today's board.
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
