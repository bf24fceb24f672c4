import Canvas
import Pictures

/// The patterns on the backs of solid cards.
extension CardView {
  /// Draws crossing diagonals in quadrants of cells, symmetric to the middle of the card.
  ///
  /// - Parameters:
  ///   - area: the cells of the lattice.
  ///   - leavesMiddle: whether an oval in the middle stays empty.
  ///   - canvas: the frame to draw on.
  func drawLattice(in area: Rect, leavesMiddle: Bool, on canvas: inout Canvas) {
    let period = size.has(.wideLattice) ? 12 : 8
    let style = theme.style(.pattern, on: .back)
    for y in 0..<area.height {
      for x in 0..<area.width where !leavesMiddle || !area.size.isInOval(x: x, y: y) {
        let glyph = Quadrants.glyph {
          area.size.isOnDiagonal(column: 2 * x + $0, row: 2 * y + $1, period: period)
        }
        if glyph != .blank { canvas.put(glyph, at: area.origin.moved(x: x, y: y), style) }
      }
    }
  }

  /// Draws squares of half a row on a small card, the same on both sides of the middle.
  ///
  /// The first half row is the border. The two columns of a very small card get diamonds.
  func drawTightLattice(on sheet: Rect, _ style: Style, on canvas: inout Canvas) {
    let middle = (sheet.width - 1) / 2
    for x in 1..<sheet.width - 1 {
      let isLower = (middle - min(x, sheet.width - 1 - x)).isMultiple(of: 2)
      for y in 0..<sheet.height where isLower || y > 0 || sheet.width == 4 {
        let diamond: Glyph = y == 0 ? (x == 1 ? "▗" : "▖") : x == 1 ? "▚" : "▞"
        let glyph: Glyph = sheet.width == 4 ? diamond : isLower ? "▄" : "▀"
        canvas.put(glyph, at: sheet.origin.moved(x: x, y: y), style)
      }
    }
  }

  /// Draws the deck's emblem in the middle; on a card that turns it is squeezed like the card.
  func drawEmblem(in sheet: Rect, on canvas: inout Canvas) {
    let middle = Size(width: size.width * 23 / 50, height: size.width * 23 / 100)
    guard let form = CellForm(theme.capabilities.blocks),
      let glyphs = theme.samples.outline(
        of: theme.tint.emblem, width: middle.width, height: middle.height, form: form)
    else { return }
    let columns = middle.width * sheet.width / size.width
    let place = Rect(
      x: sheet.minX + (sheet.width - columns) / 2,
      y: sheet.minY + (sheet.height - middle.height) / 2, width: columns, height: middle.height)
    canvas.squeeze(glyphs, into: place) { glyph, point, canvas in
      if glyph != " " { canvas.put(Glyph(glyph), at: point, theme.style(.line, on: .back)) }
    }
  }
}

extension Canvas {
  /// Draws rows of a picture in a rectangle, each squeezed to its width, as on a turning card.
  mutating func squeeze<Part>(
    _ rows: [[Part]], into rect: Rect, put: (Part, Point, inout Canvas) -> Void
  ) {
    for (y, row) in rows.prefix(max(0, rect.height)).enumerated() {
      for x in 0..<max(0, rect.width) {
        let column = (2 * x + 1) * row.count / (2 * rect.width)
        if row.indices.contains(column) { put(row[column], rect.origin.moved(x: x, y: y), &self) }
      }
    }
  }
}

extension Size {
  /// Whether a cell is in the middle, as a superellipse: |x|³ + |y|³ <= 1.
  fileprivate func isInOval(x: Int, y: Int) -> Bool {
    func cube(_ position: Int, _ length: Int) -> Double {
      let distance = abs(Double(2 * position + 1 - length)) / (0.72 * Double(length))
      return distance * distance * distance
    }
    return cube(x, width) + cube(y, height) <= 1
  }

  /// Whether a quadrant of these cells, counted from the upper left, is on a crossing diagonal.
  fileprivate func isOnDiagonal(column: Int, row: Int, period: Int) -> Bool {
    let across = column - (width - 1)
    let down = row < height ? height - 1 - row : row - height
    return [across + 2 * down, 1 - across + 2 * down].contains { sum in
      ((sum % period) + period) % period < 2
    }
  }
}

/// The characters that cover some of the four quadrants of a cell.
enum Quadrants {
  private static let glyphs: [Glyph] = [
    " ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█",
  ]

  /// The character for a cell.
  ///
  /// - Parameter covers: tells for a column and a row, each 0 or 1, whether a quadrant is covered.
  /// - Returns: a glyph one column wide.
  static func glyph(_ covers: (Int, Int) -> Bool) -> Glyph {
    let bits = (0..<4).reduce(0) { $0 | (covers($1 % 2, $1 / 2) ? 1 << $1 : 0) }
    return glyphs[at: bits] ?? .blank
  }
}
