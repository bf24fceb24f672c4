import Decks
import Rivals
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

extension BoardLimit {
  /// The limit and its reasons, from long to short; none if all pairs of the deck fit.
  public var shownTexts: [String] {
    guard sharing + differingInCase > 0 else { return [] }
    let limit = say("at most \(pairs) on one board")
    return [say("\(limit): \(shownReasons)"), limit]
  }

  /// The reasons why some pairs cannot be on a board with others, as in `6 pairs share a text`.
  var shownReasons: String {
    let parts: KeyValuePairs = [
      sharing: say(
        sharing, one: "\(sharing) pair shares a text with another",
        other: "\(sharing) pairs share a text with others"),
      differingInCase: say(
        differingInCase, one: "\(differingInCase) pair differs from another only in case",
        other: "\(differingInCase) pairs differ from others only in case"),
    ]
    return parts.filter { $0.key > 0 }.map(\.value).listed
  }
}

/// Those who share a game, in the player's language; files have English names.
extension Company {
  /// The opponent, as in `crow`, `your double` or `3 people`; empty for nobody.
  public var shownOpponent: String {
    switch self {
    case .alone: ""
    case .rival(let name) where Rival.isOwn(name): say("your double", context: "opponent")
    case .rival(let name): Rival.shownName(name)
    case .people(let names):
      say(
        names.count, one: "\(names.count) person", other: "\(names.count) people",
        context: "opponent")
    }
  }

  /// The name in files of a person who has not given one, by the number among the players, from 1.
  static func usualName(_ number: Int) -> String { "Player \(number)" }

  /// The names of people on the screen: those in files, except for the usual ones.
  static func shown(_ names: [String]) -> [String] {
    names.enumerated().map { index, name in
      name == usualName(index + 1) ? say("Player \(index + 1)") : name
    }
  }
}

extension Rival {
  /// The name of a rival in lower case, as in `cat`.
  static func shownName(_ name: String) -> String { say(name: name, context: "rival") }
}

extension LeftGame {
  /// Those who share the game, as in `against Cat` or `Ann, Bob`; empty if the player is alone.
  public var players: String {
    switch setup.company {
    case .alone: ""
    case .rival:
      say("against \(setup.company.shownOpponent.capitalizedFirst)", context: "opponent")
    case .people(let names): Company.shown(names).listedNames
    }
  }

  /// The reason for the game and its rules, as in `journey, drift`; empty for a usual game.
  public var shownKind: String {
    let rules = setup.variant.shownTitle
    return ([setup.terms.title?()] + (rules.isEmpty ? [] : [rules])).compactMap(\.self).listed
  }
}
