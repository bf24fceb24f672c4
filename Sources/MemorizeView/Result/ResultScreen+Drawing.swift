import Canvas
import MemorizeViewModel

extension ResultScreen {
  func drawConfetti(on canvas: inout Canvas, at time: Duration) {
    confetti.draw(in: layout.page.body, theme, on: &canvas, at: time)
  }

  func drawHeader(_ text: ResultText, on canvas: inout Canvas) {
    let page = layout.page
    PageHeader(
      title: table.board.deck.name.deckTitle, detail: text.words.found, facts: text.facts,
      theme: theme
    ).draw(in: page.header(from: 1, width: page.closeButton.minX - 3), of: page, on: &canvas)
  }

  func drawStars(on canvas: inout Canvas) {
    guard let area = layout.stars, let count = stars else { return }
    let stars = StarsView(count: count, theme: theme)
    if let star = layout.star {
      clear(area, columns: StarsView.columns(star) + 4, on: &canvas)
      stars.draw(in: area, star: star, on: &canvas)
    } else {
      clear(area, columns: 9, on: &canvas)
      stars.draw(at: Point(x: area.width / 2, y: area.minY), on: &canvas)
    }
  }

  func drawLine(_ text: ResultText, on canvas: inout Canvas) {
    switch layout.lineScale {
    case .huge: drawLarge(text.line, scale: 2, on: &canvas)
    case .large: drawLarge(text.line, on: &canvas)
    case .medium:
      drawLarge(text.start, on: &canvas)
      let below = layout.line.moved(y: LargeText.height)
      write(text.rest, in: Rect(x: 0, y: below.minY, width: below.width, height: 1), on: &canvas)
    case .text, .none:
      let whole = text.line.columns <= layout.line.width ? text.line : text.start
      let row = Rect(
        x: 0, y: layout.line.minY + (layout.line.height - 1) / 2, width: layout.line.width,
        height: 1)
      write(whole.strong, in: row, on: &canvas)
    }
  }

  private func drawLarge(_ line: TextLine, scale: Int = 1, on canvas: inout Canvas) {
    guard let large = LargeText(line, theme) else { return }
    let area = layout.line
    let columns = scale * large.columns
    let rows = Rect(x: 0, y: area.minY, width: area.width, height: scale * LargeText.height)
    clear(rows, columns: columns + 4, on: &canvas)
    large.draw(
      at: Point(x: (area.width - columns) / 2, y: area.minY), theme, scale: scale, on: &canvas)
  }

  func drawBest(_ text: ResultText, on canvas: inout Canvas) {
    guard let area = layout.best else { return }
    let race = text.race.first { $0.columns <= area.width }
    let line = lesson.line(theme) ?? race ?? text.best.droppingEnd(to: area.width)
    write(line, in: area, on: &canvas)
  }

  func draw(_ buttons: ButtonRow, on canvas: inout Canvas) {
    guard let first = buttons.places.first, let last = buttons.places.last else { return }
    let columns = last.frame.maxX - first.frame.minX
    clear(layout.buttons ?? first.frame, columns: columns + 4, on: &canvas)
    buttons.draw(theme, on: &canvas)
  }

  /// Writes a line in the middle of a row.
  private func write(_ line: TextLine, in row: Rect, on canvas: inout Canvas) {
    clear(row, columns: line.columns + 4, on: &canvas)
    let columns = min(line.columns, row.width)
    line.draw(
      at: Point(x: row.minX + (row.width - columns) / 2, y: row.minY), width: columns,
      theme: theme, on: &canvas)
  }

  /// Removes the confetti behind the middle of some rows.
  func clear(_ rows: Rect, columns: Int, on canvas: inout Canvas) {
    let area = rows.centered(Size(width: min(columns, rows.width), height: rows.height))
    canvas.fill(area, theme.style())
  }
}

extension TextLine {
  /// The line with all plain text in bold.
  fileprivate var strong: TextLine {
    parts.reduce(TextLine()) { $0.adding($1.text, $1.tone == .plain ? .heading : $1.tone) }
  }
}
