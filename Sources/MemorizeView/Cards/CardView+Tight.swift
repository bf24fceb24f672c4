import Canvas

/// Small cards, which leave only half a row and half a column to each other.
extension CardView {
  /// Draws a back without a border; its two shades alternate on the board.
  func drawTightBack(_ frame: Rect, isAlternate: Bool, on canvas: inout Canvas) {
    // With high contrast, a lattice is as white as a table may be.
    let isStrong = theme.options.colors == .highContrast
    let (field, lattice): (ColorRole, ColorRole) =
      isAlternate && !isStrong ? (.pattern, .back) : (.back, .pattern)
    drawSheet(frame, field, on: &canvas)
    if isAlternate, isStrong, frame.height == 1 {
      canvas.fill(frame, "▒", theme.style(lattice, on: field))
    }
    guard frame.width > 3, frame.height > 2, !hasPlainBacks, !theme.isPlain else { return }
    drawTightLattice(on: sheet(frame), theme.style(lattice, on: field), on: &canvas)
  }

  /// Draws squares of half a row, the same at the left as at the right of the middle; the first
  /// half row is the border.
  private func drawTightLattice(on sheet: Rect, _ style: Style, on canvas: inout Canvas) {
    guard sheet.width != 4 else { return drawDiamonds(on: sheet, style, on: &canvas) }
    let middle = (sheet.width - 1) / 2
    for x in 1..<sheet.width - 1 {
      let isLower = (middle - min(x, sheet.width - 1 - x)).isMultiple(of: 2)
      for y in (isLower ? 0 : 1)..<max(1, sheet.height) {
        canvas.put(isLower ? "▄" : "▀", at: sheet.origin.moved(x: x, y: y), style)
      }
    }
  }

  /// Draws diamonds of half columns, for the two columns between the borders of a very small card.
  private func drawDiamonds(on sheet: Rect, _ style: Style, on canvas: inout Canvas) {
    for y in 0..<sheet.height {
      let glyphs: [Glyph] = y == 0 ? ["▗", "▖"] : ["▚", "▞"]
      for (x, glyph) in glyphs.enumerated() {
        canvas.put(glyph, at: sheet.origin.moved(x: 1 + x, y: y), style)
      }
    }
  }

  /// Draws a border at the left side of a small face; at its right and below it is the shadow.
  func drawTightOutline(of sheet: Rect, _ paper: ColorRole, on canvas: inout Canvas) {
    guard sheet.width > 3, sheet.height > 1 else { return }
    let edge = CardView.edge(on: paper) ?? .edge
    for y in sheet.minY + 1..<sheet.maxY {
      canvas.put("▌", at: Point(x: sheet.minX, y: y), theme.style(edge, on: paper))
    }
  }
}
