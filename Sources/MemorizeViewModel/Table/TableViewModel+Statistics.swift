import Storage

/// What all finished games come to.
extension TableViewModel {
  /// Reads all there is to know of finished games, as it is now.
  ///
  /// - Returns: the statistics, and the number of the day that it is. Where no games are written down,
  ///   only those since the program started count, and there is no day.
  public func readStatistics() -> (statistics: Statistics, today: Int?) {
    guard let recorder else {
      var statistics = Statistics()
      for result in results { statistics.add(FinishedGame(result)) }
      return (statistics, nil)
    }
    let (statistics, today) = recorder.statistics()
    notifyObservers()
    return (statistics, today)
  }
}

extension Statistics {
  /// The number of the day of UTC in which a moment lies.
  ///
  /// - Parameters:
  ///   - moment: in seconds since 1970.
  ///   - offset: by how many seconds the clocks are ahead of UTC at that moment.
  /// - Returns: days since the first of January 1970.
  public static func day(of moment: Int64, ahead offset: Int64) -> Int {
    let (sum, overflows) = moment.addingReportingOverflow(offset)
    let local = overflows ? moment : sum
    return Int(local >= 0 ? local / 86_400 : -((-(local + 1)) / 86_400) - 1)
  }

  /// The number of the day of UTC in which a moment lies, in seconds since 1970.
  public static func day(_ moment: Int64) -> Int { day(of: moment, ahead: 0) }
}
