import Canvas

/// The checksums of the rows of a frame, which tell rows that seem to have moved.
struct RowChecksums {
  private var sums: [UInt64] = []

  /// Takes over the changes of a frame.
  ///
  /// Like ncurses, it compares the characters of rows and not their colours.
  ///
  /// - Parameters:
  ///   - changes: the differences from the frame before.
  ///   - canvas: the frame.
  /// - Returns: the changed rows with characters that exactly one row of each frame has.
  mutating func update(_ changes: [Canvas.Change], of canvas: Canvas) -> Set<Int> {
    let before = sums
    sums.removeLast(max(0, sums.count - canvas.size.height))
    sums += Array(repeating: 0, count: canvas.size.height - sums.count)
    let changed = changes.indices.filter { $0 == 0 || changes[$0].row != changes[$0 - 1].row }
      .map { changes[$0].row }
    for row in changed { sums[row] = canvas.checksum(ofRow: row) }
    let now = sums
    return Set(changed.filter { before.count(of: now[$0]) == 1 && now.count(of: now[$0]) == 1 })
  }
}

extension [UInt64] {
  fileprivate func count(of sum: UInt64) -> Int { count { $0 == sum } }
}
