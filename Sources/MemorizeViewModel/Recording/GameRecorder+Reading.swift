import Decks
import Storage

/// The finished games that were saved before.
extension GameRecorder {
  /// Whether the history has a game already.
  ///
  /// Reads the whole history.
  func hasSaved(_ result: GameRecord) -> Bool { (try? history.contains(result)) == true }

  /// The results of all finished games, oldest first.
  func results() -> [GameRecord] {
    let found = notices.loading { () throws(StorageError) in try history.read() }
    return found?.entries ?? []
  }

  /// The statistics of all finished games, also of those that could not be saved yet.
  ///
  /// Reads the whole history at each call.
  func statistics() -> (statistics: Statistics, today: Int) {
    let found = notices.loading { () throws(StorageError) in try statisticsReader.read() }
    var statistics = found ?? Statistics()
    for record in unsaved {
      statistics.add(record, day: day(record.date ?? date()))
    }
    return (statistics, today)
  }

  /// The number of the current day.
  var today: Int { day(date()) }

  /// The finished games whose lines have a member, oldest first.
  ///
  /// Games that could not be saved yet belong to them if they are wanted.
  func games(having member: String, _ isWanted: (GameRecord) -> Bool) -> [GameRecord] {
    let found = notices.loading { () throws(StorageError) in try history.games(having: member) }
    return (found ?? []) + unsaved.filter(isWanted)
  }

  /// The statistics of the games that were finished in a month.
  ///
  /// Reads the whole history.
  ///
  /// - Parameter month: as in `2026-10`.
  /// - Returns: the statistics; empty if no game was finished then.
  func statistics(ofMonth month: String) -> Statistics {
    results().reduce(into: Statistics()) { statistics, game in
      guard let date = game.date else { return }
      let day = CalendarDay(day(date))
      if day.description.hasPrefix(month) { statistics.add(game, day: day.number) }
    }
  }

  /// The recording of the game that was finished last; `nil` if there is none.
  func lastFinishedGame() -> JournalRecord? {
    notices.trying { () throws(StorageError) in try games.newestFinished() } ?? nil
  }

  /// The player's best finished game with a setup; `nil` if there is none.
  ///
  /// Reads all recordings.
  func bestGame(on setup: GameSetup) -> JournalRecord? {
    notices.trying { () throws(StorageError) in try games.best(on: setup) } ?? nil
  }
}
