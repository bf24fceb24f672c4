import Canvas

/// The position of each place of a board, in cells of the screen before scrolling.
struct BoardLayout: Equatable {
  /// The arrangement of a board with one half for terms and one for definitions.
  enum Halves: Equatable {
    /// The board has no halves.
    case none
    case beside
    case below
  }

  /// The number of columns between two halves side by side, and twice the rows between stacked
  /// halves.
  static let middle = 4

  /// The part of the screen that shows the board.
  let area: Rect
  /// The rows and columns of cards, in each half if there are halves.
  let grid: AspectGrid
  /// The number of places.
  let count: Int
  var halves = Halves.none

  /// Where the cards of a game lie, whatever their size.
  struct Plan: Equatable {
    /// The cards in each row, of a half if there are halves.
    let lengths: [Int]
    /// Where the halves lie; `nil` to choose the better way.
    var halves: Halves?
  }

  /// The rows of this board.
  var plan: Plan { Plan(lengths: grid.lengths, halves: halves) }

  /// The columns at both sides of a board that is wider than its area, for the cursor's frame.
  private var margin: Int { area.width >= grid.card.width + 2 ? 1 : 0 }

  /// How far the board can scroll, in columns and rows; 0 where it fits.
  var mostScroll: Point {
    Point(x: max(0, width + 2 * margin - area.width), y: max(0, height - area.height))
  }

  /// Whether the board is larger than its window.
  var isScrollable: Bool { mostScroll != Point(x: 0, y: 0) }

  /// The column and row of cards that a place is in.
  func cell(of place: Int) -> Point {
    let (half, index) = split(place)
    let cell = grid.cell(of: index)
    switch halves {
    case .none: return cell
    case .beside: return Point(x: cell.x + half * grid.columns, y: cell.y)
    case .below: return Point(x: cell.x, y: cell.y + half * grid.rows)
    }
  }

  /// The cells of a place before scrolling.
  func frame(of place: Int) -> Rect {
    let (half, index) = split(place)
    let corner = grid.corner(of: index)
    return grid.card.frame(at: origin(of: half).moved(x: corner.x, y: corner.y))
  }

  /// A place for a card at the left of a row that is at least two cards shorter than others.
  var freePlace: Rect? {
    guard halves == .none, !isScrollable, let place = grid.freePlace else { return nil }
    return grid.card.frame(at: origin(of: 0).moved(x: place.x, y: place.y))
  }

  /// The row of a place and its number in the row, both from 0, as they are visible.
  ///
  /// Complexity: O(n) for n places.
  func position(of place: Int) -> (row: Int, number: Int) {
    let (own, cells) = (cell(of: place), (0..<count).map(cell))
    let rows = Set(cells.map(\.y).filter { $0 < own.y })
    return (rows.count, cells.count { $0.y == own.y && $0.x < own.x })
  }

  /// The place at a cell of the board; `nil` in a gutter.
  func place(at point: Point) -> Int? {
    place(at: point, in: 0) ?? (halves == .none ? nil : place(at: point, in: 1))
  }

  /// The places in the half of a place; all of them if there are no halves.
  func placesOfHalf(with place: Int) -> Range<Int> {
    guard halves != .none else { return 0..<count }
    return place < count / 2 ? 0..<count / 2 : count / 2..<count
  }

  /// The scroll closest to the current one at which the whole place is visible.
  func scroll(showing place: Int, from scroll: Point) -> Point {
    let frame = frame(of: place)
    let lowest = Point(x: frame.maxX + margin - area.maxX, y: frame.maxY - area.maxY)
    let highest = Point(
      x: frame.minX - margin - area.minX, y: frame.minY - grid.headroom - area.minY)
    return clamped(
      Point(
        x: max(lowest.x, min(scroll.x, highest.x)), y: max(lowest.y, min(scroll.y, highest.y))))
  }

