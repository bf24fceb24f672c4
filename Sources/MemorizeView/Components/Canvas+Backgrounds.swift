import Canvas

extension Canvas {
  /// Writes lines below each other.
  mutating func write(_ lines: [String], at start: Point, _ style: Style) {
    for (row, line) in lines.enumerated() { write(line, at: start.moved(y: row), style) }
  }

  /// Writes text that ends before a cell.
  mutating func write(_ text: String, endingAt end: Point, _ style: Style) {
    write(text, at: end.moved(x: -text.columns), style)
  }

  /// Writes text in the middle of a row.
  mutating func write(_ text: String, centeredIn row: Rect, _ style: Style) {
    write(text, at: Point(x: row.minX + (row.width - text.columns) / 2, y: row.minY), style)
  }

  /// Replaces the table by another background where cards leave it visible at their corners.
  mutating func replaceTable(in area: Rect, by background: ColorRole) {
    for point in area.points {
      restyle(point) { if $0.background == .table { $0.background = background } }
    }
  }
}

/// Everything behind a dialog.
extension Canvas {
  /// Dims all cells and removes emoji, whose colours do not change.
  mutating func dim() {
    for point in Rect(size).points {
      if self[point].glyph.isPicture { put(.blank, at: point, self[point].style) }
      restyle(point) { $0 = $0.with(.dimmed) }
    }
  }

  /// Draws the shadow of a block at its right and below it, half a cell wide.
  mutating func drawShadow(of block: Rect, _ theme: Theme) {
    guard theme.isSolid else { return }
    for point in block.right.moved(x: 1).without(rows: 1).points {
      drawShadow("▌", at: point, theme)
    }
    for point in block.bottom.moved(y: 1).without(columns: 1).points {
      drawShadow("▀", at: point, theme)
    }
    drawShadow("▘", at: Point(x: block.maxX, y: block.maxY), theme)
  }

  private mutating func drawShadow(_ glyph: Glyph, at point: Point, _ theme: Theme) {
    let below = self[point].style
    put(glyph, at: point, theme.style(.shadow, on: below.background, below.attributes))
  }
}

extension Glyph {
  /// Whether the glyph is a picture with colours of its own.
  fileprivate var isPicture: Bool {
    columns == 2 && (scalars.first?.properties.isEmoji ?? false)
  }
}
