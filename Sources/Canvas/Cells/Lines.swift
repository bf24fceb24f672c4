/// The characters of a frame.
public struct Lines: Sendable {
  private let top: Glyph
  private let bottom: Glyph
  private let left: Glyph
  private let right: Glyph
  /// The corners, those at the left first, from above.
  private let corners: [Glyph]

  /// The cells of a filled back.
  public static let block: Glyph = "█"

  /// The frame of a card.
  public init(_ glyphs: Capabilities.Glyphs) {
    switch glyphs {
    case .ascii: self.init("-", "-", "|", "|", ["+", "+", "+", "+"])
    case .console, .unicode: self.init("─", "─", "│", "│", ["┌", "└", "┐", "┘"])
    }
  }

  /// The frame of the card under the cursor: heavy.
  public init(ofCursor glyphs: Capabilities.Glyphs) {
    switch glyphs {
    case .ascii: self.init("#", "#", "#", "#", ["#", "#", "#", "#"])
    // Not all fonts of the console have half blocks.
    case .console: self.init("█", "█", "█", "█", ["█", "█", "█", "█"])
    case .unicode: self.init("▀", "▄", "▌", "▐", ["▛", "▙", "▜", "▟"])
    }
  }

  private init(
    _ top: Glyph, _ bottom: Glyph, _ left: Glyph, _ right: Glyph, _ corners: [Glyph]
  ) {
    (self.top, self.bottom, self.left, self.right) = (top, bottom, left, right)
    self.corners = corners
  }

  /// Whether a character is one of these.
  public func contains(_ glyph: Glyph) -> Bool {
    ([top, bottom, left, right] + corners).contains(glyph)
  }

  /// Draws the frame along the edge of a rectangle.
  fileprivate func draw(along frame: Rect, _ style: Style, on canvas: inout Canvas) {
    guard frame.width > 1, frame.height > 1 else { return canvas.fill(frame, left, style) }
    canvas.fill(frame.top, top, style)
    canvas.fill(frame.bottom, bottom, style)
    canvas.fill(frame.left, left, style)
    canvas.fill(frame.right, right, style)
    for (corner, glyph) in zip(frame.corners, corners) { canvas.put(glyph, at: corner, style) }
  }
}

extension Canvas {
  /// Draws a frame along the edge of a rectangle.
  public mutating func drawFrame(_ frame: Rect, _ lines: Lines, _ style: Style) {
    lines.draw(along: frame, style, on: &self)
  }
}
