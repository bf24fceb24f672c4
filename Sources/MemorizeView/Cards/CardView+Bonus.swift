import Canvas
import MemorizeViewModel

/// The points that a card can still earn by speed.
///
/// A solid card has a bar of six segments, one for each point. A frame of lines has a digit in its
/// corner, and so does a card with a single row of paper.
extension CardView {
  /// The least height of a card whose bar has paper below it.
  private static let leastHeightForMargin = 9
  /// The least height of a card with a bar of half a row; on others it has a quarter.
  private static let leastHeightForHalfRow = 13
  /// The least columns for gaps between the segments.
  private static let leastColumnsForGaps = 11

  /// Whether the points are a digit instead of a bar.
  var hasBonusDigit: Bool { !theme.isSolid || size.height <= 2 }

  /// Draws a segment for each point along the last row of a card, lit as long as the point is left,
  /// but never over a text; on a tight card, along the half row that extends it.
  func drawBonus(
    _ points: Int, in sheet: Rect, on paper: ColorRole, on canvas: inout Canvas
  ) {
    let lit: ColorRole = points > 3 ? .bonusHigh : points > 1 ? .bonusMiddle : .bonusLow
    let isTight = !size.has(.gutter)
    let row = isTight ? sheet : sheet.inset(x: 1, y: 0)
    for (number, segment) in segments(in: row.width, isTight: isTight).enumerated() {
      for x in segment {
        let color = number < points ? lit : .shade
        guard isTight else {
          put(color, at: Point(x: row.minX + x, y: sheet.maxY - 1), on: paper, &canvas)
          continue
        }
        guard number < points else { continue }
        canvas.restyle(Point(x: row.minX + x, y: sheet.maxY)) { $0.foreground = color }
      }
    }
  }

  /// Puts a column of a segment into a cell without text, below what is drawn in its upper half.
  private func put(
    _ color: ColorRole, at point: Point, on paper: ColorRole, _ canvas: inout Canvas
  ) {
    let cell = canvas[point]
    guard cell.glyph.isBlock else { return }
    let above = cell.upperHalf ?? paper
    if above != paper || size.height < CardView.leastHeightForMargin || theme.hasOutlines {
      canvas.put("▂", at: point, theme.style(color, on: above))
    } else if size.height < CardView.leastHeightForHalfRow {
      canvas.put("▆", at: point, theme.style(paper, on: color))
    } else {
      canvas.put("▀", at: point, theme.style(color, on: paper))
    }
  }

  /// The columns of each segment of a bar: equal ones in the middle, where there is room.
  private func segments(in columns: Int, isTight: Bool) -> [Range<Int>] {
    let count = BonusClock.mostSeconds
    let gap = columns < CardView.leastColumnsForGaps ? 0 : 1
    let width = (columns - (count - 1) * gap) / count
    guard !isTight, width > 0 else {
      let edge = { (columns * $0 + count - 1) / count }
      return (0..<count).map { edge($0)..<max(edge($0), edge($0 + 1)) }
    }
    let start = (columns - count * width - (count - 1) * gap) / 2
    return (0..<count).map { number in
      let first = start + number * (width + gap)
      return first..<first + width
    }
  }
}

extension Glyph {
  /// Whether the glyph is blank or a part of a picture.
  fileprivate var isBlock: Bool {
    guard let scalar = scalars.first?.value else { return true }
    return self == .blank || (0x2580...0x259F).contains(scalar)
      || (0x1FB00...0x1FBFF).contains(scalar)
  }
}

extension Cell {
  /// The colour that fills the upper half of the cell; `nil` if it has two colours.
  fileprivate var upperHalf: ColorRole? {
    switch glyph {
    case .blank, "▂", "▖", "▗", "▄": style.background
    case "▀", "▛", "▜", "█": style.foreground
    default: nil
    }
  }
}

