import Canvas

/// The arrows that say that a list continues above or below its window.
struct ScrollMarks {
  let range: ScrollRange
  /// The first visible row.
  let top: Int
  let theme: Theme

  /// Draws the arrows in one column.
  ///
  /// - Parameters:
  ///   - column: the column of both arrows.
  ///   - rows: the row of the upper arrow, and the row after the lower one.
  ///   - style: the style of both; by default they are marked as something to use.
  ///   - canvas: the picture.
  func draw(
    column: Int, rows: Range<Int>, style: Style? = nil, on canvas: inout Canvas
  ) {
    guard rows.count >= 2 else { return }
    let style = style ?? theme.style(.accent, .bold)
    let arrows: (up: Glyph, down: Glyph) = theme.glyphs == .ascii ? ("^", "v") : ("↑", "↓")
    if top > 0 { canvas.put(arrows.up, at: Point(x: column, y: rows.lowerBound), style) }
    if top < range.lastTop {
      canvas.put(arrows.down, at: Point(x: column, y: rows.upperBound - 1), style)
    }
  }

  /// Draws the arrows at the right edge of an area.
  func draw(in area: Rect, on canvas: inout Canvas) {
    draw(column: area.maxX - 1, rows: area.minY..<max(area.minY, area.maxY), on: &canvas)
  }
}
