import Canvas

/// Draws a dialog in the middle of the window, and finds the row at a cell.
struct DialogView {
  let content: DialogContent
  let theme: Theme
  let size: Size

  /// The rows above and below the list: a title and a blank, a blank and the words for leaving.
  private static let extraRows = 4

  /// The whole dialog.
  let frame: Rect
  /// The cells of the list.
  let list: Rect

  init(content: DialogContent, theme: Theme, size: Size) {
    self.content = content
    self.theme = theme
    self.size = size
    frame = DialogView.frame(of: content, in: size)
    let isTiny = frame.height < 6
    list = Rect(
      x: frame.minX + 2, y: frame.minY + (isTiny ? 1 : 2), width: frame.width - 4,
      height: frame.height - (isTiny ? 1 : DialogView.extraRows))
  }

  private static func frame(of content: DialogContent, in size: Size) -> Rect {
    let left = content.rows.map(\.left.columns).max() ?? 0
    let right = content.rows.map(\.right.columns).max() ?? 0
    let width = max(left + right + (right > 0 ? 3 : 0), content.title.columns + 8, 24) + 6
    let height = content.rows.count + extraRows
    // The lines above and below the board stay visible where there is room for more.
    let room = size.height >= 10 ? Rect(size).inset(x: 0, y: 1) : Rect(size)
    return room.centered(
      Size(width: min(width, room.width), height: min(height, room.height)))
  }

  /// How far the list can scroll.
  var mostTop: Int { max(0, content.rows.count - list.height) }

  /// The scroll closest to the current one at which a row is visible.
  func top(showing row: Int?, from top: Int) -> Int {
    guard let row else { return min(max(0, top), mostTop) }
    return min(max(0, min(max(top, row - list.height + 1), row)), mostTop)
  }

  /// The row of the list at a cell.
  func row(at point: Point, top: Int) -> Int? {
    guard list.contains(point) else { return nil }
    let row = point.y - list.minY + top
    return content.rows.indices.contains(row) ? row : nil
  }

  /// The mark in the corner that closes the dialog with a click.
  var closeMark: Rect { Rect(x: frame.maxX - 5, y: frame.minY, width: 4, height: 1) }

  func draw(selected: Int?, top scroll: Int, on canvas: inout Canvas) {
    let text = theme.isSolid ? theme.style(.dialogText, on: .dialog) : theme.style()
    canvas.fill(frame, text)
    if !theme.isSolid { canvas.drawFrame(frame, Lines(theme.glyphs), text) }
    let titleStyle = text.with(theme.isSolid ? [.bold, .underline] : .bold)
    let title = theme.fit(content.title, frame.width - 8)
    canvas.write(title, at: Point(x: frame.minX + 2, y: frame.minY), titleStyle)
    canvas.write("[x]", at: Point(x: closeMark.minX + 1, y: closeMark.minY), text.with(.bold))
    let top = self.top(showing: nil, from: scroll)
    for line in 0..<list.height where content.rows.indices.contains(top + line) {
      draw(
        content.rows[top + line], at: line, isSelected: selected == top + line, text, &canvas
      )
    }
    drawMore(top, text, on: &canvas)
    canvas.cursor =
      selected.map {
        Point(x: list.minX, y: list.minY + min(max(0, $0 - top), max(0, list.height - 1)))
      } ?? list.origin
  }

  private func draw(
    _ row: DialogContent.Row, at line: Int, isSelected: Bool, _ text: Style, _ canvas: inout Canvas
  ) {
    let y = list.minY + line
    var style = text
    if row.isHeading { style = style.with(.bold) }
    if isSelected {
      style = theme.isSolid ? theme.style(.dialogText, on: .selection, .bold) : text.with(.reverse)
      canvas.fill(Rect(x: frame.minX + 1, y: y, width: frame.width - 2, height: 1), style)
      canvas.put(">", at: Point(x: frame.minX + 1, y: y), style)
    }
    let right = theme.fit(row.right, max(list.width / 3, list.width - row.left.columns - 4))
    let x = list.maxX - right.columns - 1
    let room = right.isEmpty ? list.width : x - list.minX - 3
    canvas.write(theme.fit(row.left, room), at: Point(x: list.minX + 1, y: y), style)
    canvas.write(right, at: Point(x: max(list.minX + 1, x), y: y), style)
  }

  /// Draws marks for rows above or below the window, and the words for leaving.
  private func drawMore(_ top: Int, _ text: Style, on canvas: inout Canvas) {
    guard frame.height >= 6 else { return }
    let arrows: (up: Glyph, down: Glyph) = theme.glyphs == .ascii ? ("^", "v") : ("↑", "↓")
    let x = frame.maxX - 2
    if top > 0 { canvas.put(arrows.up, at: Point(x: x, y: list.minY - 1), text) }
    if top < mostTop { canvas.put(arrows.down, at: Point(x: x, y: list.maxY), text) }
    let wayOut = content.choices.isEmpty ? "Esc close" : "Esc close, Enter \(content.verb)"
    let style = theme.isSolid ? text : text.with(.faint)
    let shown = theme.fit(wayOut, frame.width - 6)
    canvas.write(shown, at: Point(x: list.minX + 1, y: frame.maxY - 1), style)
  }
}
