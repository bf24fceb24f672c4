import Canvas
import Words

/// The marks that say that a list continues: a bar at its side, and `▼ 52 more` below it.
struct ScrollMarks {
  let range: ScrollRange
  /// The first visible row.
  let top: Int
  let theme: Theme
  var background: ColorRole = .table
  /// Whether a row is counted; headings and blank rows may be left out.
  var isCounted: (Int) -> Bool = { _ in true }

  /// Whether the list is longer than its window.
  var areNeeded: Bool { range.count > range.visible }

  /// Draws a bar whose bright part has the size and the place of the visible rows; nothing if all
  /// rows are visible.
  func drawBar(column: Int, rows: Range<Int>, on canvas: inout Canvas) {
    guard areNeeded, !rows.isEmpty else { return }
    let bright = bright(of: rows.count)
    for (index, y) in rows.enumerated() {
      let isBright = bright.contains(index)
      canvas.put(glyph(isBright), at: Point(x: column, y: y), style(isBright ? .dim : .rule))
    }
  }

  /// The bright rows of a bar, which touch an end only if the list does.
  ///
  /// They are whole rows, because a cell has no room for both parts.
  private func bright(of rows: Int) -> Range<Int> {
    let length = min(rows, max(1, range.visible * rows / range.count))
    let (most, free) = (range.count - range.visible, rows - length)
    let nearest = (2 * top * free + most) / (2 * most)
    let isInside = top > 0 && top < most && free > 1
    let first = isInside ? min(max(1, nearest), free - 1) : min(nearest, free)
    return first..<first + length
  }

  /// Draws the bar along the right edge of an area.
  func drawBar(in area: Rect, on canvas: inout Canvas) {
    drawBar(column: area.maxX - 1, rows: area.minY..<max(area.minY, area.maxY), on: &canvas)
  }

  /// The number of rows above or below the window, as in `▼ 52 more`; `nil` if all are visible.
  var more: String? {
    let isAscii = theme.glyphs != .unicode
    let end = top + range.visible
    if end < range.count { return "\(isAscii ? "v" : "▼") \(more(end..<range.count))" }
    return top > 0 && areNeeded ? "\(isAscii ? "^" : "▲") \(more(0..<top))" : nil
  }

  private func more(_ rows: Range<Int>) -> String {
    let count = max(1, rows.count(where: isCounted))
    return say(count, one: "\(count) more", other: "\(count) more")
  }

  private func glyph(_ isBright: Bool) -> Glyph {
    theme.glyphs == .unicode ? "▐" : isBright ? "#" : "|"
  }

  private func style(_ role: ColorRole) -> Style {
    guard theme.isSolid else { return theme.style(role == .rule ? .trace : .table) }
    return theme.hasShades || background == .table
      ? theme.style(role, on: background) : theme.style(.plain, on: background)
  }
}

/// The rows of a list, of which a window shows some.
struct ScrollRange: Equatable {
  /// The number of rows in the list.
  let count: Int
  /// The number of rows that the window shows.
  let visible: Int

  /// The first visible row when the list is scrolled to its end.
  var lastTop: Int { max(0, count - visible) }

  /// The valid scroll position nearest to a given one.
  func clamped(_ top: Int) -> Int { min(max(0, top), lastTop) }

  /// The scroll position nearest to a given one that shows a row.
  func top(showing row: Int, from top: Int) -> Int {
    clamped(min(max(top, row - visible + 1), row))
  }
}
