import Canvas

extension TextField {
  /// Draws the field and its cursor.
  ///
  /// - Parameters:
  ///   - rect: one row; longer text scrolls.
  ///   - prompt: the words shown while the field is empty.
  ///   - theme: colours and characters.
  ///   - canvas: the picture.
  mutating func draw(
    in rect: Rect, prompt: String = "", theme: Theme, on canvas: inout Canvas
  ) {
    guard !rect.size.isEmpty else { return }
    let style =
      theme.isSolid
      ? theme.style(theme.text(on: .field), on: .field) : theme.style().with(.underline)
    scroll(toFit: rect.width) { theme.spelled(String($0)) }
    canvas.fill(rect, style)
    if text.isEmpty {
      canvas.write(
        theme.fit(prompt, rect.width - 1), at: rect.moved(x: 1).origin, style.with(.faint))
    }
    var x = rect.minX
    var position = scroll
    for character in text.dropFirst(scroll) {
      let shown = theme.spelled(String(character))
      let isCursor = position == cursor
      if isCursor { canvas.cursor = Point(x: x, y: rect.minY) }
      guard x + shown.columns <= rect.maxX else { return }
      x += canvas.write(
        shown, at: Point(x: x, y: rect.minY), isCursor || isSelected ? style.with(.reverse) : style)
      position += 1
    }
    guard position == cursor, x < rect.maxX else { return }
    let end = Point(x: x, y: rect.minY)
    canvas.put(.blank, at: end, style.with(.reverse))
    canvas.cursor = end
  }
}
