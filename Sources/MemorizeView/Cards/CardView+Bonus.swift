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
