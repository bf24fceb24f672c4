import Decks
import Words

/// Days and months in the player's language.
extension CalendarDay {
  private static let weekdays = NameTable(
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
    context: "weekday")
  private static let shortWeekdays = NameTable(
    "Mo", "Tu", "We", "Th", "Fr", "Sa", "Su", context: "weekday", columns: 2)
  private static let months = NameTable(
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December", context: "month", columns: 9)
  private static let monthsAfterDays = NameTable(
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December", context: "month after a day")
  private static let shortMonths = NameTable(
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    context: "short month", columns: 4)

  /// The day in words, as in `Sunday 22 November`.
  public var shownInWords: String {
    say("\(shownWeekday) \(day) \(CalendarDay.monthsAfterDays[month - 1])", context: "date")
  }

  /// The day without its weekday, as in `22 November`.
  public var shownInFewWords: String {
    say("\(day) \(CalendarDay.monthsAfterDays[month - 1])", context: "date")
  }

  /// The day of the week, as in `Sunday`.
  public var shownWeekday: String { CalendarDay.weekdays[weekday] }

  /// The day of the week in at most two columns, as in `Su`.
  public var shownShortWeekday: String { CalendarDay.shownShortWeekday(weekday) }

  /// A day of the week in at most two columns, from 0 for `Mo` to 6.
  public static func shownShortWeekday(_ weekday: Int) -> String { shortWeekdays[weekday] }

  /// The month alone in at most nine columns, as in `November`.
  public var shownMonth: String { CalendarDay.months[month - 1] }

  /// The month in at most four columns, as in `Nov`.
  public var shownShortMonth: String { CalendarDay.shortMonths[month - 1] }

  /// The month and the year, as in `November 2026`.
  public var shownMonthAndYear: String {
    say("\(shownMonth) \(year)", context: "month and year")
  }
}
