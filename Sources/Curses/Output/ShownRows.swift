import Canvas

/// What stands in the rows of the screen, to find rows that have changed places.
///
/// ncurses looks for lines that have moved, by their characters alone, and then scrolls all around
/// them: the edge of the cursor, one row of cards further down on a board whose other rows are alike,
/// would have it draw half of the screen anew. Where a row is sent while the same one is still
/// to be seen elsewhere, nothing has moved.
struct ShownRows {
  /// A number for each row that follows from its characters, each by itself.
  private var sums: [UInt64]

  /// The rows of a picture.
  init(_ canvas: Canvas) {
    sums = canvas.rows.map { $0.sum($0.indices) }
  }

  /// Takes over the next picture.
  ///
  /// - Parameters:
  ///   - changes: where it differs from the last one.
  ///   - canvas: the picture, of the same size.
  ///   - before: the last one.
  /// - Returns: the rows that have come from another place and are better sent before all others;
  ///   none if rows have both come and gone, as when a board scrolls.
  mutating func take(_ changes: [Run], of canvas: Canvas, since before: Canvas) -> Set<Int> {
    let old = sums
    for change in changes where sums.indices.contains(change.row) {
      sums[change.row] &+= canvas.rows[change.row].sum(change.columns)
      sums[change.row] &-= before.rows[change.row].sum(change.columns)
    }
    var (sources, arrivals): (Set<Int>, Set<Int>) = ([], [])
    for row in sums.indices where sums[row] != old[row] {
      let sum = sums[row]
      guard let source = old.firstIndex(of: sum), old.lastIndex(of: sum) == source,
        sums.firstIndex(of: sum) == sums.lastIndex(of: sum)
      else { continue }
      sources.insert(source)
      arrivals.insert(row)
    }
    return arrivals.isDisjoint(with: sources) ? arrivals : []
  }
}

extension [Cell] {
  /// What characters in these columns add to the number of a row: another amount in each column.
  fileprivate func sum(_ columns: Range<Int>) -> UInt64 {
    var sum: UInt64 = 0
    for x in columns.clamped(to: indices) {
      let place = UInt64(truncatingIfNeeded: x) &* 0x9E37_79B9_7F4A_7C15
      let mixed = (UInt64(self[x].glyph.single?.value ?? 0) ^ place) &* 0xBF58_476D_1CE4_E5B9
      sum &+= mixed ^ mixed >> 31
    }
    return sum
  }
}
