import Canvas
import MemorizeViewModel
import Words

extension StatisticsScreen {
  func draw(on canvas: inout Canvas, at time: Duration) {
    let body = layout.page.body
    canvas.clip = body
    for (column, lines) in zip(layout.columns, columns) {
      for (row, line) in lines.dropFirst(scroll).prefix(body.height).enumerated() {
        line.draw(
          at: Point(x: column.x, y: body.minY + row), width: column.width, theme: chartTheme,
          on: &canvas)
      }
    }
    canvas.clip = Rect(canvas.size)
    drawHeader(on: &canvas)
    ScrollMarks(range: scrollRange, top: scroll, theme: theme).drawBar(in: body, on: &canvas)
    canvas.cursor = canvas.size.isEmpty ? nil : body.origin
  }

  /// Draws the title between the arrows that lead to other decks.
  private func drawHeader(on canvas: inout Canvas) {
    guard layout.page.header != nil else { return }
    let (number, count) = position
    if count > 1 {
      let style = theme.style(.accent, .bold)
      let arrows = theme.glyphs == .unicode ? ("◄", "►") : ("<", ">")
      canvas.write(arrows.0, at: layout.previousButton.origin.moved(x: 1), style)
      canvas.write(arrows.1, at: layout.nextButton.origin.moved(x: 1), style)
    }
    let title = conditions.map { say("Statistics: \($0.title)") } ?? say("Statistics")
    PageHeader(
      title: theme.spelled(title), detail: count > 1 ? say("\(number) of \(count)") : "",
      theme: theme
    ).draw(in: layout.title, of: layout.page, on: &canvas)
  }
}
