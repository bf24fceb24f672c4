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

  /// Whether a game that was begun for a day can be resumed.
  public func hasUnfinished(_ day: CalendarDay) -> Bool {
    UnfinishedGames(session: session).has(.daily(day))
  }

  /// Plays the board of a day, or resumes the game that was begun for this day.
  ///
  /// - Parameters:
  ///   - day: the day; one in the future changes nothing.
  ///   - results: the daily boards that were played.
  ///   - time: now.
  public func play(_ day: CalendarDay, _ results: DailyResults, at time: Duration) {
    let unfinished = UnfinishedGames(session: session)
    let attempt = results.attempt(on: day, today: today)
    guard !unfinished.isOnTable(.daily(day)), attempt != .future else { return }
    if attempt != .played, let left = unfinished.index(of: .daily(day)) {
      return unfinished.resume(gameAt: left, at: time)
    }
    session.deal(
      Board.of(DailyBoard(day)), at: time,
      for: attempt == .counts ? .daily(day) : .dailyPractice(day))
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
