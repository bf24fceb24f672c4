import Canvas

/// A card above the table, with its shadow below it at some distance.
extension CardView {
  /// Draws a lifted card: its shadow lies `lift` columns to the right and half as many rows down.
  func drawLifted(_ pose: CardPose, _ details: Details, on canvas: inout Canvas) {
    var (view, pose) = (self, pose)
    let lift = pose.lift
    view.isLifted = true
    pose.lift = 0
    if size.hasGutterRow, !theme.isPlain {
      drawShadow(of: sheet(pose.frame), lift: lift, on: &canvas)
    } else {
      // Tight cards throw no shadow; a margin of table separates those that pass over each other.
      canvas.fill(pose.frame.inset(x: -1, y: 0), .plain)
    }
    view.draw(pose, details, on: &canvas)
  }

  /// Darkens the cells below a lifted card, half a row lower for each column to the right.
  private func drawShadow(of sheet: Rect, lift: Int, on canvas: inout Canvas) {
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
