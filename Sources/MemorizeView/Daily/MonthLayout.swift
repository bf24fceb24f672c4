import Canvas
import MemorizeViewModel

/// The cells of a month: a column for each day of the week, and up to six rows.
struct MonthLayout: Equatable {
  /// The calendar with its title.
  let area: Rect
  /// The cells of one day.
  let cell: Size
  /// The cells from one day to the next.
  private let pitch: Size
  /// The first row of days.
  private let top: Int

  private static let (days, weeks) = (7, 6)
  private static let arrowColumns = 3
  private static let smallPitch = 5
  /// The rows between title, names and days.
  private let gap: Int

  init(_ area: Rect) {
    self.area = area
    gap = area.height < 12 ? 0 : 1
    top = area.minY + (area.height >= 34 ? 5 : 2 + 2 * gap)
    pitch = Size(
      width: area.width / MonthLayout.days,
      // The last week needs no gap below it.
      height: max(1, (area.maxY + 1 - top) / MonthLayout.weeks))
    cell = Size(width: max(1, pitch.width - 1), height: max(1, pitch.height - 1))
  }

  /// A calendar with a row a week, in the middle below an area.
  static func small(below area: Rect, rows: Int) -> MonthLayout {
    let width = MonthLayout.days * MonthLayout.smallPitch
    return MonthLayout(
      Rect(
        x: area.minX + max(0, (area.width - width) / 2), y: area.maxY, width: width, height: rows))
  }

  /// The row with the name of the month.
  var title: Rect { Rect(x: area.minX, y: area.minY + gap, width: area.width, height: 1) }
  /// The row with the names of the days.
  var names: Rect { Rect(x: area.minX, y: title.minY + 1 + gap, width: area.width, height: 1) }

  /// The button before the name of the month.
  var earlierButton: Rect {
    Rect(x: area.minX + 1, y: title.minY, width: MonthLayout.arrowColumns, height: 1)
  }

  /// The button after the name of the month, which has this place for all months.
  var laterButton: Rect {
    Rect(x: area.minX + 20, y: title.minY, width: MonthLayout.arrowColumns, height: 1)
  }

  /// The column of a day of the week, from 0 for Monday.
  func x(of weekday: Int) -> Int { area.minX + weekday * pitch.width }

  /// The cells of a day in the month that it belongs to.
  func frame(of day: CalendarDay) -> Rect {
    let week = (day.day - 1 + day.startOfMonth.weekday) / MonthLayout.days
    return Rect(
      x: x(of: day.weekday), y: top + week * pitch.height, width: cell.width, height: cell.height)
  }

  /// The days of the month of a day.
  func days(of month: CalendarDay) -> [CalendarDay] {
    let first = month.startOfMonth
    return (0..<31).map { CalendarDay(first.number + $0) }.filter { $0.month == month.month }
  }

  /// The day of a month at a cell.
  func day(at point: Point, in month: CalendarDay) -> CalendarDay? {
    days(of: month).first { frame(of: $0).contains(point) }
  }
}
