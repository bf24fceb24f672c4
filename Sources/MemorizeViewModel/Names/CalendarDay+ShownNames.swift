import Decks
import Words

/// Days and months in the player's language.
extension CalendarDay {
  /// The day in words, as in `Sunday 22 November`.
  public var shownInWords: String {
    say("\(shownWeekday) \(day) \(monthInDate)", context: "date")
  }

  /// The day without its weekday, as in `22 November`.
  public var shownInFewWords: String { say("\(day) \(monthInDate)", context: "date") }

  /// The day of the week, as in `Sunday`.
  public var shownWeekday: String {
    switch weekday {
    case 0: say("Monday", context: "weekday")
    case 1: say("Tuesday", context: "weekday")
    case 2: say("Wednesday", context: "weekday")
    case 3: say("Thursday", context: "weekday")
    case 4: say("Friday", context: "weekday")
    case 5: say("Saturday", context: "weekday")
    default: say("Sunday", context: "weekday")
    }
  }

  /// The day of the week in at most two columns, as in `Su`.
  public var shownShortWeekday: String { CalendarDay.shownShortWeekday(weekday) }

  /// A day of the week in at most two columns, from 0 for `Mo` to 6.
  public static func shownShortWeekday(_ weekday: Int) -> String {
    switch weekday {
    case 0: say("Mo", context: "weekday", columns: 2)
    case 1: say("Tu", context: "weekday", columns: 2)
    case 2: say("We", context: "weekday", columns: 2)
    case 3: say("Th", context: "weekday", columns: 2)
    case 4: say("Fr", context: "weekday", columns: 2)
    case 5: say("Sa", context: "weekday", columns: 2)
    default: say("Su", context: "weekday", columns: 2)
    }
  }

  /// The month alone in at most nine columns, as in `November`.
  public var shownMonth: String {
    switch month {
    case 1: say("January", context: "month", columns: 9)
    case 2: say("February", context: "month", columns: 9)
    case 3: say("March", context: "month", columns: 9)
    case 4: say("April", context: "month", columns: 9)
    case 5: say("May", context: "month", columns: 9)
    case 6: say("June", context: "month", columns: 9)
    case 7: say("July", context: "month", columns: 9)
    case 8: say("August", context: "month", columns: 9)
    case 9: say("September", context: "month", columns: 9)
    case 10: say("October", context: "month", columns: 9)
    case 11: say("November", context: "month", columns: 9)
    default: say("December", context: "month", columns: 9)
    }
  }
}

/// The forms of months in dates and in narrow places.
extension CalendarDay {
  /// The month and the year, as in `November 2026`.
  public var shownMonthAndYear: String {
    say("\(shownMonth) \(year)", context: "month and year")
  }

  /// The month as it follows the number of a day.
  private var monthInDate: String {
    switch month {
    case 1: say("January", context: "month after a day")
    case 2: say("February", context: "month after a day")
    case 3: say("March", context: "month after a day")
    case 4: say("April", context: "month after a day")
    case 5: say("May", context: "month after a day")
    case 6: say("June", context: "month after a day")
    case 7: say("July", context: "month after a day")
    case 8: say("August", context: "month after a day")
    case 9: say("September", context: "month after a day")
    case 10: say("October", context: "month after a day")
    case 11: say("November", context: "month after a day")
    default: say("December", context: "month after a day")
    }
  }

  /// The month in at most four columns, as in `Nov`.
  public var shownShortMonth: String {
    switch month {
    case 1: say("Jan", context: "month", columns: 4)
    case 2: say("Feb", context: "month", columns: 4)
    case 3: say("Mar", context: "month", columns: 4)
    case 4: say("Apr", context: "month", columns: 4)
    case 5: say("May", context: "short month", columns: 4)
    case 6: say("Jun", context: "month", columns: 4)
    case 7: say("Jul", context: "month", columns: 4)
    case 8: say("Aug", context: "month", columns: 4)
    case 9: say("Sep", context: "month", columns: 4)
    case 10: say("Oct", context: "month", columns: 4)
    case 11: say("Nov", context: "month", columns: 4)
    default: say("Dec", context: "month", columns: 4)
    }
  }
}
