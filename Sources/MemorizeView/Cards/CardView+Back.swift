import Canvas

/// The back of a solid card: a border, an inner line on large cards, and a lattice.
extension CardView {
  func drawSolidBack(_ frame: Rect, isAlternate: Bool, on canvas: inout Canvas) {
    guard size.hasGutterRow else {
      return drawTightBack(frame, isAlternate: isAlternate, on: &canvas)
    }
    let sheet = sheet(frame)
    // Of a card that stands on its edge, only its border is visible.
    guard sheet.width > 2 else { return drawSheet(frame, .edge, on: &canvas) }
    drawSheet(frame, .back, edge: .edge, on: &canvas)
    let isLarge = size.width >= 12 && sheet.height >= 6
    // A turning card is narrow for a moment and then has no room for its pattern.
    guard sheet.width >= (isLarge ? 6 : 3), !hasPlainBacks, !theme.isPlain else { return }
    if isLarge { drawInnerLine(of: sheet.inset(x: 1, y: 1), on: &canvas) }
    let inside = sheet.inset(x: isLarge ? 2 : 1, y: isLarge ? 2 : 1)
    let hasEmblem =
      size.width >= 16 && sheet.height >= 10 && theme.capabilities.blocks != .none
    drawLattice(in: inside, leavesMiddle: hasEmblem, on: &canvas)
    if hasEmblem { drawEmblem(in: sheet, on: &canvas) }
  }

  /// Draws a line of half a column and a quarter of a row inside a ring of cells.
  private func drawInnerLine(of ring: Rect, on canvas: inout Canvas) {
    let style = theme.style(.line, on: .back)
    let inverse = theme.style(.back, on: .line)
    for x in ring.minX + 1..<ring.maxX - 1 {
      canvas.put("▆", at: Point(x: x, y: ring.minY), inverse)
      canvas.put("▂", at: Point(x: x, y: ring.maxY - 1), style)
    }
    for y in ring.minY..<ring.maxY {
      canvas.put("▐", at: Point(x: ring.minX, y: y), style)
      canvas.put("▌", at: Point(x: ring.maxX - 1, y: y), style)
    }
  }

  /// Draws crossing diagonals in quadrants of cells, symmetric to the middle of the card.
  ///
  /// - Parameters:
  ///   - area: the cells of the lattice.
  ///   - leavesMiddle: whether an oval in the middle stays empty.
  ///   - canvas: the frame to draw on.
  private func drawLattice(in area: Rect, leavesMiddle: Bool, on canvas: inout Canvas) {
    let oval = leavesMiddle ? Oval(of: area.size) : nil
    let lattice = Lattice(columns: 2 * area.width, rows: 2 * area.height, isWide: size.width >= 24)
    let style = theme.style(.pattern, on: .back)
    for y in 0..<area.height {
      for x in 0..<area.width where oval?.contains(x: x, y: y) != true {
        let glyph = Quadrants.glyph { lattice.covers(column: 2 * x + $0, row: 2 * y + $1) }
        if glyph != .blank {
          canvas.put(glyph, at: Point(x: area.minX + x, y: area.minY + y), style)
        }
      }
    }
  }
}

/// A pattern of crossing diagonals, counted in quadrants from the upper left.
private struct Lattice {
  let columns: Int
  let rows: Int
  /// Whether the diagonals are farther apart, as on very large cards.
  let isWide: Bool

  func covers(column: Int, row: Int) -> Bool {
    let across = column - (columns / 2 - 1)
    let down = row < rows / 2 ? rows / 2 - 1 - row : row - rows / 2
    let period = isWide ? 12 : 8
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
    var bits = 0
    for (bit, quadrant) in [(0, 0), (1, 0), (0, 1), (1, 1)].enumerated()
    where covers(quadrant.0, quadrant.1) {
      bits |= 1 << bit
    }
    return glyphs.indices.contains(bits) ? glyphs[bits] : .blank
  }
}
