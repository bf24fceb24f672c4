import Canvas
import Options

/// Cards on terminals with few colours, without solid blocks or in ASCII: frames of lines.
extension CardView {
  /// Draws the frame of a card; a quiet screen, which may be read aloud, has none.
  func drawWire(_ frame: Rect, _ style: Style, on canvas: inout Canvas) {
    guard frame.height > 1, !theme.options.isQuiet else { return canvas.fill(frame, theme.style()) }
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
    guard !theme.isSolid, frame.height > 1, !theme.options.isQuiet else { return }
    let lines = Lines(theme.glyphs)
    let signs = frame.outline.map { ($0, canvas[$0].glyph) }
      .filter { ![.blank, Lines.block].contains($0.1) && !lines.contains($0.1) }
    // Heavy lines need no attribute where there is no colour to brighten.
    let attributes: Style.Attributes = theme.capabilities.colors > .none ? .bold : []
    canvas.drawFrame(frame, Lines(ofCursor: theme.glyphs), theme.style(.cursor, attributes))
    for (point, sign) in signs { canvas.put(sign, at: point, theme.style(.cursor, .reverse)) }
  }
}

extension Rect {
  /// The cells along the edges; those of the corners twice.
  var outline: [Point] { [top, bottom, left, right].flatMap(\.points) }

  /// All cells, row by row.
  var points: [Point] {
    (minY..<max(minY, maxY)).flatMap { y in
      (minX..<max(minX, maxX)).map { Point(x: $0, y: y) }
    }
  }
}
