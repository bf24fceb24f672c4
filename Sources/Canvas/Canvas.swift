/// A picture made of cells, into which all views draw.
///
/// Drawing never traps: what lies outside the picture or the clip is left out. Both halves of a wide
/// glyph are always there, or neither: a half that would remain becomes a blank.
public struct Canvas: Equatable, Sendable {
  /// Columns and rows.
  public let size: Size
  /// Row by row, from the top left.
  public private(set) var cells: [Cell]
  /// Where the terminal's own, hidden cursor stands.
  public var cursor: Point?
  /// Drawing changes only cells in this block, but for the half of a wide glyph that is left outside
  /// when the other half is overwritten.
  public var clip: Rect

  /// An empty picture.
  public init(size: Size) {
    self.size = size
    clip = Rect(size)
    cells = Array(repeating: Cell(), count: size.width * size.height)
  }

  /// The cell at a place; an empty one outside the picture.
  public subscript(point: Point) -> Cell {
    Rect(size).contains(point) ? cells[index(point)] : Cell()
  }

  /// Draws one glyph; a wide one that does not fit as a whole leaves a blank.
  public mutating func put(_ glyph: Glyph, at point: Point, _ style: Style) {
    guard point.x >= -1, point.x < size.width else { return }
    let right = Point(x: point.x + 1, y: point.y)
    guard glyph.columns == 2 else { return set(Cell(glyph, style), at: point) }
    guard clipped.contains(point), clipped.contains(right) else {
      set(Cell(.blank, style), at: point)
      return set(Cell(.blank, style), at: right)
    }
    set(Cell(glyph, style), at: point)
    breakWide(at: right)
    cells[index(right)] = Cell(.continuation, style)
  }

  /// Fills a block with a glyph one column wide; with blanks if it is wider.
  public mutating func fill(_ rect: Rect, _ glyph: Glyph = .blank, _ style: Style) {
    let visible = rect.intersection(clipped)
    guard !visible.size.isEmpty else { return }
    let cell = Cell(glyph.columns == 1 ? glyph : .blank, style)
    for y in visible.minY..<visible.maxY {
      breakWide(at: Point(x: visible.minX, y: y))
      breakWide(at: Point(x: visible.maxX - 1, y: y))
      for x in visible.minX..<visible.maxX {
        cells[index(Point(x: x, y: y))] = cell
      }
    }
  }

  /// Changes the style of a cell and leaves what is drawn there.
  public mutating func restyle(_ point: Point, _ change: (inout Style) -> Void) {
    guard clipped.contains(point) else { return }
    change(&cells[index(point)].style)
  }

  private var clipped: Rect { clip.intersection(Rect(size)) }

  private func index(_ point: Point) -> Int { point.y * size.width + point.x }

  private mutating func set(_ cell: Cell, at point: Point) {
    guard clipped.contains(point) else { return }
    breakWide(at: point)
    cells[index(point)] = cell
  }

  /// Blanks the other half of a wide glyph of which this cell is about to be overwritten.
  private mutating func breakWide(at point: Point) {
    let here = index(point)
    if cells[here].glyph.isContinuation, point.x > 0 {
      cells[here - 1].glyph = .blank
      cells[here].glyph = .blank
    } else if point.x + 1 < size.width, cells[here + 1].glyph.isContinuation {
      cells[here + 1].glyph = .blank
      cells[here].glyph = .blank
    }
  }
}
