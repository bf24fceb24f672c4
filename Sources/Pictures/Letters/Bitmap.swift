/// Pixels that are either set or not.
struct Bitmap: Equatable, Sendable {
  /// The pixels of each row, from the left; all rows have the same length.
  private(set) var rows: [[Bool]]

  /// The number of columns.
  var width: Int { rows.first?.count ?? 0 }
  /// The number of rows.
  var height: Int { rows.count }

  /// The bitmap whose pixels pass a test of their column and row.
  init(width: Int, height: Int, isSet: (_ column: Int, _ row: Int) -> Bool) {
    rows = (0..<height).map { row in (0..<width).map { isSet($0, row) } }
  }

  /// The bitmap with these pixels; all rows must have the same length.
  init(rows: [[Bool]]) {
    self.rows = rows
  }

  /// Whether a pixel is set; outside the bitmap none is.
  func isSet(column: Int, row: Int) -> Bool {
    guard rows.indices.contains(row), rows[row].indices.contains(column) else { return false }
    return rows[row][column]
  }

  /// The pixels set in this bitmap or in another one of the same size.
  func joined(with other: Bitmap) -> Bitmap {
    Bitmap(width: width, height: height) {
      isSet(column: $0, row: $1) || other.isSet(column: $0, row: $1)
    }
  }

  /// The bitmap without empty columns at its sides.
  var withoutSides: Bitmap {
    let used = (0..<width).filter { column in rows.contains { $0[column] } }
    guard let first = used.first, let last = used.last else { return self }
    return Bitmap(rows: rows.map { Array($0[first...last]) })
  }

  /// The rows from the first to the last one with a pixel; `nil` if there is none.
  var usedRows: ClosedRange<Int>? {
    guard let first = rows.firstIndex(where: { $0.contains(true) }),
      let last = rows.lastIndex(where: { $0.contains(true) })
    else { return nil }
    return first...last
  }

  /// The bitmap with strokes one pixel wider.
  var widened: Bitmap {
    Bitmap(width: width + 1, height: height) {
      isSet(column: $0, row: $1) || isSet(column: $0 - 1, row: $1)
    }
  }

  /// The bitmap with at most this many columns and rows.
  ///
  /// Neighbours that look most alike become one until few enough are left, so strokes stay visible.
  func squeezed(width: Int, height: Int) -> Bitmap {
    guard self.width > width || self.height > height else { return self }
    let lower = Bitmap(rows: Bitmap.merged(rows, to: height))
    return Bitmap(rows: Bitmap.merged(lower.transposed.rows, to: width)).transposed
  }

  private var transposed: Bitmap {
    Bitmap(width: height, height: width) { isSet(column: $1, row: $0) }
  }

  private static func merged(_ lines: [[Bool]], to count: Int) -> [[Bool]] {
    var lines = lines.map { (pixels: $0, merged: 1) }
    while lines.count > max(1, count) {
      let costs = zip(lines, lines.dropFirst()).map { one, next in
        let apart = zip(one.pixels, next.pixels).count { $0 != $1 }
        // Among equals, those merged least, so that both bowls of an 8 remain.
        return (apart, one.merged + next.merged)
      }
      guard let closest = costs.indices.min(by: { costs[$0] < costs[$1] }) else { break }
      let next = lines.remove(at: closest + 1)
      lines[closest].pixels = zip(lines[closest].pixels, next.pixels).map { $0 || $1 }
      lines[closest].merged += next.merged
    }
    return lines.map(\.pixels)
  }
}
