import Canvas
import MemorizeViewModel

/// The column and row of each place of a board.
struct PlaceGrid: Equatable {
  let cells: [Point]

  var columns: Int { (cells.map(\.x).max() ?? 0) + 1 }
  var rows: Int { (cells.map(\.y).max() ?? 0) + 1 }

  init(_ cells: [Point]) {
    self.cells = cells
  }

  /// The grid on which a window lays a board out.
  init(_ layout: BoardLayout) {
    cells = (0..<layout.count).map(layout.cell)
  }

  /// A nearly square grid, with full rows if possible; two sides lie beside each other.
  init(nearSquare board: GameKind) {
    let count = board.variant.hasSides ? board.pairs : board.places
    var side = 1
    while side * side < count { side += 1 }
    let columns = (side...side + 3).first { count.isMultiple(of: $0) } ?? side
    cells = (0..<board.places).map { place in
      let (half, index) = board.variant.hasSides ? (place / count, place % count) : (0, place)
      return Point(x: half * columns + index % columns, y: index / columns)
    }
  }
}
