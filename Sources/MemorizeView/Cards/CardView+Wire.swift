import Canvas
import Options

extension CardView {
  /// Draws the frame of a card on a terminal with few colours.
  ///
  /// Under the cursor, the frame has bars above and below, and marks at the sides.
  func drawWire(_ frame: Rect, _ style: Style, _ isUnderCursor: Bool, on canvas: inout Canvas) {
    guard frame.height > 1 else { return canvas.fill(frame, theme.style()) }
    canvas.drawFrame(frame, Lines(theme.glyphs), style)
    guard isUnderCursor, frame.width > 1 else { return }
    let bar = theme.style(.cursor, .reverse)
    for y in [frame.minY, frame.maxY - 1] {
      canvas.fill(Rect(x: frame.minX, y: y, width: frame.width, height: 1), bar)
    }
    let y = frame.middle.y
    canvas.put(">", at: Point(x: frame.minX, y: y), theme.style(.cursor, .bold))
    canvas.put("<", at: Point(x: frame.maxX - 1, y: y), theme.style(.cursor, .bold))
  }
}

/// The characters of a frame.
struct Lines {
  let across: Glyph
  let down: Glyph
  let corners: (topLeft: Glyph, topRight: Glyph, bottomLeft: Glyph, bottomRight: Glyph)

  init(_ glyphs: Capabilities.Glyphs) {
    switch glyphs {
    case .ascii:
      (across, down, corners) = ("-", "|", ("+", "+", "+", "+"))
    case .console, .unicode:
      (across, down, corners) = ("─", "│", ("┌", "┐", "└", "┘"))
    }
  }
}

extension Canvas {
  /// Draws a frame along the edge of a rectangle.
  mutating func drawFrame(_ frame: Rect, _ lines: Lines, _ style: Style) {
    guard frame.width > 1, frame.height > 1 else {
      return fill(frame, lines.down, style)
    }
    let (right, bottom) = (frame.maxX - 1, frame.maxY - 1)
    fill(Rect(x: frame.minX, y: frame.minY, width: frame.width, height: 1), lines.across, style)
    fill(Rect(x: frame.minX, y: bottom, width: frame.width, height: 1), lines.across, style)
    fill(Rect(x: frame.minX, y: frame.minY, width: 1, height: frame.height), lines.down, style)
    fill(Rect(x: right, y: frame.minY, width: 1, height: frame.height), lines.down, style)
    put(lines.corners.topLeft, at: frame.origin, style)
    put(lines.corners.topRight, at: Point(x: right, y: frame.minY), style)
    put(lines.corners.bottomLeft, at: Point(x: frame.minX, y: bottom), style)
    put(lines.corners.bottomRight, at: Point(x: right, y: bottom), style)
  }
}