  /// The scroll limited to the board.
  func clamped(_ scroll: Point) -> Point {
    let most = mostScroll
    return Point(x: min(max(0, scroll.x), most.x), y: min(max(0, scroll.y), most.y))
  }

  private var width: Int { grid.width + offset(of: halves == .none ? 0 : 1).x }

  private var height: Int { grid.height + offset(of: halves == .none ? 0 : 1).y }

  /// The upper left cell of the grid of a half.
  private func origin(of half: Int) -> Point {
    offset(of: half).moved(
      x: area.minX + max(margin, (area.width - width) / 2),
      y: area.minY + max(0, (area.height - height) / 2))
  }

  private var perHalf: Int { halves == .none ? count : max(1, count / 2) }

  private func split(_ place: Int) -> (half: Int, index: Int) {
    halves == .none ? (0, place) : (place / perHalf, place % perHalf)
  }

  private func offset(of half: Int) -> Point {
    switch halves {
    case .none: Point(x: 0, y: 0)
    case .beside: Point(x: half * (grid.width + BoardLayout.middle), y: 0)
    case .below:
      Point(
        x: 0,
        y: half * (grid.height + min(BoardLayout.middle / 2, max(0, area.height - 2 * grid.height)))
      )
    }
  }

  private func place(at point: Point, in half: Int) -> Int? {
    let (start, origin) = (half * (count / 2), origin(of: half))
    guard let index = grid.index(at: point.moved(x: -origin.x, y: -origin.y)), index < perHalf,
      start + index < count
    else { return nil }
    return start + index
  }
}

/// Finds the best layout of a board in an area, in one piece or in two halves.
struct BoardPlacing {
  let count: Int
  let shape: CardShape
  let isSolid: Bool
  let faces: Faces?
  /// The rows to keep if cards fit into them; `nil` to choose the best ones.
  let plan: BoardLayout.Plan?

  /// The layout with all places in order.
  func whole(in area: Rect) -> BoardLayout {
    BoardLayout(area: area, grid: grid(count, area.size), count: count)
  }

  /// The layout in two halves: side by side, or stacked if that makes the cards much larger.
  func halves(in area: Rect) -> BoardLayout {
    let half = (count + 1) / 2
    let middle = BoardLayout.middle
    let besideSize = Size(width: (area.width - 2 - middle) / 2 + 2, height: area.height)
    let belowSize = Size(
      width: area.width, height: max(area.height / 2, (area.height - middle / 2) / 2))
    let beside = BoardLayout(
      area: area, grid: grid(half, besideSize), count: count, halves: .beside)
    let below = BoardLayout(area: area, grid: grid(half, belowSize), count: count, halves: .below)
    if let halves = plan?.halves { return halves == .below ? below : beside }
    let isBelowBetter =
      legibility(below.grid.card) == legibility(beside.grid.card)
      ? 2 * below.grid.card.width * below.grid.card.height
        > 3 * beside.grid.card.width * beside.grid.card.height
      : legibility(below.grid.card) > legibility(beside.grid.card)
    return isBelowBetter && below.isScrollable == beside.isScrollable || beside.isTooWide
      ? below : beside
  }

  private func grid(_ count: Int, _ area: Size) -> AspectGrid {
    plan.flatMap {
      AspectGrid.fit($0.lengths, in: area, shape: shape, isSolid: isSolid, faces: faces)
    } ?? AspectGrid.fit(count: count, in: area, shape: shape, isSolid: isSolid, faces: faces)
  }

  private func legibility(_ card: CardSize) -> Faces.Legibility {
    faces?.legibility(on: card, isSolid: isSolid) ?? Faces.Legibility(shown: 0, unbroken: 0)
  }
}

extension BoardLayout {
  /// Whether the board is wider than its area.
  fileprivate var isTooWide: Bool {
    guard count > 0 else { return false }
    return frame(of: count - 1).maxX > area.maxX || frame(of: grid.columns - 1).maxX > area.maxX
      || frame(of: count / 2 + min(grid.columns, count / 2) - 1).maxX > area.maxX
  }
}
