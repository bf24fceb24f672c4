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
    return rows.indices.filter { rows[$0] != other.rows[$0] }.flatMap { y in
      Canvas.changed(from: other.rows[y], to: rows[y]).map { Change(row: y, columns: $0) }
    }
  }

  /// A checksum of a row's characters, without their colours; 0 outside the canvas.
  ///
  /// It is FNV-1a, applied to one glyph at a time.
  public func checksum(ofRow y: Int) -> UInt64 {
    guard rows.indices.contains(y) else { return 0 }
    return rows[y].reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ $1.glyph.bits) &* 0x100_0000_01B3 }
  }

  private static func changed(from old: [Cell], to new: [Cell]) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    // Arrays would check each of thousands of positions.
    let differing = old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in new.indices.filter { old[$0] != new[$0] } }
    }
    for x in differing {
      let start = new[x].glyph.isContinuation ? max(0, x - 1) : x
      let isCut = x + 1 < new.count && new[x + 1].glyph.isContinuation
      let end = isCut ? x + 2 : x + 1
      if let last = parts.last, last.upperBound >= start {
        parts[parts.count - 1] = last.lowerBound..<end
      } else {
        parts.append(start..<end)
      }
    }
    return parts
  }
}
