extension Canvas {
  /// A part of a row that holds all cells of the row that differ from another frame.
  public struct Change: Equatable, Sendable {
    /// The number of the row.
    public let row: Int
    /// The columns; they cut no wide glyph in half.
    public let columns: Range<Int>
  }

  /// The differences from another frame: at most one part of each row.
  ///
  /// - Parameter other: a frame; if it is missing or has another size, everything differs.
  /// - Returns: the changed parts, from the top row down.
  public func changes(since other: Canvas?) -> [Change] {
    guard let other, other.size == size else {
      return rows.indices.map { Change(row: $0, columns: 0..<size.width) }
    }
    return rows.indices.compactMap { y in
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

  private static func changed(from old: [Cell], to new: [Cell]) -> Range<Int>? {
    guard old != new, let first = new.indices.first(where: { old[$0] != new[$0] }),
      let last = new.indices.last(where: { old[$0] != new[$0] })
    else { return nil }
    let start = new[first].glyph.isContinuation ? max(0, first - 1) : first
    let isCut = last + 1 < new.count && new[last + 1].glyph.isContinuation
    return start..<(isCut ? last + 2 : last + 1)
  }
}
