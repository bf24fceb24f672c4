import Canvas

/// The backs of small cards, which leave only half a row and half a column to each other.
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
    let sheet = sheet(frame)
    let style = theme.style(lattice, on: field)
    // Squares of half a row; the first half row is the border.
    for x in 1..<sheet.width - 1 {
      let isLower = (x - (sheet.width - 1) / 2).isMultiple(of: 2)
      for y in (isLower ? 0 : 1)..<max(1, sheet.height) {
        canvas.put(isLower ? "▄" : "▀", at: sheet.origin.moved(x: x, y: y), style)
      }
    }
  }
}
