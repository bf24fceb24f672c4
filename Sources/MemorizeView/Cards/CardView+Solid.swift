import Canvas
import Options

/// The paper of a solid card: a block with cut corners, perhaps a border, and a shadow on the
/// table.
extension CardView {
  /// Draws the paper of a card.
  ///
  /// - Parameters:
  ///   - frame: the card with the gutter below it.
  ///   - paper: its colour.
  ///   - edge: the colour of its border, if it has one; only cards with a whole gutter do.
  ///   - canvas: the frame to draw on.
  func drawSheet(
    _ frame: Rect, _ paper: ColorRole, edge: ColorRole? = nil, on canvas: inout Canvas
  ) {
    let sheet = sheet(frame)
    canvas.fill(sheet, theme.style(on: paper))
    guard frame.height > 1 else { return }
    guard size.has(.gutter) else { return drawHalfRow(below: sheet, paper, on: &canvas) }
    if let edge, sheet.width > 3, sheet.height > 2 {
      drawLine(around: sheet, sides: ("▌", "▐"), edge, on: paper, on: &canvas)
    }
    cutCorners(of: sheet, edge ?? paper, on: &canvas)
    if !isLifted, !theme.isPlain { drawShadow(of: sheet, on: &canvas) }
  }

  /// Draws a line of half a column and a quarter of a row inside the edge of a rectangle.
  private func drawLine(
    around rect: Rect, sides: (left: Glyph, right: Glyph), _ line: ColorRole,
    on paper: ColorRole, on canvas: inout Canvas
  ) {
    let style = theme.style(line, on: paper)
    canvas.fill(rect.top, "▆", theme.style(paper, on: line))
    canvas.fill(rect.bottom, "▂", style)
    canvas.fill(rect.left, sides.left, style)
    canvas.fill(rect.right, sides.right, style)
  }

  /// Cuts a quadrant off each corner; off the upper ones if half a row of the card follows.
  private func cutCorners(of sheet: Rect, _ paper: ColorRole, on canvas: inout Canvas) {
    guard sheet.width > 1 else { return }
    let glyphs: [Glyph] = size.has(.gutter) ? ["▟", "▜", "▙", "▛"] : ["▟", .blank, "▙"]
    for (corner, glyph) in zip(sheet.corners, glyphs) where glyph != .blank {
      canvas.put(glyph, at: corner, theme.style(paper))
    }
  }

  /// Extends a card that has no gutter row by half a row; its shadow takes the other half, and half
  /// of the column at its right.
  private func drawHalfRow(below sheet: Rect, _ paper: ColorRole, on canvas: inout Canvas) {
    let hasShadow = !isLifted && !theme.isPlain
    let half = sheet.bottom.moved(y: 1)
    canvas.fill(half, "▀", theme.style(paper, on: hasShadow ? .shadow : .table))
    if hasShadow {
      canvas.put("▀", at: half.origin, theme.style(paper, on: .penumbra))
      canvas.fill(sheet.right.moved(x: 1, y: 1), "▌", theme.style(.shadow))
      canvas.put("▖", at: Point(x: sheet.maxX, y: sheet.minY), theme.style(.shadow))
    }
    if size.has(.corners) { cutCorners(of: sheet, paper, on: &canvas) }
  }

  /// Draws the shadow at the right of a card and below it, half a cell wide; that of a large card
  /// has a softer rim.
  private func drawShadow(of sheet: Rect, on canvas: inout Canvas) {
    let isSoft = size.has(.rim)
    let shade = theme.style(.shadow, on: isSoft ? .penumbra : .table)
    let rim = theme.style(isSoft ? .penumbra : .shadow)
    canvas.put(isSoft ? "▄" : "▖", at: Point(x: sheet.maxX, y: sheet.minY), rim)
    // The shadow behind the cursor's frame is a background, too: fewer colours change along a row.
    let side = Rect(x: sheet.maxX, y: sheet.minY + 1, width: 1, height: sheet.height - 1)
    canvas.fill(side, isSoft ? "▐" : "▌", isSoft ? theme.style(.penumbra, on: .shadow) : shade)
    canvas.fill(sheet.bottom.moved(y: 1), "▀", shade)
    canvas.put(isSoft ? "▐" : "▝", at: Point(x: sheet.minX, y: sheet.maxY), rim)
    canvas.put("▘", at: Point(x: sheet.maxX, y: sheet.maxY), theme.style(.shadow))
  }

  /// Draws the place of a card that has left the table.
  func drawSlot(_ frame: Rect, on canvas: inout Canvas) {
    guard !theme.isPlain else { return }
    let sheet = sheet(frame)
    canvas.fill(sheet, theme.style(on: .trace))
    if size.has(.gutter) { cutCorners(of: sheet, .trace, on: &canvas) }
  }

