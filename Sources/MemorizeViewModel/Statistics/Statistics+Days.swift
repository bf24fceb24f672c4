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

/// The date of a day in the Gregorian calendar.
public struct CalendarDay: Equatable, Sendable {
  /// From 1 for January to 12.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int
  /// The day of the week, from 0 for Monday to 6.
  public let weekday: Int

  /// The date of a numbered day.
  ///
  /// Years are counted from March, so that the leap day comes last. (H. Hinnant, "chrono-compatible
  /// low-level date algorithms", `civil_from_days`.)
  ///
  /// - Parameter number: the days since the first of January 1970, as from `Statistics.day`.
  public init(_ number: Int) {
    let daysInEra = 146_097
    // No more than 400 years on either side of 1970 differ in their months and weekdays.
    let number = number % daysInEra + 719_468
    let dayOfEra = (number % daysInEra + daysInEra) % daysInEra
    let year = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * year + year / 4 - year / 100)
    let march = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * march + 2) / 5 + 1
    month = march < 10 ? march + 3 : march - 9
    // Day 0 of an era, the first of March of the year 0, was a Wednesday.
    weekday = (dayOfEra + 2) % 7
  }
}
