import Storage

/// Reads the statistics of all finished games in one pass over the history.
public struct StatisticsReader {
  private let history: History
  private let day: (Int64) -> Int

  /// A reader for a directory.
  ///
  /// - Parameters:
  ///   - directory: the directory of the history, as in `StorageDirectory.data`.
  ///   - day: the number of the day that contains a moment, in seconds since 1970.
  public init(directory: String, day: @escaping (Int64) -> Int) {
    history = History(directory: directory)
    self.day = day
  }

  /// Reads all games.
  ///
  /// Complexity: O(bytes).
  ///
  /// - Returns: the statistics, and a notice for the player about a file that was set aside.
  /// - Throws: if the history can neither be read nor set aside.
  public func read() throws(StorageError) -> Loaded<Statistics> {
    var statistics = Statistics()
    let lines = try history.read { game in
      statistics.add(game, day: day(game.date ?? 0))
    }
    statistics.skipped = lines.value
    return lines.with(statistics)
  }
}
