import Canvas

/// The highlight of the selected row of a list.
struct SelectedRow {
  let theme: Theme

  /// The style of the text on the row.
  var style: Style {
    theme.isSolid
      ? theme.style(.dialogText, on: .selection, .bold) : theme.style(.table, .reverse)
  }

  /// The mark at the left edge.
  var mark: Glyph { theme.isSolid ? "►" : ">" }

  /// Fills the row, puts the mark at its left edge and the cursor on it.
  func draw(in frame: Rect, on canvas: inout Canvas) {
    canvas.fill(frame, style)
    canvas.put(mark, at: frame.origin, style)
    canvas.cursor = frame.origin
  }
}
