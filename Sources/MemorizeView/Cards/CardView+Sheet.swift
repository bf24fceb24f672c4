import Canvas
import Options

/// The paper of a solid card: a block with cut corners, perhaps a border, and a shadow on the
/// table.
extension CardView {
  /// The cells of a card without the gutter below it.
  func sheet(_ frame: Rect) -> Rect {
    Rect(
      x: frame.minX, y: frame.minY, width: frame.width, height: max(1, frame.height - 1))
  }

  /// Draws the paper of a card.
  ///
  /// - Parameters:
  ///   - frame: the card with the gutter below it.
  ///   - paper: its colour.
  ///   - edge: the colour of its border, if it has one; only cards with a shadow do.
  ///   - canvas: the frame to draw on.
  func drawSheet(
    _ frame: Rect, _ paper: ColorRole, edge: ColorRole? = nil, on canvas: inout Canvas
  ) {
    let sheet = sheet(frame)
    canvas.fill(sheet, theme.style(on: paper))
    guard frame.height > 1 else { return }
    guard size.hasGutterRow else { return drawHalfRow(below: sheet, paper, on: &canvas) }
    if let edge, sheet.width > 3, sheet.height > 2 {
      drawEdge(of: sheet, theme.style(edge, on: paper), on: &canvas)
    }
    cutCorners(of: sheet, edge ?? paper, behind: .table, on: &canvas)
    if !isLifted, !theme.isPlain { drawShadow(of: sheet, on: &canvas) }
  }

  /// Draws a border of half a column at the sides and a quarter of a row above and below.
  private func drawEdge(of sheet: Rect, _ style: Style, on canvas: inout Canvas) {
    let inverse = Style(style.background, on: style.foreground, tint: style.tint)
    for x in sheet.minX..<sheet.maxX {
      canvas.put("▆", at: Point(x: x, y: sheet.minY), inverse)
      canvas.put("▂", at: Point(x: x, y: sheet.maxY - 1), style)
    }
    for y in sheet.minY + 1..<sheet.maxY - 1 {
      canvas.put("▌", at: Point(x: sheet.minX, y: y), style)
      canvas.put("▐", at: Point(x: sheet.maxX - 1, y: y), style)
    }
  }

  /// Cuts a quadrant off each corner.
  func cutCorners(
    of sheet: Rect, _ paper: ColorRole, behind: ColorRole, on canvas: inout Canvas
  ) {
    guard sheet.width > 1 else { return }
    let style = theme.style(paper, on: behind)
    let (right, bottom) = (sheet.maxX - 1, sheet.maxY - 1)
    canvas.put("▟", at: sheet.origin, style)
    canvas.put("▙", at: Point(x: right, y: sheet.minY), style)
    guard size.hasGutterRow else { return }
    canvas.put("▜", at: Point(x: sheet.minX, y: bottom), style)
    canvas.put("▛", at: Point(x: right, y: bottom), style)
  }

  /// Extends a card that has no gutter row by half a row; its shadow takes the other half, and half
  /// of the column at its right.
  private func drawHalfRow(below sheet: Rect, _ paper: ColorRole, on canvas: inout Canvas) {
    let hasShadow = !isLifted && !theme.isPlain
    for x in sheet.minX..<sheet.maxX {
      let behind: ColorRole = !hasShadow ? .table : x > sheet.minX ? .shadow : .penumbra
      canvas.put("▀", at: Point(x: x, y: sheet.maxY), theme.style(paper, on: behind))
    }
    if hasShadow {
      canvas.put("▖", at: Point(x: sheet.maxX, y: sheet.minY), theme.style(.shadow))
      for y in sheet.minY + 1...sheet.maxY {
        canvas.put("▌", at: Point(x: sheet.maxX, y: y), theme.style(.shadow))
      }
    }
    // On a narrower card, the cut would take too much of the upper side.
    if size.width > 4, sheet.height > 1 {
      cutCorners(of: sheet, paper, behind: .table, on: &canvas)
    }
  }

  /// Draws the shadow at the right of a card and below it, half a cell wide; that of a large card
  /// has a softer rim.
  private func drawShadow(of sheet: Rect, on canvas: inout Canvas) {
    let isLarge = size.width >= 12
    let shade = theme.style(.shadow, on: isLarge ? .penumbra : .table)
    let rim = theme.style(isLarge ? .penumbra : .shadow)
    canvas.put(isLarge ? "▄" : "▖", at: Point(x: sheet.maxX, y: sheet.minY), rim)
    // The shadow behind the cursor's frame is a background, too: fewer colours change along a row.
    let side: (glyph: Glyph, style: Style) =
      isLarge ? ("▐", theme.style(.penumbra, on: .shadow)) : ("▌", shade)
    for y in sheet.minY + 1..<max(sheet.minY + 1, sheet.maxY) {
      canvas.put(side.glyph, at: Point(x: sheet.maxX, y: y), side.style)
    }
    canvas.put(isLarge ? "▐" : "▝", at: Point(x: sheet.minX, y: sheet.maxY), rim)
    for x in sheet.minX + 1..<max(sheet.minX + 1, sheet.maxX) {
      canvas.put("▀", at: Point(x: x, y: sheet.maxY), shade)
    }
    canvas.put("▘", at: Point(x: sheet.maxX, y: sheet.maxY), theme.style(.shadow))
  }

  /// Draws the place of a card that has left the table.
  func drawSlot(_ frame: Rect, on canvas: inout Canvas) {
    guard !theme.isPlain else { return }
    let sheet = sheet(frame)
    canvas.fill(sheet, theme.style(on: .trace))
    if size.hasGutterRow { cutCorners(of: sheet, .trace, behind: .table, on: &canvas) }
  }
}

extension Canvas {
  /// Fills a rectangle with blanks.
  mutating func fill(_ rect: Rect, _ style: Style) {
    fill(rect, .blank, style)
  }
}
