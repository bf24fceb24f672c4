import Canvas

/// The frame around the card under the cursor: half cells of one colour in the gutter, closed on
/// all four sides.
extension CardView {
  func drawCursor(around frame: Rect, on canvas: inout Canvas) {
    guard theme.isSolid, frame.height > 1 else { return drawBrackets(around: frame, on: &canvas) }
    let sheet = sheet(frame)
    let hasGutter = size.has(.gutter)
    for x in sheet.minX..<sheet.maxX {
      canvas.drawOver("▄", at: Point(x: x, y: sheet.minY - 1), cursor)
      // A tight card leaves only half a row to the card below.
      if !hasGutter { canvas.restyle(Point(x: x, y: sheet.maxY)) { $0.background = .cursor } }
    }
    if hasGutter {
      let below = sheet.bottom.moved(y: 1)
      canvas.fill(below, "▀", theme.style(.cursor, on: shadow))
      canvas.put("▀", at: below.origin, cursor)
    }
    for y in sheet.minY..<sheet.maxY + (hasGutter ? 0 : 1) {
      canvas.drawOver("▐", at: Point(x: sheet.minX - 1, y: y), cursor)
      let behind: ColorRole = y > sheet.minY ? shadow : .table
      canvas.put("▌", at: Point(x: sheet.maxX, y: y), theme.style(.cursor, on: behind))
    }
    fillCorners(of: sheet, on: &canvas)
    canvas.drawOver("▗", at: Point(x: sheet.minX - 1, y: sheet.minY - 1), cursor)
    canvas.drawOver("▖", at: Point(x: sheet.maxX, y: sheet.minY - 1), cursor)
    guard hasGutter else { return }
    canvas.drawOver("▝", at: Point(x: sheet.minX - 1, y: sheet.maxY), cursor)
    canvas.put("▘", at: Point(x: sheet.maxX, y: sheet.maxY), theme.style(.cursor, on: shadow))
  }

  /// Shows the frame in the quadrants cut off the card's corners; a card that turns has none.
  private func fillCorners(of sheet: Rect, on canvas: inout Canvas) {
    for corner in sheet.corners where size.has(.gutter) || corner.y == sheet.minY {
      let cell = canvas[corner]
      let isCut = size.has(.gutter) ? cell.glyph != .blank : cell.style.background == .table
      if isCut { canvas.restyle(corner) { $0.background = .cursor } }
    }
  }

  private var cursor: Style { theme.style(.cursor) }

  /// The colour of the card's shadow behind the frame.
  private var shadow: ColorRole { theme.isPlain ? .table : .shadow }

  private func drawBrackets(around frame: Rect, on canvas: inout Canvas) {
    guard theme.isSolid || frame.height == 1 else { return }
    let style = theme.style(.cursor, .bold)
    canvas.put("[", at: Point(x: frame.minX - 1, y: frame.minY), style)
    canvas.put("]", at: Point(x: frame.maxX, y: frame.minY), style)
  }
}

extension Canvas {
  /// Draws a part of the frame over a gutter; the shadow or the half row of a neighbouring card
  /// stays visible behind it.
  fileprivate mutating func drawOver(_ glyph: Glyph, at point: Point, _ style: Style) {
    let below = self[point]
    var style = style
    switch below.glyph {
    case .blank: style.background = below.style.background
    case "▀" where glyph == "▄" || glyph == "▗" || glyph == "▖":
      return restyle(point) { $0.background = style.foreground }
    default: style.background = below.style.foreground
    }
    put(glyph, at: point, style)
  }
}
