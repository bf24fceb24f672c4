import Canvas

/// The frame around the card under the cursor: half cells of one colour in the gutter, closed on
/// all four sides.
extension CardView {
  func drawCursor(around frame: Rect, on canvas: inout Canvas) {
    guard theme.isSolid, frame.height > 1 else { return drawBrackets(around: frame, on: &canvas) }
    let sheet = sheet(frame)
    if size.hasGutterRow {
      drawGutterFrame(around: sheet, on: &canvas)
      fillCorners(of: sheet, on: &canvas)
    } else {
      drawTightFrame(around: sheet, on: &canvas)
    }
    drawCorners(around: sheet, bottom: size.hasGutterRow ? sheet.maxY : nil, on: &canvas)
  }

  /// Draws the frame in gutters of a whole row; the card's shadow moves outwards.
  private func drawGutterFrame(around sheet: Rect, on canvas: inout Canvas) {
    for x in sheet.minX..<sheet.maxX {
      canvas.drawOver("▄", at: Point(x: x, y: sheet.minY - 1), cursor)
    }
    let bottom = Rect(x: sheet.minX, y: sheet.maxY, width: sheet.width, height: 1)
    canvas.fill(bottom, "▀", theme.style(.cursor, on: shadow))
    canvas.put("▀", at: bottom.origin, cursor)
    for y in sheet.minY..<sheet.maxY {
      canvas.drawOver("▐", at: Point(x: sheet.minX - 1, y: y), cursor)
      let behind: ColorRole = y > sheet.minY ? shadow : .table
      canvas.put("▌", at: Point(x: sheet.maxX, y: y), theme.style(.cursor, on: behind))
    }
  }

  /// Draws the frame around a card that leaves only half a row to the cards above and below.
  private func drawTightFrame(around sheet: Rect, on canvas: inout Canvas) {
    for x in sheet.minX..<sheet.maxX {
      canvas.drawOver("▄", at: Point(x: x, y: sheet.minY - 1), cursor)
      canvas.restyle(Point(x: x, y: sheet.maxY)) { $0.background = .cursor }
    }
    for y in sheet.minY...sheet.maxY {
      canvas.drawOver("▐", at: Point(x: sheet.minX - 1, y: y), cursor)
      let behind: ColorRole = y > sheet.minY ? shadow : .table
      canvas.put("▌", at: Point(x: sheet.maxX, y: y), theme.style(.cursor, on: behind))
    }
    for x in [sheet.minX, sheet.maxX - 1] {
      canvas.restyle(Point(x: x, y: sheet.minY)) { style in
        if style.background == .table { style.background = .cursor }
      }
    }
  }

  private func drawCorners(around sheet: Rect, bottom: Int?, on canvas: inout Canvas) {
    canvas.drawOver("▗", at: Point(x: sheet.minX - 1, y: sheet.minY - 1), cursor)
    canvas.drawOver("▖", at: Point(x: sheet.maxX, y: sheet.minY - 1), cursor)
    guard let bottom else { return }
    canvas.drawOver("▝", at: Point(x: sheet.minX - 1, y: bottom), cursor)
    canvas.put("▘", at: Point(x: sheet.maxX, y: bottom), theme.style(.cursor, on: shadow))
  }

  /// Shows the frame in the quadrants cut off the card's corners; a card that turns has none.
  private func fillCorners(of sheet: Rect, on canvas: inout Canvas) {
    for x in [sheet.minX, sheet.maxX - 1] {
      for y in [sheet.minY, sheet.maxY - 1] where canvas[Point(x: x, y: y)].glyph != .blank {
        canvas.restyle(Point(x: x, y: y)) { $0.background = .cursor }
      }
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
