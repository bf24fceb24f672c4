import Canvas
import Words

/// The marks that say that a list continues: a bar at its side, and `▼ 52 more` below it.
struct ScrollMarks {
  let range: ScrollRange
  /// The first visible row.
  let top: Int
  let theme: Theme
  var background: ColorRole = .table

  /// Whether the list is longer than its window.
  var areNeeded: Bool { range.count > range.visible }

  /// Draws a bar whose bright part has the size and the place of the visible rows, in steps of
  /// half a row; nothing if all rows are visible.
  func drawBar(column: Int, rows: Range<Int>, on canvas: inout Canvas) {
    guard areNeeded, !rows.isEmpty else { return }
    let halves = 2 * rows.count
    let first = min(top * halves / range.count, halves - 2)
    let last = max(first + 2, (top + range.visible) * halves / range.count)
    for (index, y) in rows.enumerated() {
      let upper = (first..<last).contains(2 * index)
      let lower = (first..<last).contains(2 * index + 1)
      canvas.put(
        glyph(upper, lower), at: Point(x: column, y: y),
        style(upper || lower ? .dim : .rule))
    }
  }

  /// Draws the bar along the right edge of an area.
  func drawBar(in area: Rect, on canvas: inout Canvas) {
    drawBar(column: area.maxX - 1, rows: area.minY..<max(area.minY, area.maxY), on: &canvas)
  }

  /// The number of rows above or below the window, as in `▼ 52 more`; `nil` if all are visible.
  var more: String? {
    let isAscii = theme.glyphs != .unicode
    let below = range.count - range.visible - top
    if below > 0 { return "\(isAscii ? "v" : "▼") \(ScrollMarks.more(below))" }
    return top > 0 && areNeeded ? "\(isAscii ? "^" : "▲") \(ScrollMarks.more(top))" : nil
  }

  private static func more(_ rows: Int) -> String {
    say(rows, one: "\(rows) more", other: "\(rows) more")
  }

  private func glyph(_ upper: Bool, _ lower: Bool) -> Glyph {
    guard theme.glyphs == .unicode else { return upper || lower ? "#" : "|" }
    return upper == lower ? "▐" : upper ? "▝" : "▗"
  }

  private func style(_ role: ColorRole) -> Style {
    guard theme.isSolid else { return theme.style(role == .rule ? .trace : .table) }
    return theme.hasShades || background == .table
      ? theme.style(role, on: background) : theme.style(.plain, on: background)
  }
}
