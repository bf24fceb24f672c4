import Canvas

extension Canvas {
  /// Replaces the table by another background where cards leave it visible at their corners.
  mutating func replaceTable(in area: Rect, by background: ColorRole) {
    for y in area.minY..<max(area.minY, area.maxY) {
      for x in area.minX..<max(area.minX, area.maxX) {
        restyle(Point(x: x, y: y)) { style in
          if style.background == .table { style.background = background }
        }
      }
    }
  }
}