/// The frame around the card under the cursor: half cells of one colour in the gutter, closed on
/// all four sides.
extension CardView {
  func drawCursor(around frame: Rect, on canvas: inout Canvas) {
    guard !theme.options.isQuiet else { return colorEdges(of: frame, on: &canvas) }
    guard theme.isSolid, frame.height > 1 else { return drawBrackets(around: frame, on: &canvas) }
    let sheet = sheet(frame)
    let hasGutter = size.has(.gutter)
    for x in sheet.minX..<sheet.maxX {
      canvas.drawOver("▄", at: Point(x: x, y: sheet.minY - 1), cursor)
      // A tight card leaves only half a row to the card below.
      if !hasGutter { canvas.restyle(Point(x: x, y: sheet.maxY)) { $0.background = .cursor } }
    }
    if hasGutter {
      let below = sheet.bottom.moved(y: 1)
      canvas.fill(below, "▀", theme.style(.cursor, on: shadow))
      canvas.put("▀", at: below.origin, cursor)
    }
    for y in sheet.minY..<sheet.maxY + (hasGutter ? 0 : 1) {
      canvas.drawOver("▐", at: Point(x: sheet.minX - 1, y: y), cursor)
      let behind: ColorRole = y > sheet.minY ? shadow : .table
      canvas.put("▌", at: Point(x: sheet.maxX, y: y), theme.style(.cursor, on: behind))
    }
    fillCorners(of: sheet, on: &canvas)
    canvas.drawOver("▗", at: Point(x: sheet.minX - 1, y: sheet.minY - 1), cursor)
    canvas.drawOver("▖", at: Point(x: sheet.maxX, y: sheet.minY - 1), cursor)
    guard hasGutter else { return }
    canvas.drawOver("▝", at: Point(x: sheet.minX - 1, y: sheet.maxY), cursor)
    canvas.put("▘", at: Point(x: sheet.maxX, y: sheet.maxY), theme.style(.cursor, on: shadow))
  }

  /// The cursor of a quiet screen, which changes colours and no characters.
  private func colorEdges(of frame: Rect, on canvas: inout Canvas) {
    let hasColors = theme.capabilities.colors > .none
    for point in (theme.isSolid ? sheet(frame) : frame).outline {
      // The glyph of an upper edge is the card below the edge.
      let isBehind = [.blank, "▆"].contains(canvas[point].glyph)
      canvas.restyle(point) { style in
        switch (hasColors, isBehind) {
        case (true, true): style.background = .cursor
        case (true, false): style.foreground = .cursor
        case (false, _): style = style.with(.reverse)
        }
      }
    }
  }

  /// Shows the frame in the quadrants cut off the card's corners; a card that turns has none.
  private func fillCorners(of sheet: Rect, on canvas: inout Canvas) {
    for corner in sheet.corners where size.has(.gutter) || corner.y == sheet.minY {
      let cell = canvas[corner]
      let isCut = size.has(.gutter) ? cell.glyph != .blank : cell.style.background == .table
      if isCut { canvas.restyle(corner) { $0.background = .cursor } }
    }
  }

  private var cursor: Style { theme.style(.cursor) }

  /// The colour of the card's shadow behind the frame.
  private var shadow: ColorRole { theme.isPlain ? .table : .shadow }

  private func drawBrackets(around frame: Rect, on canvas: inout Canvas) {
    guard theme.isSolid || frame.height == 1 else { return }
    let style = theme.style(.cursor, .bold)
    canvas.put("[", at: Point(x: frame.minX - 1, y: frame.minY), style)
    canvas.put("]", at: Point(x: frame.maxX, y: frame.minY), style)
  }
}

extension Canvas {
  /// Draws a part of the frame over a gutter; the shadow or the half row of a neighbouring card
  /// stays visible behind it.
  fileprivate mutating func drawOver(_ glyph: Glyph, at point: Point, _ style: Style) {
    let below = self[point]
    var style = style
    switch below.glyph {
    case .blank: style.background = below.style.background
    case "▀" where glyph == "▄" || glyph == "▗" || glyph == "▖":
      return restyle(point) { $0.background = style.foreground }
    default: style.background = below.style.foreground
    }
    put(glyph, at: point, style)
  }
}
