extension Statistics {
  /// The number of the local day that contains a moment.
  ///
  /// - Parameters:
  ///   - moment: in seconds since 1970.
  ///   - offset: the seconds by which local clocks are ahead of UTC at that moment.
  /// - Returns: the days since the first of January 1970.
  public static func day(of moment: Int64, ahead offset: Int64) -> Int {
    let (sum, overflows) = moment.addingReportingOverflow(offset)
    let local = overflows ? moment : sum
    return Int(local >= 0 ? local / 86_400 : -((-(local + 1)) / 86_400) - 1)
  }

  /// The number of the day of UTC that contains a moment, in seconds since 1970.
  public static func day(_ moment: Int64) -> Int { day(of: moment, ahead: 0) }
}
