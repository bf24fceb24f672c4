import Canvas

/// What stands in the rows of the screen, to find rows that have changed places.
///
/// ncurses looks for lines that have moved, by their characters alone, and then scrolls all around
/// them: the edge of the cursor, one row of cards further down on a board whose other rows are alike,
/// would have it draw half of the screen anew. Where a row is sent while the same one is still
/// to be seen elsewhere, nothing has moved.
struct ShownRows {
  /// A number for each row that follows from its characters.
  private var sums: [UInt64]

  /// The rows of a picture.
  init(_ canvas: Canvas) {
    sums = (0..<canvas.size.height).map(canvas.sum)
  }

  /// Takes over rows of the next picture.
  ///
  /// - Parameters:
  ///   - rows: those that have changed.
  ///   - canvas: the picture, of the same size.
  /// - Returns: the rows that have come from another place and are better sent before all others;
  ///   none if rows have both come and gone, as when a board scrolls.
  mutating func take(_ rows: Set<Int>, from canvas: Canvas) -> Set<Int> {
    let before = sums
    for row in rows where sums.indices.contains(row) { sums[row] = canvas.sum(of: row) }
    var (sources, arrivals): (Set<Int>, Set<Int>) = ([], [])
    for row in rows where sums.indices.contains(row) && sums[row] != before[row] {
      let sum = sums[row]
      guard let source = before.firstIndex(of: sum), before.lastIndex(of: sum) == source,
        sums.firstIndex(of: sum) == sums.lastIndex(of: sum)
      else { continue }
      sources.insert(source)
      arrivals.insert(row)
    }
    return arrivals.isDisjoint(with: sources) ? arrivals : []
  }
}

extension Canvas {
  fileprivate func sum(of row: Int) -> UInt64 {
    let row = (row * size.width..<(row + 1) * size.width).clamped(to: cells.indices)
    return cells[row].withUnsafeBufferPointer { cells in
      var sum: UInt64 = 1
      for cell in cells { sum = sum &* 31 &+ UInt64(cell.glyph.single?.value ?? 0) }
      return sum
    }
  }
}
