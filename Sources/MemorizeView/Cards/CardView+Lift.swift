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

  /// Covers the cells below a lifted card, half a row lower for each column to the right.
  private func drawShadow(of sheet: Rect, lift: Int, on canvas: inout Canvas) {
    let top = 2 * sheet.minY + lift
    let bottom = top + 2 * sheet.height
    for y in top / 2..<(bottom + 1) / 2 {
      let (upper, lower) = (2 * y >= top, 2 * y + 1 < bottom)
      for x in sheet.minX + lift..<sheet.maxX + lift {
        let point = Point(x: x, y: y)
        guard x >= sheet.maxX || y >= sheet.maxY else { continue }
        guard !(upper && lower) else {
          canvas.put(.blank, at: point, theme.style(on: .shadow))
          continue
        }
        let below = canvas[point]
        let behind = below.glyph == .blank ? below.style.background : .table
        canvas.put(upper ? "▀" : "▄", at: point, theme.style(.shadow, on: behind))
      }
    }
  }
}
