import Canvas
import MemorizeViewModel
import Words

/// The places of a board that are forgotten most: a share and a shade for each place.
struct HeatMap {
  let recalls: [PlaceRecall]
  let grid: PlaceGrid
  /// The columns of the map.
  let width: Int
  let theme: Theme

  /// The rows of a place where it is a block of colour.
  var blockHeight = 1

  private static let widestPlace = 9
  /// The fewest tests of a place that say something about it.
  static let leastTests = 3

  /// Whether places are blocks of colour, not figures with a glyph for a shade.
  private var hasBlocks: Bool { theme.hasShades && pitch >= 5 }
  /// The columns from one place to the next.
  private var pitch: Int {
    let widest = blockHeight > 1 ? HeatMap.widestPlace : 6
    return min(widest, max(2, (width + 1) / max(1, grid.columns)))
  }
  /// Whether there is room for percentages; otherwise shares are tenths.
  private var hasPercentages: Bool { pitch >= 5 }

  /// A line for each row of places, and an explanation.
  var lines: [TextLine] {
    let shares = shares
    let rows = shares.flatMap { hasBlocks ? blocks($0) : [figures($0)] }
    let shades = [0.1, 0.3, 0.6, 0.9].map(shade).joined(separator: " ")
    let key =
      hasPercentages
      ? say("How often (%) you forgot a card in this place.")
      : say("How often (of 10) you forgot a card in this place.")
    let least = HeatMap.leastTests
    let legend = say("\(shades): seldom to often, \(untested): fewer than \(least) tests.")
    let hasUntested = shares.joined().contains { $0 == .some(nil) }
    let note = hasUntested ? say("\(untested): fewer than \(least) tests.") : ""
    let text = [key, hasBlocks ? note : legend].filter { !$0.isEmpty }.joined(separator: " ")
    return rows + text.note(width)
  }

  /// The places with enough tests.
  private var known: [PlaceRecall] { recalls.filter { $0.rate.tests >= HeatMap.leastTests } }

  /// The share of each cell of the grid: none for a place with too few tests, no place for a gap.
  private var shares: [[Double??]] {
    let row = [Double??](repeating: nil, count: grid.columns)
    var shares = Array(repeating: row, count: grid.rows)
    let rates = Dictionary(known.map { ($0.place, $0.rate) }) { first, _ in first }
    for (place, cell) in grid.cells.enumerated() where shares.indices.contains(cell.y) {
      guard shares[cell.y].indices.contains(cell.x) else { continue }
      shares[cell.y][cell.x] = .some(rates[place]?.forgottenShare)
    }
    return shares
  }

  /// A row of places as figures.
  private func figures(_ shares: [Double??]) -> TextLine {
    shares.reduce(TextLine()) { line, place in
      guard let share = place else { return line.adding("".filled(to: pitch)) }
      return line.adding(text(share), tone(share))
    }
  }

  /// A row of places as blocks, the worst of which are the strongest, with the figure in the middle.
  private func blocks(_ shares: [Double??]) -> [TextLine] {
    let worst = max(HeatMap.leastWorst, known.compactMap(\.rate.forgottenShare).max() ?? 0)
    return (0..<blockHeight).map { row in
      shares.reduce(TextLine()) { line, place in
        guard let share = place else { return line.adding("".filled(to: pitch)) }
        let text = share.map { "\($0.percent)%" } ?? untested
        let width = pitch - 1
        let cell = row == blockHeight / 2 ? text.padded(to: (width + text.columns) / 2) : ""
        let background = share.map { heat($0 / worst) }
        let isWorst = background == ColorRole.heat.last
        return line.adding(
          cell.filled(to: width), share == nil ? .faint : isWorst ? .heading : .plain,
          on: background ?? .trace
        ).adding(" ")
      }
    }
  }

  /// The least share that has the strongest colour.
  private static let leastWorst = 0.2

  /// The colour of a part of the greatest share.
  ///
  /// A place where nothing was forgotten has no heat.
  private func heat(_ part: Double) -> ColorRole {
    guard part > 0 else { return .field }
    return ColorRole.heat.dropFirst(Int(part * 4)).first ?? ColorRole.heat.last ?? .field
  }

  /// The tone of a share: coral where most is forgotten.
  private func tone(_ share: Double?) -> Tone {
    guard let share else { return .faint }
    return share < 0.25 ? .dim : share < 0.5 ? .accent : .forgotten
  }

  /// The mark of a place about which too little is known.
  private var untested: String { theme.glyphs == .ascii ? "-" : "·" }

  private func text(_ share: Double?) -> String {
    guard let share else { return untested.padded(to: pitch - 1) + " " }
    let digits = hasPercentages ? "\(share.percent)" : "\(min(9, Int(share * 10)))"
    switch pitch {
    case 2: return digits + " "
    case 3, 4: return (shade(share) + digits).padded(to: pitch - 1) + " "
    default: return String(repeating: shade(share), count: pitch - 4) + digits.padded(to: 3) + " "
    }
  }

  /// The shade of a share, by quarters.
  private func shade(_ share: Double) -> String {
    let shades =
      switch theme.glyphs {
      case .ascii: [".", ":", "+", "#"]
      case .console: [".", "░", "▒", "█"]
      case .unicode: ["░", "▒", "▓", "█"]
      }
    return shades[min(3, max(0, Int(share * 4)))]
  }
}

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
