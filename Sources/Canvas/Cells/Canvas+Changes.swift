extension Canvas {
  /// A part of a row whose cells differ from another frame.
  public struct Change: Equatable, Sendable {
    /// The number of the row.
    public let row: Int
    /// The columns; they cut no wide glyph in half.
    public let columns: Range<Int>

    /// Creates a change of columns in a row.
    public init(row: Int, columns: Range<Int>) {
      self.row = row
      self.columns = columns
    }
  }

  /// The differences from another frame.
  ///
  /// - Parameter other: a frame; if it is missing or has another size, everything differs.
  /// - Returns: the changed parts, from the top row down and from the left, with unchanged cells
  ///   between the parts of a row.
  public func changes(since other: Canvas?) -> [Change] {
    guard let other, other.size == size else {
      return rows.indices.map { Change(row: $0, columns: 0..<size.width) }
    }
    var changes: [Change] = []
    for y in rows.indices where rows[y] != other.rows[y] {
      Canvas.addChanges(of: y, from: other.rows[y], to: rows[y], to: &changes)
    }
    return changes
  }

  /// A checksum of a row's characters, without their colours; 0 outside the canvas.
  ///
  /// It is the sum of a number for each glyph and its column, mixed by multiplication.
  public func checksum(ofRow y: Int) -> UInt64 {
    guard rows.indices.contains(y) else { return 0 }
    var (sum, column): (UInt64, UInt64) = (0, 0)
    for cell in rows[y] {
      let mixed = (cell.glyph.bits ^ column << 24) &* 0x9E37_79B9_7F4A_7C15
      sum &+= mixed ^ mixed >> 32
      column += 1
    }
    return sum
  }

  private static func addChanges(
    of y: Int, from old: [Cell], to new: [Cell], to changes: inout [Change]
  ) {
    // Arrays would check each of thousands of positions.
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        for x in new.indices where old[x] != new[x] {
          let start = new[x].glyph.isContinuation ? max(0, x - 1) : x
          let isCut = x + 1 < new.count && new[x + 1].glyph.isContinuation
          let end = isCut ? x + 2 : x + 1
          if let last = changes.last, last.row == y, last.columns.upperBound >= start {
            changes[changes.count - 1] = Change(row: y, columns: last.columns.lowerBound..<end)
          } else {
            changes.append(Change(row: y, columns: start..<end))
          }
        }
      }
    }
  }
}
