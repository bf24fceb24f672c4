import Canvas

/// The highlight of the selected row of a list: a full row of colour with a gold mark at its left.
struct SelectedRow {
  let theme: Theme

  /// The style of the text on the row.
  var style: Style { theme.style(.heading, on: .selection) }

  /// The mark at the left edge.
  var mark: Glyph { theme.isSolid ? "▌" : ">" }

  /// Fills the row, puts the mark at its left edge and the cursor on it.
  func draw(in frame: Rect, on canvas: inout Canvas) {
    canvas.fill(frame, theme.style(.plain, on: .selection))
    for y in frame.minY..<max(frame.minY, frame.maxY) {
      canvas.put(
        mark, at: Point(x: frame.minX, y: y), theme.style(.gold, on: .selection))
    }
    canvas.cursor = frame.origin
  }
}
