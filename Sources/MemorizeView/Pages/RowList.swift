import Canvas
import Words

/// A move of the selection or, in a list that only scrolls, of the visible rows.
enum ListMove: Equatable, Sendable {
  case step(Int)
  case page(Int)
  case start
  case end
}

/// The place in a list: its selected row and its first visible row.
struct ListPosition: Equatable {
  /// The selected row; `nil` while none is, and in lists that only scroll.
  var selected: Int?
  var top = 0
}

/// The rows of a page or a dialog and the cells that show some of them.
///
/// This is the only place that knows how lists move, scroll and take clicks. A scrolled list keeps
/// the title of its section in its first line.
struct RowList {
  /// The effect of the keyboard and of a click on a row.
  enum Kind: Equatable {
    /// It can be selected.
    case choice
    /// The second line of the row above.
    case continuation
    /// The title of a section.
    case heading
    case text
    case blank
  }

  let rows: [Kind]
  /// The cells of the visible rows.
  let area: Rect
  /// The rows that can be selected; without any, the list only scrolls.
  let choices: [Int]

  init(_ rows: [Kind], in area: Rect) {
    (self.rows, self.area) = (rows, area)
    choices = rows.indices.filter { rows[$0] == .choice }
  }

  /// A number of lines, which only scroll.
  init(lines: Int, in area: Rect) {
    self.init([Kind](repeating: .text, count: lines), in: area)
  }

  /// The rows that one notch of the wheel scrolls.
  static let wheelStep = 3

  /// How the list scrolls.
  var range: ScrollRange { ScrollRange(count: rows.count, visible: max(1, area.height)) }

  /// The choice at a row, or else the next one; `nil` without choices.
  func choice(near row: Int?) -> Int? {
    guard let row else { return nil }
    return choices.first { $0 >= row } ?? choices.last
  }

  /// The position after a move of the selection, which wraps at the ends by single steps.
  func position(_ position: ListPosition, movedBy move: ListMove) -> ListPosition {
    guard let last = choices.indices.last else { return scrolled(position, by: move) }
    let place = position.selected.flatMap(choices.firstIndex(of:))
    let next: Int
    switch move {
    case .step(let step):
      next = place.map { ($0 + step + last + 1) % (last + 1) } ?? (step < 0 ? last : 0)
    case .page(let direction): next = self.place(aPageFrom: position.selected ?? 0, direction)
    case .start: next = 0
    case .end: next = last
    }
    let top = move == .start ? 0 : move == .end ? range.lastTop : position.top
    return showing(choices[next], from: top)
  }

  /// The last choice within a page of a row, and at least one choice farther.
  private func place(aPageFrom row: Int, _ direction: Int) -> Int {
    let end = row + direction * range.visible
    let place = choices.firstIndex { $0 >= row } ?? choices.count - 1
    let within =
      direction > 0
      ? choices.lastIndex { $0 <= end } : choices.firstIndex { $0 >= end }
    let next = within ?? place
    return min(max(0, next == place ? place + direction : next), choices.count - 1)
  }

  private func scrolled(_ position: ListPosition, by move: ListMove) -> ListPosition {
    switch move {
    case .step(let step): self.position(position, scrolledBy: step)
    case .page(let direction):
      self.position(position, scrolledBy: direction * max(1, range.visible - 1))
    case .start: ListPosition(selected: position.selected, top: 0)
    case .end: ListPosition(selected: position.selected, top: range.lastTop)
    }
  }

  /// The position with other rows visible and the same one selected.
  func position(_ position: ListPosition, scrolledBy rows: Int) -> ListPosition {
    ListPosition(selected: position.selected, top: range.clamped(position.top + rows))
  }

  /// The position with a row selected and visible, its second line and the title of its section
  /// with it.
  func showing(_ row: Int, from top: Int) -> ListPosition {
    guard area.height > 0 else { return ListPosition(selected: row, top: top) }
    let next = row + 1
    let hasSecond = rows.indices.contains(next) && rows[next] == .continuation && area.height > 1
    var top = range.top(showing: row, from: range.top(showing: hasSecond ? next : row, from: top))
    if row == top, row > 0, self.row(onLine: 0, top: top) != top { top -= 1 }
    return ListPosition(selected: row, top: top)
  }

  /// The row that a line shows: in the first line, the title of a section that begins above it.
  func row(onLine line: Int, top: Int) -> Int {
    guard line == 0, area.height > 2, rows.indices.contains(top), rows[top] != .blank else {
      return top + line
    }
    return rows[...top].lastIndex(of: .heading) ?? top
  }

  /// The row at a cell; for the second line of a row, the row itself.
  func row(at point: Point, top: Int) -> Int? {
    guard area.contains(point) else { return nil }
    let row = row(onLine: point.y - area.minY, top: top)
    guard rows.indices.contains(row) else { return nil }
    return rows[row] == .continuation && row > 0 ? row - 1 : row
  }

  /// The visible rows and their cells.
  func visibleRows(from top: Int) -> [(row: Int, frame: Rect)] {
    (0..<max(0, area.height)).compactMap { line in
      guard rows.indices.contains(top + line) else { return nil }
      let frame = Rect(x: area.minX, y: area.minY + line, width: area.width, height: 1)
      return (row(onLine: line, top: top), frame)
    }
  }

  /// The marks that say that the list continues, which count choices if there are any.
  func marks(top: Int, _ theme: Theme, on background: ColorRole = .table) -> ScrollMarks {
    ScrollMarks(
      range: range, top: top, theme: theme, background: background,
      isCounted: { [rows, choices] in choices.isEmpty || rows[$0] == .choice })
  }
}

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

  /// Draws a bar along the right edge of an area, whose bright part has the size and the place of
  /// the visible rows; nothing if all rows are visible.
  func drawBar(in area: Rect, on canvas: inout Canvas) {
    guard areNeeded, area.height > 0 else { return }
    let bright = bright(of: area.height)
    for (index, cell) in area.right.points.enumerated() {
      let isBright = bright.contains(index)
      canvas.put(glyph(isBright), at: cell, style(isBright ? .dim : .rule))
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

  /// The scroll position nearest to a given one that shows a row; the same one if no row has room.
  func top(showing row: Int, from top: Int) -> Int {
    clamped(visible < 1 ? top : min(max(top, row - visible + 1), row))
  }
}
