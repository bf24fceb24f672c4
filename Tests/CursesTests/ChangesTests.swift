import Canvas
import Testing

@testable import Curses

/// In which cells two pictures differ.
struct ChangesTests {
  /// Glyphs and styles each of which differs from some other in one thing alone.
  private static let pieces: [(glyph: Glyph, style: Style)] = [
    (.blank, .plain), ("a", .plain), ("b", .plain), ("字", .plain),
    (Glyph.glyphs(of: "a\u{301}").first ?? "c", .plain), ("a", Style(.face)),
    ("a", Style(on: .face)), ("a", Style(tint: .gray)), ("a", Style(.table, .faint)),
  ]

  /// Rows of three pieces each, the later ones over the earlier ones; across the fourth column, since
  /// cells are looked at four at a time.
  private static let rows: [Canvas] = pieces.flatMap { first in
    pieces.flatMap { second in
      pieces.map { third in
        var canvas = Canvas(size: Size(width: 9, height: 1))
        for (x, piece) in [first, second, third].enumerated() {
          canvas.put(piece.glyph, at: Point(x: x + 2, y: 0), piece.style)
        }
        return canvas
      }
    }
  }

  @Test func `a cell is all of the bytes that are compared`() {
    #expect(MemoryLayout<Cell>.size == MemoryLayout<UInt64>.size)
    #expect(MemoryLayout<Cell>.stride == MemoryLayout<Cell>.size)
  }

  @Test func `every cell that differs is in a run, and no run begins within a glyph`() {
    for old in stride(from: 0, to: Self.rows.count, by: 13).map({ Self.rows[$0] }) {
      for new in Self.rows {
        let runs = new.changes(since: old)
        let different = new.cells.indices.filter { new.cells[$0] != old.cells[$0] }
        #expect(runs.allSatisfy { $0.row == 0 })
        let found = Set(runs.flatMap(\.columns))
        #expect(found.isSuperset(of: different))
        let rest = found.subtracting(different)
        #expect(rest.allSatisfy { new.cells[$0 + 1].glyph.isContinuation })
        #expect(runs.allSatisfy { !new.cells[$0.columns.lowerBound].glyph.isContinuation })
      }
    }
  }

  @Test func `a run ends with its row, and other sizes have none`() {
    let size = Size(width: 3, height: 3)
    var full = Canvas(size: size)
    full.fill(Rect(size), "#", .plain)
    #expect(full.changes(since: Canvas(size: size)) == (0..<3).map { Run(row: $0, columns: 0..<3) })
    #expect(full.changes(since: full).isEmpty)
    #expect(full.changes(since: Canvas(size: Size(width: 9, height: 1))).isEmpty)
    var other = full
    other.put("a", at: Point(x: 1, y: 2), .plain)
    #expect(other.changes(since: full) == [Run(row: 2, columns: 1..<2)])
    let empty = Canvas(size: Size(width: 0, height: 3))
    #expect(empty.changes(since: empty).isEmpty)
  }
}
