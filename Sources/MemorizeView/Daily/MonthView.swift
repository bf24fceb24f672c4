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
    let line = TextLine(Marks(theme).stars(1).won, .gold).adding(
      " " + say("\(stars.won) of \(stars.most)"), .dim)
    let x = layout.x(of: 6) + layout.cell.width - line.columns
    line.draw(
      at: Point(x: x, y: layout.title.minY), width: line.columns, theme: theme, on: &canvas)
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

  /// Draws a star behind the number: a full one for all stars, else a hollow one.
  private func drawSign(
    of day: CalendarDay, in frame: Rect, _ background: ColorRole, on canvas: inout Canvas
  ) {
    guard let game = results.games[day] else { return }
    let stars = Marks(theme).stars(game.stars == 3 ? 1 : 0, of: 1)
    TextLine(stars.won, .gold).adding(stars.missing, .faint).draw(
      at: Point(x: frame.minX + 3, y: frame.minY), width: 1, theme: theme, background: background,
      on: &canvas)
  }

  /// The stars of a counted game; a dash for a day without one.
  private func mark(of day: CalendarDay) -> TextLine {
    if let game = results.games[day] {
      let stars = Marks(theme).stars(game.stars ?? 0)
      return TextLine(stars.won, .gold).adding(stars.missing, .faint)
    }
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
