import Canvas
import Options

extension CardView {
  /// Draws the frame of a card on a terminal with few colours.
  func drawWire(_ frame: Rect, _ style: Style, on canvas: inout Canvas) {
    guard frame.height > 1 else { return canvas.fill(frame, theme.style()) }
    canvas.drawFrame(frame, Lines(theme.glyphs), style)
  }

  /// Draws the cursor over the frame of a card: closed on all four sides.
  ///
  /// Signs on the frame stay, in cells that the cursor's colour fills.
  func drawWireCursor(over frame: Rect, on canvas: inout Canvas) {
    guard !theme.isSolid, frame.height > 1 else { return }
    let lines = Lines(theme.glyphs)
    let signs = frame.outline.map { ($0, canvas[$0].glyph) }
      .filter { $0.1 != .blank && !lines.contains($0.1) }
    // Heavy lines need no attribute where there is no colour to brighten.
    let attributes: Style.Attributes = theme.capabilities.colors > .none ? .bold : []
    canvas.drawFrame(frame, Lines(ofCursor: theme.glyphs), theme.style(.cursor, attributes))
    for (point, sign) in signs { canvas.put(sign, at: point, theme.style(.cursor, .reverse)) }
  }
}

extension Rect {
  /// The cells along the edge; a cell of a narrow rectangle may come twice.
  fileprivate var outline: [Point] {
    (minX..<max(minX, maxX)).flatMap { [Point(x: $0, y: minY), Point(x: $0, y: maxY - 1)] }
      + (minY..<max(minY, maxY)).flatMap { [Point(x: minX, y: $0), Point(x: maxX - 1, y: $0)] }
  }
}

/// The characters of a frame.
struct Lines {
  let top: Glyph
  let bottom: Glyph
  let left: Glyph
  let right: Glyph
  let corners: (topLeft: Glyph, topRight: Glyph, bottomLeft: Glyph, bottomRight: Glyph)

  /// The frame of a card.
  init(_ glyphs: Capabilities.Glyphs) {
    switch glyphs {
    case .ascii: self.init("-", "-", "|", "|", ("+", "+", "+", "+"))
    case .console, .unicode: self.init("─", "─", "│", "│", ("┌", "┐", "└", "┘"))
    }
  }

  /// The frame of the card under the cursor: heavy.
  init(ofCursor glyphs: Capabilities.Glyphs) {
    switch glyphs {
    case .ascii: self.init("#", "#", "#", "#", ("#", "#", "#", "#"))
    // Not all fonts of the console have half blocks.
    case .console: self.init("█", "█", "█", "█", ("█", "█", "█", "█"))
    case .unicode: self.init("▀", "▄", "▌", "▐", ("▛", "▜", "▙", "▟"))
    }
  }

  private init(
    _ top: Glyph, _ bottom: Glyph, _ left: Glyph, _ right: Glyph,
    _ corners: (topLeft: Glyph, topRight: Glyph, bottomLeft: Glyph, bottomRight: Glyph)
  ) {
    (self.top, self.bottom, self.left, self.right) = (top, bottom, left, right)
    self.corners = corners
  }

  /// Whether a character is one of these.
  func contains(_ glyph: Glyph) -> Bool {
    [
      top, bottom, left, right, corners.topLeft, corners.topRight, corners.bottomLeft,
      corners.bottomRight,
    ].contains(glyph)
  }
}

extension Canvas {
  /// Draws a frame along the edge of a rectangle.
  mutating func drawFrame(_ frame: Rect, _ lines: Lines, _ style: Style) {
    guard frame.width > 1, frame.height > 1 else {
      return fill(frame, lines.left, style)
    }
    let (right, bottom) = (frame.maxX - 1, frame.maxY - 1)
    fill(Rect(x: frame.minX, y: frame.minY, width: frame.width, height: 1), lines.top, style)
    fill(Rect(x: frame.minX, y: bottom, width: frame.width, height: 1), lines.bottom, style)
    fill(Rect(x: frame.minX, y: frame.minY, width: 1, height: frame.height), lines.left, style)
    fill(Rect(x: right, y: frame.minY, width: 1, height: frame.height), lines.right, style)
    put(lines.corners.topLeft, at: frame.origin, style)
    put(lines.corners.topRight, at: Point(x: right, y: frame.minY), style)
    put(lines.corners.bottomLeft, at: Point(x: frame.minX, y: bottom), style)
    put(lines.corners.bottomRight, at: Point(x: right, y: bottom), style)
  }
}
