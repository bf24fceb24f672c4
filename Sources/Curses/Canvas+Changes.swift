import Canvas

#if canImport(Glibc)
  import Glibc
#else
  import Musl
#endif

extension Canvas {
  /// The runs of cells in which a picture of the same size differs, row by row, counted from the top
  /// left; none begins with the right half of a wide glyph.
  ///
  /// Compared as bytes, of which a cell has none that mean nothing. Complexity: one look at each
  /// byte of both.
  func changes(since other: Canvas) -> [Range<Int>] {
    guard other.size == size, size.width > 0 else { return [] }
    let length = size.width * MemoryLayout<Cell>.stride
    var changes: [Range<Int>] = []
    cells.withUnsafeBytes { mine in
      other.cells.withUnsafeBytes { theirs in
        guard let mine = mine.baseAddress, let theirs = theirs.baseAddress else { return }
        for y in 0..<size.height {
          let (row, before) = (mine + y * length, theirs + y * length)
          guard memcmp(row, before, length) != 0 else { continue }
          appendChanges(in: row, since: before, from: y * size.width, to: &changes)
        }
      }
    }
    return changes
  }

  private func appendChanges(
    in row: UnsafeRawPointer, since before: UnsafeRawPointer, from start: Int,
    to changes: inout [Range<Int>]
  ) {
    func differs(_ x: Int) -> Bool {
      let offset = x * MemoryLayout<Cell>.stride
      return row.loadUnaligned(fromByteOffset: offset, as: SIMD2<UInt64>.self)
        != before.loadUnaligned(fromByteOffset: offset, as: SIMD2<UInt64>.self)
    }
    var next = 0
    while next < size.width {
      guard differs(next) else {
        next += 1
        continue
      }
      var first = next
      while first > 0, cells[start + first].glyph.isContinuation { first -= 1 }
      while next < size.width, differs(next) { next += 1 }
      changes.append(start + first..<start + next)
    }
  }
}
