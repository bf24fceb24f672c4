import Canvas
import MemorizeViewModel

/// In which column and row each place of a board lies.
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

  /// A grid about as wide as high, of full rows where that is possible; halves lie beside each other.
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

/// Which places of a board are forgotten most: a share in hundredths at each, and a shade.
struct HeatMap {
  let recalls: [PlaceRecall]
  let grid: PlaceGrid
  /// The columns there are.
  let width: Int
  let theme: Theme

  /// Columns from one place to the next.
  private var pitch: Int { min(6, max(2, (width + 1) / max(1, grid.columns))) }

  /// A line for each row of places, and below them what they mean.
  var lines: [ReportLine] {
    var rows = Array(
      repeating: Array(repeating: String(repeating: " ", count: pitch), count: grid.columns),
      count: grid.rows)
    let rates = Dictionary(recalls.map { ($0.place, $0.rate) }) { first, _ in first }
    for (place, cell) in grid.cells.enumerated() where rows.indices.contains(cell.y) {
      guard rows[cell.y].indices.contains(cell.x) else { continue }
      rows[cell.y][cell.x] = text(rates[place]?.forgottenShare)
    }
    let shades = [0.1, 0.3, 0.6, 0.9].map(shade).joined(separator: " ")
    let unit = pitch >= 5 ? "of 100" : "of 10"
    let key =
      """
      How many \(unit) tests of memory failed that were about a card at this place; \(shades) are quarters, \
      \(nothing) is a place that was never tested.
      """
    return rows.map { ReportLine($0.joined(), .accent) }
      + key.wrapped(to: width).map { ReportLine($0, .dim) }
  }

  private var nothing: String { theme.glyphs == .ascii ? "-" : "·" }

  private func text(_ share: Double?) -> String {
    guard let share else { return nothing.right(pitch - 1) + " " }
    let digits = pitch >= 5 ? "\(share.percent)" : "\(min(9, Int(share * 10)))"
    switch pitch {
    case 2: return digits + " "
    case 3, 4: return (shade(share) + digits).right(pitch - 1) + " "
    default: return String(repeating: shade(share), count: pitch - 4) + digits.right(3) + " "
    }
  }

  /// The shade of a share, by quarters.
  private func shade(_ share: Double) -> String {
    let shades = theme.glyphs == .ascii ? [".", ":", "+", "#"] : ["░", "▒", "▓", "█"]
    return shades[min(3, max(0, Int(share * 4)))]
  }
}
