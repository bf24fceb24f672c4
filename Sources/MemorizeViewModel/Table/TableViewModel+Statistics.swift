import Storage

/// The statistics of all finished games.
extension TableViewModel {
  /// Reads the statistics of all finished games.
  ///
  /// - Returns: the statistics and the number of today. If games are not saved, only the games
  ///   since the program started count, and there is no day.
  public func readStatistics() -> (statistics: Statistics, today: Int?) {
    guard let recorder = files.recorder else {
      var statistics = Statistics()
      for result in results { statistics.add(result) }
      return (statistics, nil)
    }
    let (statistics, today) = recorder.statistics()
    notifyObservers()
    return (statistics, today)
  }
}
