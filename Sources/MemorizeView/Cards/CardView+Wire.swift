import Canvas
import Options

/// Cards on terminals with few colours, without solid blocks or in ASCII: frames of lines.
extension CardView {
  /// Draws the frame of a card.
  func drawWire(_ frame: Rect, _ style: Style, on canvas: inout Canvas) {
    guard frame.height > 1 else { return canvas.fill(frame, theme.style()) }
    canvas.drawFrame(frame, Lines(theme.glyphs), style)
  }

  /// Draws a back: a block of the deck's colour with a free row below it, or a frame with a pattern
  /// where there are no blocks or no colours; bare cards, which have no frame, alternate.
  func drawWireBack(_ frame: Rect, isAlternate: Bool, on canvas: inout Canvas) {
    let isFilled = theme.glyphs != .ascii && theme.capabilities.colors > .none
    if isFilled, frame.height > 2 {
      canvas.fill(frame, theme.style())
      return canvas.fill(CardSize.sheet(of: frame), Lines.block, theme.style(.pattern))
    }
    let isOther = frame.height == 1 && isAlternate
    let shade: Glyph =
      theme.glyphs == .ascii
      ? (frame.height > 1 ? ":" : isOther ? "%" : "#")
      : isOther ? "▒" : isFilled ? Lines.block : "░"
    drawWire(frame, theme.style(.back), on: &canvas)
    canvas.fill(body(frame), shade, theme.style(.pattern))
  }

  /// Draws an empty face and returns the style of its content.
  func drawWireFace(
    _ frame: Rect, _ face: FaceText, _ background: ColorRole, _ canvas: inout Canvas
  ) -> Style {
    guard background == .selection else {
      drawWire(frame, theme.style(background), on: &canvas)
      canvas.fill(body(frame), theme.style())
      return wireInk(face, on: background)
    }
    drawWire(frame, theme.style(.face, .bold), on: &canvas)
    canvas.fill(body(frame), theme.style(.face, .reverse))
    return theme.style(.face, .reverse)
  }

  /// The style of a face's text; the name of a picture has its colour.
  private func wireInk(_ face: FaceText, on background: ColorRole) -> Style {
    if background == .matched { return theme.style(face.isRed ? .redInk : background, .bold) }
    if face.isRed { return theme.style(.redInk) }
    return face.nameColor.map { Style(.back, tint: $0, .bold) } ?? theme.style(background)
  }

  /// Draws the cursor over the frame of a card: closed on all four sides.
  ///
  /// Signs on the frame stay, in cells that the cursor's colour fills.
  func drawWireCursor(over frame: Rect, on canvas: inout Canvas) {
    guard !theme.isSolid, frame.height > 1 else { return }
    let lines = Lines(theme.glyphs)
    let outline = [frame.top, frame.bottom, frame.left, frame.right].flatMap(\.points)
    let signs = outline.map { ($0, canvas[$0].glyph) }
      .filter { ![.blank, Lines.block].contains($0.1) && !lines.contains($0.1) }
    // Heavy lines need no attribute where there is no colour to brighten.
    let attributes: Style.Attributes = theme.capabilities.colors > .none ? .bold : []
    canvas.drawFrame(frame, Lines(ofCursor: theme.glyphs), theme.style(.cursor, attributes))
    for (point, sign) in signs { canvas.put(sign, at: point, theme.style(.cursor, .reverse)) }
  }
}

extension Rect {
  fileprivate var points: [Point] {
    (minY..<max(minY, maxY)).flatMap { y in
      (minX..<max(minX, maxX)).map { Point(x: $0, y: y) }
    }
  }
}

/// The characters of a frame.
struct Lines {
  private let top: Glyph
  private let bottom: Glyph
  private let left: Glyph
  private let right: Glyph
  /// The corners, those at the left first, from above.
  private let corners: [Glyph]

  /// The cells of a filled back.
  static let block: Glyph = "█"

  /// The frame of a card.
  init(_ glyphs: Capabilities.Glyphs) {
    switch glyphs {
    case .ascii: self.init("-", "-", "|", "|", ["+", "+", "+", "+"])
    case .console, .unicode: self.init("─", "─", "│", "│", ["┌", "└", "┐", "┘"])
    }
  }

  /// The frame of the card under the cursor: heavy.
  init(ofCursor glyphs: Capabilities.Glyphs) {
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
  func contains(_ glyph: Glyph) -> Bool {
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
  mutating func drawFrame(_ frame: Rect, _ lines: Lines, _ style: Style) {
    lines.draw(along: frame, style, on: &self)
  }
}
