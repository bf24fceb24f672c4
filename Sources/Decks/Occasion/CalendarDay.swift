/// A day in the Gregorian calendar.
public struct CalendarDay: Hashable, Comparable, Sendable {
  /// The days since the first of January 1970.
  public let number: Int
  /// The year, between 0 and 9999.
  public let year: Int
  /// From 1 for January to 12.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int
  /// The day of the week, from 0 for Monday to 6.
  public let weekday: Int

  private static let daysInEra = 146_097
  /// The last day of the year 9999.
  private static let last = 2_932_896
  /// The days from the first of March of the year 0 to the first of January 1970.
  private static let offset = 719_468

  /// The day of a number.
  ///
  /// Years are counted from March, so that the leap day comes last. (H. Hinnant, "chrono-compatible
  /// low-level date algorithms", `civil_from_days`.)
  ///
  /// - Parameter number: the days since the first of January 1970, as from `Statistics.day`; the
  ///   nearest day of the years 0 to 9999 stands for others.
  public init(_ number: Int) {
    self.number = min(max(number, 1 - CalendarDay.offset), CalendarDay.last)
    let days = self.number + CalendarDay.offset
    let dayOfEra = days % CalendarDay.daysInEra
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let march = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * march + 2) / 5 + 1
    month = march < 10 ? march + 3 : march - 9
    year = days / CalendarDay.daysInEra * 400 + yearOfEra + (month <= 2 ? 1 : 0)
    // Day 0 of an era, the first of March of the year 0, was a Wednesday.
    weekday = (dayOfEra + 2) % 7
  }

  /// The day with a date; `nil` if the year has no such day, or is before 1970 or after 9999.
  public init?(year: Int, month: Int, day: Int) {
    guard (1970...9999).contains(year), (1...12).contains(month), (1...31).contains(day) else {
      return nil
    }
    let march = month > 2 ? month - 3 : month + 9
    let years = month > 2 ? year : year - 1
    let days = years * 365 + years / 4 - years / 100 + years / 400
    let found = CalendarDay(days + (153 * march + 2) / 5 + day - 1 - CalendarDay.offset)
    guard found.month == month, found.day == day else { return nil }
    self = found
  }

  /// Reads a date as in `2026-11-22`; `nil` if it has another form, or if there is no such day.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let lengths = parts.map(\.utf8.count)
    let numbers = parts.compactMap { $0.utf8.allSatisfy(\.isDigit) ? Int($0) : nil }
    guard lengths == [4, 2, 2], numbers.count == 3 else { return nil }
    self.init(year: numbers[0], month: numbers[1], day: numbers[2])
  }

  /// The days in order.
  public static func < (one: CalendarDay, other: CalendarDay) -> Bool { one.number < other.number }
}

extension CalendarDay: CustomStringConvertible {
  /// The date as in `2026-11-22`.
  public var description: String { "\(year.digits(4))-\(month.digits(2))-\(day.digits(2))" }

  /// The first day of the month.
  public var startOfMonth: CalendarDay { CalendarDay(number - day + 1) }

  /// The same day some months later, or the last day of a shorter month.
  public func adding(months: Int) -> CalendarDay {
    let index = year * 12 + month - 1 + months
    let (year, month) = (index / 12, index % 12 + 1)
    return (0..<4).lazy.compactMap { less in
      CalendarDay(year: year, month: month, day: day - less)
    }.first ?? self
  }
}
