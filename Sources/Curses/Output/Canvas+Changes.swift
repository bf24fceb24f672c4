import Canvas
import Libc

/// Cells beside each other in a row of a picture.
struct Run: Hashable {
  /// The row, from the top.
  let row: Int
  /// The columns; it never begins with the right half of a wide glyph.
  let columns: Range<Int>
}

extension Canvas {
  /// The runs in which a picture of the same size differs, from the top left on.
  ///
  /// Rows on which nothing was drawn since are the same memory in both, and not looked at; the others are
  /// compared as bytes, of which a cell has none that mean nothing. Complexity: one step for each
  /// row, and for each cell of the rows that were drawn on.
  func changes(since other: Canvas) -> [Run] {
    guard other.size == size else { return [] }
    var runs: [Run] = []
    for y in 0..<size.height {
      rows[y].withUnsafeBytes { row in
        other.rows[y].withUnsafeBytes { before in
          guard let row = row.baseAddress, let before = before.baseAddress, row != before
          else { return }
          appendChanges(of: y, in: row, since: before, to: &runs)
        }
      }
    }
    return runs
  }

  /// The runs in which there is something on it, from the top left on; words with the few blanks between
  /// them, which need no other ground.
  ///
  /// Complexity: one step for each cell.
  var contents: [Run] {
    changes(since: Canvas(size: size)).reduce(into: []) { runs, run in
      guard let last = runs.last, last.row == run.row,
        run.columns.lowerBound - last.columns.upperBound <= Canvas.fewBlanks,
        [last.columns.upperBound - 1, run.columns.lowerBound].allSatisfy({
          rows[run.row][$0].style.background == .table
        })
      else { return runs.append(run) }
      runs[runs.count - 1] = Run(
        row: run.row, columns: last.columns.lowerBound..<run.columns.upperBound)
    }
  }

  /// To pass over blanks takes four bytes.
  private static let fewBlanks = 4

  private func appendChanges(
    of y: Int, in row: UnsafeRawPointer, since before: UnsafeRawPointer, to runs: inout [Run]
  ) {
    let length = MemoryLayout<Cell>.stride
    func differs(_ x: Int) -> Bool {
      row.load(fromByteOffset: x * length, as: UInt64.self)
        != before.load(fromByteOffset: x * length, as: UInt64.self)
    }
    /// Most cells are the same: they are passed over sixteen at a time.
    func difference(from start: Int) -> Int {
      for x in stride(from: start, to: size.width, by: 16) {
        let end = min(x + 16, size.width)
        guard memcmp(row + x * length, before + x * length, (end - x) * length) != 0 else {
          continue
        }
        return (x..<end).first(where: differs) ?? x
      }
      return size.width
    }
    var next = difference(from: 0)
    while next < size.width {
      var first = next
      while first > 0, rows[y][first].glyph.isContinuation { first -= 1 }
      while next < size.width, differs(next) { next += 1 }
      runs.append(Run(row: y, columns: first..<next))
      next = difference(from: next)
    }
  }
}
