import Canvas

/// A frame without its cursor, kept while nothing but the cursor moves.
struct Still {
  let canvas: Canvas
  /// The moment that it shows.
  let time: Duration
  /// The moment from which it may change without an event; zero until that was asked for.
  var end: Duration = .zero
}

/// Two canvases that are drawn on in turn, so that a frame needs no new memory.
///
/// The terminal compares a new frame with the latest one, which therefore cannot be drawn on.
struct CanvasPair {
  private var latest: Canvas?
  private var spare: Canvas?

  /// An empty canvas, which `keep` takes back.
  mutating func take(_ size: Size) -> Canvas {
    guard var canvas = spare, canvas.size == size else { return Canvas(size: size) }
    // A second reference would make every row a copy.
    spare = nil
    canvas.clear()
    return canvas
  }

  /// Takes a canvas back that shows the latest frame.
  mutating func keep(_ canvas: Canvas) {
    spare = latest
    latest = canvas
  }
}

extension App {
  /// Whether the next frame may differ from the last one.
  public var isStale: Bool { needsFrame || screen.isStale }

  /// The screen with its message line, and without its cursor if it is still.
  func picture(at time: Duration) -> Canvas {
    if let still, time < still.end { return still.canvas }
    still = nil
    var canvas = canvases.take(size)
    screen.draw(on: &canvas, at: time)
    messageLine?.draw(on: &canvas, theme: screen.theme)
    if screen.theme.hasRails { canvas.drawRails() }
    canvases.keep(canvas)
    if screen.isStill { still = Still(canvas: canvas, time: time) }
    return canvas
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
