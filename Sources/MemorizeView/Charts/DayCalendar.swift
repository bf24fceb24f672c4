import Canvas
import MemorizeViewModel

/// The days on which games were finished: a column for each week, a row for each day of the week.
struct DayCalendar {
  let streak: DayStreak
  /// The number of the current day.
  let today: Int
  /// The columns of the calendar.
  let width: Int
  let theme: Theme

  private static let labelWidth = 4
  /// The columns of a week with the gap after it.
  private static let pitch = 2
  private static let mostWeeks = 53
  /// The rows with the names of months and the days of a week.
  static let height = 8

  private var weeks: Int {
    let room = (width - DayCalendar.labelWidth + 1) / DayCalendar.pitch
    return min(DayCalendar.mostWeeks, max(1, room))
  }
  /// The Monday of the first week.
  private var start: Int { today - CalendarDay(today).weekday - 7 * (weeks - 1) }

  /// A line with the months, and a line for each day of the week.
  var lines: [TextLine] {
    [months]
      + (0..<7).map { weekday in
        let name = weekday.isMultiple(of: 2) ? CalendarDay.shownShortWeekday(weekday) : ""
        let label = TextLine(name.filled(to: DayCalendar.labelWidth), .faint)
        return (0..<weeks).reduce(label) { line, week in
          day(start + 7 * week + weekday, line).adding(week + 1 < weeks ? " " : "")
        }
      }
  }

  /// The names of the months above the weeks in which they begin.
  private var months: TextLine {
    var text = String(repeating: " ", count: DayCalendar.labelWidth)
    for week in 0..<weeks {
      let last = CalendarDay(start + 7 * week + 6)
      let column = DayCalendar.labelWidth + DayCalendar.pitch * week
      guard last.day <= 7, column > text.columns || week == 0 else { continue }
      let name = last.shownShortMonth
      guard column + name.columns <= width else { continue }
      text = text.filled(to: column) + name
    }
    return TextLine(text, .faint)
  }

  /// A square in the shade of the number of games; the figure itself where there are no shades.
  private func day(_ day: Int, _ line: TextLine) -> TextLine {
    guard day <= today else { return line.adding(" ") }
    let games = streak.games(on: day)
    guard theme.hasShades else {
      let figure = games == 0 ? (theme.glyphs == .ascii ? "." : "·") : "\(min(9, games))"
      return line.adding(figure, day == today ? .gold : games == 0 ? .faint : .chart)
    }
    if day == today { return line.adding("▄", .gold) }
    guard games > 0 || theme.hasTableShades else { return line.adding("·", .faint) }
    let shades: [Tone] = [.empty, .rule, .chart, .plain]
    return line.adding("▄", shades[min(games, 3)])
  }
}
