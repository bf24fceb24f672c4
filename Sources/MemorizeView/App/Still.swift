import Canvas

/// A frame without its cursor, kept while nothing but the cursor moves.
struct Still {
  let canvas: Canvas
  /// The message on the last line.
  let message: Message?
  /// The moment of the next change without an event; `nil` if there is none.
  let end: Duration?
}

extension App {
  /// The screen with its message line, and without its cursor if it is still.
  func picture(at time: Duration) -> Canvas {
    if let still, isPresent(still, at: time) { return still.canvas }
    var canvas = Canvas(size: size)
    screen.draw(on: &canvas, at: time)
    messageLine?.draw(on: &canvas, theme: screen.theme)
    if screen.theme.hasRails { canvas.drawRails() }
    still =
      screen.isStill
      ? Still(
        canvas: canvas, message: screen.footer?.message, end: screen.nextChange(after: time)) : nil
    return canvas
  }

  private func isPresent(_ still: Still, at time: Duration) -> Bool {
    still.canvas.size == size && still.message == screen.footer?.message
      && still.end.map { time < $0 } ?? true
  }
}

extension Canvas {
  /// Draws the bars behind the first and the last row of a screen.
  fileprivate mutating func drawRails() {
    guard size.height > 2 else { return }
    for y in [0, size.height - 1] {
      for x in 0..<size.width {
        restyle(Point(x: x, y: y)) { style in
          if style.background == .table { style.background = .rail }
        }
      }
    }
  }
}
