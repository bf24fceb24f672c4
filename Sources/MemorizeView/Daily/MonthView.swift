import Canvas
import MemorizeViewModel
import Words

/// A month of daily boards: the stars of each day, the chosen day in gold.
struct MonthView {
  let layout: MonthLayout
  /// The chosen day, whose month is shown.
  let day: CalendarDay
  let today: CalendarDay
  let results: DailyResults
  let theme: Theme

  func draw(on canvas: inout Canvas) {
    drawTitle(on: &canvas)
    for weekday in 0..<7 {
      let name = CalendarDay.shownShortWeekday(weekday)
      canvas.write(
        name, at: Point(x: layout.x(of: weekday) + indent(of: name), y: layout.names.minY),
        theme.style(.dim))
    }
    for day in layout.days(of: day) { draw(day, on: &canvas) }
  }

  private func drawTitle(on canvas: inout Canvas) {
    let accent = theme.style(.accent, .bold)
    canvas.write("[<]", at: layout.earlierButton.origin, accent)
    canvas.write(
      day.shownMonthAndYear, at: layout.earlierButton.origin.moved(x: 4),
      theme.style(.heading))
    canvas.write("[>]", at: layout.laterButton.origin, accent)
    let stars = results.stars(in: day)
    guard stars.most > 0 else { return }
    let line = TextLine(Marks(theme).star, .gold).adding(
      " " + say("\(stars.won) of \(stars.most)"), .dim)
    let x = layout.x(of: 6) + layout.cell.width - line.columns
    line.draw(at: Point(x: x, y: layout.title.minY), theme: theme, on: &canvas)
  }

  private func draw(_ day: CalendarDay, on canvas: inout Canvas) {
    let frame = layout.frame(of: day)
    let background = background(of: day)
    if background != .table { canvas.fill(frame, theme.style(.plain, on: background)) }
    let row = frame.minY + max(0, frame.height - 2) / 2
    let number = frame.height > 1 ? "\(day.day)" : "\(day.day)".padded(to: 2)
    let isWeak = day > today || results.games[day] == nil && day != today
    canvas.write(
      number, at: Point(x: frame.minX + indent(of: number), y: row),
      theme.style(day == self.day ? .heading : isWeak ? .faint : .plain, on: background))
    if day == self.day { canvas.cursor = frame.origin }
    guard frame.height > 1 else { return drawSign(of: day, in: frame, background, on: &canvas) }
    let mark = mark(of: day)
    mark.draw(
      at: Point(x: frame.minX + indent(of: mark.text), y: row + 1), width: frame.width,
      theme: theme, background: background, on: &canvas)
  }

  /// Draws a star behind the number of a day with all stars, and a dot behind others with a game.
  private func drawSign(
    of day: CalendarDay, in frame: Rect, _ background: ColorRole, on canvas: inout Canvas
  ) {
    guard let game = results.games[day] else { return }
    let mark = game.stars == 3 ? Marks(theme).star : [Marks(theme).mark(of: .pair)].text
    TextLine(mark, .gold).draw(
      at: Point(x: frame.minX + 3, y: frame.minY), width: 1, theme: theme, background: background,
      on: &canvas)
  }

  /// The stars of a counted game; a dash for a day without one.
  private func mark(of day: CalendarDay) -> TextLine {
    if let game = results.games[day] { return Marks(theme).starLine(game.stars ?? 0) }
    if day == today {
      return TextLine(
        say("today", context: "calendar", columns: 5), day == self.day ? .heading : .plain)
    }
    return TextLine(day < today ? (theme.glyphs == .unicode ? "─" : "-") : "", .faint)
  }

  private func background(of day: CalendarDay) -> ColorRole {
    if day == self.day { return .gold }
    guard theme.hasShades, day <= today else { return .table }
    guard let game = results.games[day] else { return day == today ? .button : .trace }
    return game.stars == 3 ? .selection : .dialog
  }

  /// The blanks before a text in the middle of a cell.
  private func indent(of text: String) -> Int { max(0, (layout.cell.width - text.columns) / 2) }
}

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
  var earlierButton: Rect { button(atColumn: 1) }
  /// The button after the name of the month, which has this place for all months.
  var laterButton: Rect { button(atColumn: 20) }

  private func button(atColumn x: Int) -> Rect {
    Rect(x: area.minX + x, y: title.minY, width: 3, height: 1)
  }

  /// The column of a day of the week, from 0 for Monday.
  func x(of weekday: Int) -> Int { area.minX + weekday * pitch.width }

  /// The cells of a day in the month that it belongs to.
  func frame(of day: CalendarDay) -> Rect {
    let week = (day.day - 1 + day.startOfMonth.weekday) / MonthLayout.days
    return Rect(cell).moved(x: x(of: day.weekday), y: top + week * pitch.height)
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
