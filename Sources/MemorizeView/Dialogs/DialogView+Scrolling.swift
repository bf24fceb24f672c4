import Canvas

/// The scrolling of the list.
extension DialogView {
  /// How the list scrolls.
  var range: ScrollRange { ScrollRange(count: content.rows.count, visible: max(1, list.height)) }
  /// How far the list can scroll.
  var mostTop: Int { max(0, content.rows.count - list.height) }

  /// The scroll closest to the current one at which a row is visible, with its second line.
  func top(showing row: Int?, from top: Int) -> Int {
    guard let row else { return min(max(0, top), mostTop) }
    let next = row + 1
    let hasNext = content.rows.indices.contains(next) && content.rows[next].isContinuation
    let last = hasNext && list.height > 1 ? next : row
    return min(max(0, min(max(top, last - list.height + 1), row)), mostTop)
  }

  /// The row of the list that a line shows.
  ///
  /// The first line shows the title of a section that begins above it, so that the rows below it
  /// are understood; where the keyboard selects rows, it shows the row itself.
  func visibleRow(
    onLine line: Int, top: Int, of rows: [DialogContent.Row]? = nil
  ) -> Int {
    let rows = rows ?? content.rows
    guard line == 0, !content.isMenu, list.height > 2, rows.indices.contains(top),
      !rows[top].left.isEmpty
    else { return top + line }
    return rows[...top].lastIndex(where: \.isHeading) ?? top
  }

  /// The rows by which a page scrolls; where a title may cover the first row, one less.
  var pageRows: Int { max(1, list.height - (content.isMenu ? 0 : 1)) }

  /// Draws a bar at the side of a list that continues and, where there is a row for it, how many
  /// rows or choices follow.
  func drawScrollMarks(top: Int, on canvas: inout Canvas) {
    let choices = Set(content.choices)
    let marks = ScrollMarks(
      range: range, top: top, theme: theme, background: .dialog,
      isCounted: { choices.isEmpty || choices.contains($0) })
    marks.drawBar(
      column: frame.maxX - 2, rows: list.minY..<max(list.minY, list.maxY), on: &canvas)
    guard let more = marks.more, let keys = layout.keys, keys.minY > list.maxY else { return }
    canvas.write(
      more, at: Point(x: list.maxX - more.columns, y: list.maxY), theme.style(.dim, on: .dialog))
  }
}
