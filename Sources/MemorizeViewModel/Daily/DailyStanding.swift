import Decks
import Storage

/// Whether a finished game on a daily board counted, and for which day.
public enum DailyStanding: Equatable, Sendable {
  /// It is the game of a day, and the days up to it are a streak of this length.
  case counted(CalendarDay, streak: Int)
  /// It is practice; the game that counted, if there is one.
  case practice(GameRecord?)
}
