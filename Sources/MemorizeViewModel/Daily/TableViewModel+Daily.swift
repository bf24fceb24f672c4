import Decks
import GameAnalysis
import Storage

/// The board of the day.
///
/// A game counts for the day on which it was dealt, by the clock and the time zone of this machine,
/// even if it ends after midnight or is resumed on another day. Of two games that are played at
/// once, the one that is finished first counts.
extension TableViewModel {
  /// Today, by the clock and the time zone of this machine.
  public var today: CalendarDay { CalendarDay(files.today) }

  /// The reason why the board on the table was dealt; `nil` for a usual game.
  public var occasion: Occasion? { current.occasion }

  /// Whether the game on the table is a daily board that does not count.
  public var isDailyPractice: Bool {
    if case .practice = occasion { true } else { false }
  }

  /// Whether pages show the streak of daily boards.
  public var showsStreak: Bool { files.preferences.showsStreak }

  /// Reads the daily boards that were played, by this and by other programs.
  public func readDailyResults() -> DailyResults { files.dailyResults() }

  /// Whether a game that was begun for a day can be resumed.
  public func hasUnfinishedDaily(_ day: CalendarDay) -> Bool {
    isOnTable(day) || leftDaily(day) != nil
  }

  /// Plays the board of a day, or resumes the game that was begun for this day.
  ///
  /// - Parameters:
  ///   - day: the day; one in the future changes nothing.
  ///   - results: the daily boards that were played.
  ///   - time: now.
  public func playDaily(_ day: CalendarDay, _ results: DailyResults, at time: Duration) {
    guard !isOnTable(day) else { return }
    let attempt = results.attempt(on: day, today: today)
    guard attempt != .future else { return }
    if attempt != .played, let left = leftDaily(day) { return goOn(withGameAt: left, at: time) }
    deal(
      Board.of(DailyBoard(day)), at: time,
      for: attempt == .counts ? .daily(day) : .practice(day))
  }

  /// Whether a finished daily board counted: another program may have finished it first.
  func standing(of result: GameRecord) -> DailyStanding? {
    switch result.setup.occasion {
    case .daily(let day):
      let results = files.dailyResults()
      guard let counted = results.games[day], !counted.isSameGame(as: result) else {
        return .counted(day, streak: results.streak.current(today: day.number))
      }
      return .practice(counted)
    case .practice(let day): return .practice(files.dailyResults().games[day])
    case .journey, .journeyPractice, .study, .missed, nil: return nil
    }
  }

  /// Whether the game for a day is on the table and goes on.
  private func isOnTable(_ day: CalendarDay) -> Bool { !isOver && occasion == .daily(day) }

  /// The index of the game for a day in `leftGames`.
  private func leftDaily(_ day: CalendarDay) -> Int? {
    leftGames.firstIndex { $0.setup.occasion == .daily(day) }
  }
}

extension Occasion {
  /// The occasion of the same board dealt once more, which the player knows by then.
  var again: Occasion {
    switch self {
    case .daily(let day): .practice(day)
    case .journey(let number): .journeyPractice(number)
    case .practice, .journeyPractice, .study, .missed: self
    }
  }
}

extension DailyBoard {
  /// The average moves of a perfect memory on the board.
  public var par: Par { Par(pairs: pairs) }
}