  /// Draws the back of a solid card: a border, an inner line on large cards, and a lattice.
  func drawSolidBack(_ frame: Rect, isAlternate: Bool, on canvas: inout Canvas) {
    guard size.has(.gutter) else {
      return drawTightBack(frame, isAlternate: isAlternate, on: &canvas)
    }
    let sheet = sheet(frame)
    // Of a card that stands on its edge, only its border is visible.
    guard sheet.width > 2 else { return drawSheet(frame, .edge, on: &canvas) }
    drawSheet(frame, .back, edge: .edge, on: &canvas)
    let hasLine = size.has(.innerLine)
    // A turning card is narrow for a moment and then has no room for its pattern.
    guard sheet.width >= (hasLine ? 6 : 3), !hasPlainBacks, !theme.isPlain else { return }
    if hasLine {
      drawLine(around: sheet.inset(x: 1, y: 1), sides: ("▐", "▌"), .line, on: .back, on: &canvas)
    }
    let hasEmblem = size.has(.emblem) && theme.capabilities.blocks != .none
    let margin = hasLine ? 2 : 1
    drawLattice(in: sheet.inset(x: margin, y: margin), leavesMiddle: hasEmblem, on: &canvas)
    if hasEmblem { drawEmblem(in: sheet, on: &canvas) }
  }

  /// Draws the back of a small card without a border; its two shades alternate on the board.
  private func drawTightBack(_ frame: Rect, isAlternate: Bool, on canvas: inout Canvas) {
    // With high contrast, a lattice is as white as a table may be.
    let isStrong = theme.options.colors == .highContrast
    let (field, lattice): (ColorRole, ColorRole) =
      isAlternate && !isStrong ? (.pattern, .back) : (.back, .pattern)
    drawSheet(frame, field, on: &canvas)
    let style = theme.style(lattice, on: field)
    if isAlternate, isStrong, frame.height == 1 { canvas.fill(frame, "▒", style) }
    guard CardSize(frame).has(.lattice), !hasPlainBacks, !theme.isPlain else { return }
    drawTightLattice(on: sheet(frame), style, on: &canvas)
  }

  /// Draws a border at the left side of a small face; at its right and below it is the shadow.
  func drawTightOutline(of sheet: Rect, _ paper: ColorRole, on canvas: inout Canvas) {
    guard sheet.width > 3, sheet.height > 1 else { return }
    let side = Rect(x: sheet.minX, y: sheet.minY + 1, width: 1, height: sheet.height - 1)
    canvas.fill(side, "▌", theme.style(CardView.edge(on: paper) ?? .edge, on: paper))
  }

  /// Draws a card above the table: its shadow lies `lift` columns to the right and half as many rows
  /// down.
  func drawLifted(_ pose: CardPose, _ details: Details, on canvas: inout Canvas) {
    var (view, pose) = (self, pose)
    let lift = pose.lift
    view.isLifted = true
    pose.lift = 0
    if size.has(.gutter), !theme.isPlain {
      darken(below: sheet(pose.frame), lift: lift, on: &canvas)
    } else {
      // Tight cards throw no shadow; a margin of table separates those that pass over each other.
      canvas.fill(pose.frame.inset(x: -1, y: 0), .plain)
    }
    view.draw(pose, details, on: &canvas)
  }

  /// Darkens the cells below a lifted card, half a row lower for each column to the right.
  private func darken(below sheet: Rect, lift: Int, on canvas: inout Canvas) {
    let top = 2 * sheet.minY + lift
    let bottom = top + 2 * sheet.height
    for y in top / 2..<(bottom + 1) / 2 {
      let glyph: Glyph = 2 * y < top ? "▄" : 2 * y + 1 < bottom ? .blank : "▀"
      for x in sheet.minX + lift..<sheet.maxX + lift where x >= sheet.maxX || y >= sheet.maxY {
        darken(Point(x: x, y: y), glyph, on: &canvas)
      }
    }
  }

  /// Darkens a cell: the bare table by the shape of the shadow, anything else as a whole.
  private func darken(_ point: Point, _ glyph: Glyph, on canvas: inout Canvas) {
    let below = canvas[point]
    if below.glyph == .blank, below.style.background == .table || glyph != .blank {
      let style =
        glyph == .blank
        ? theme.style(on: .shadow) : theme.style(.shadow, on: below.style.background)
      return canvas.put(glyph, at: point, style)
    }
    guard theme.capabilities.colors == .many else {
      return canvas.put(.blank, at: point, theme.style(on: .shadow))
    }
    canvas.restyle(point) { $0 = $0.with(.dimmed) }
  }
}
