import Storage

/// Reads the statistics from the history, in one pass and without holding it in memory.
///
/// Games of early versions lack the results of the analysis; they count as games without one.
public struct StatisticsReader {
  private let history: History
  private let day: (Int64) -> Int

  /// A reader for a directory.
  ///
  /// - Parameters:
  ///   - directory: the place of the history, as `StorageDirectory.data` returns it.
  ///   - day: the number of the day of a moment, which is given in seconds since 1970.
  public init(directory: String, day: @escaping (Int64) -> Int) {
    history = History(directory: directory)
    self.day = day
  }

  /// Reads all games.
  ///
  /// Complexity: O(bytes).
  ///
  /// - Returns: the statistics, and messages for the player if a file was set aside.
  /// - Throws: if the history can neither be read nor set aside.
  public func read() throws(StorageError) -> Loaded<Statistics> {
    var statistics = Statistics()
    let lines = try history.read { statistics.add($0, day: day($0.date)) }
    statistics.passedOver.brokenLines = lines.value.broken
    statistics.passedOver.newerLines = lines.value.newer
    return lines.with(statistics)
  }
}
