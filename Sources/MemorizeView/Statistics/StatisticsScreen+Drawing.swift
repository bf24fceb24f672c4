import Canvas
import MemorizeViewModel

/// What the page looks like.
extension StatisticsPage {
  func draw(on canvas: inout Canvas, capabilities: Capabilities, at time: Duration) {
    fit(to: canvas.size, capabilities)
    canvas.clip = layout.body
    for (place, lines) in zip(layout.columns, columns) {
      let end = min(lines.count, scroll + layout.body.height)
      for (row, line) in lines[min(scroll, end)..<end].enumerated() {
        line.draw(
          at: Point(x: place.x, y: layout.body.minY + row), width: place.width, theme: theme,
          on: &canvas)
      }
    }
    canvas.clip = Rect(canvas.size)
    drawHead(on: &canvas)
    drawMore(on: &canvas)
    messageLine?.draw(on: &canvas, theme: theme)
    canvas.cursor = canvas.size.isEmpty ? nil : layout.body.origin
  }

  /// The line at the bottom, as it can be clicked now.
  var messageLine: MessageLine? {
    layout.messageLine.map {
      MessageLine(
        line: $0, message: notice.map(Message.notice), bindings: bindings, theme: theme,
        keepsRoom: false)
    }
  }

  /// The title between the marks that lead to other decks.
  private func drawHead(on canvas: inout Canvas) {
    guard layout.headLine != nil else { return }
    let bold = theme.style(.table, .bold)
    let (number, count) = position
    if count > 1 {
      let marks = theme.glyphs == .ascii ? ("<", ">") : ("◄", "►")
      canvas.write(
        marks.0, at: layout.backMark.origin.moved(x: 1), theme.style(.accent, .bold))
      canvas.write(marks.1, at: layout.onMark.origin.moved(x: 1), theme.style(.accent, .bold))
    }
    let room = layout.title.width - 1
    let name = "Statistics" + (conditions.map { ": \($0.title)" } ?? "")
    let place = "\(number) of \(count)"
    let hasPlace = count > 1 && room >= 24
    let title = theme.fit(theme.spelled(name), room - (hasPlace ? place.count + 2 : 0))
    let columns = canvas.write(title, at: layout.title.origin, bold)
    if hasPlace {
      canvas.write(place, at: layout.title.origin.moved(x: columns + 2), theme.style(.dim))
    }
    canvas.write("[x]", at: layout.closeMark.origin, bold)
  }

  /// Says at the right edge that there is more above or below.
  private func drawMore(on canvas: inout Canvas) {
    guard layout.size.height >= 4 else { return }
    let arrows: (up: Glyph, down: Glyph) = theme.glyphs == .ascii ? ("^", "v") : ("↑", "↓")
    let x = layout.size.width - 1
    let body = layout.body
    if scroll > 0 { canvas.put(arrows.up, at: Point(x: x, y: body.minY), theme.style(.accent)) }
    if scroll < layout.mostScroll(lines: lineCount) {
      canvas.put(arrows.down, at: Point(x: x, y: body.maxY - 1), theme.style(.accent))
    }
  }
}
