extension Canvas {
  /// The part of a row that contains all its differences from another frame.
  public struct Change: Equatable, Sendable {
    /// The number of the row.
    public let row: Int
    /// The columns; they cut no wide glyph in half.
    public let columns: Range<Int>
  }

  /// The rows that differ from another frame, from the top down; all of them if the other frame is
  /// missing or has another size.
  public func changes(since other: Canvas?) -> [Change] {
    guard let other, other.size == size else {
      return rows.indices.map { Change(row: $0, columns: 0..<size.width) }
    }
    return rows.indices.compactMap { y in
      Canvas.difference(from: other.rows[y], to: rows[y]).map { Change(row: y, columns: $0) }
    }
  }

  /// The columns from the first difference to the last one; `nil` if there is none.
  private static func difference(from old: [Cell], to new: [Cell]) -> Range<Int>? {
    // Arrays would check each of thousands of positions.
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        guard var start = new.indices.first(where: { old[$0] != new[$0] }),
          var end = new.indices.last(where: { old[$0] != new[$0] })
        else { return nil }
        if start > 0, new[start].glyph.isContinuation { start -= 1 }
        if end + 1 < new.count, new[end + 1].glyph.isContinuation { end += 1 }
        return start..<end + 1
      }
    }
  }
}
