/// A picture made of cells, into which all views draw.
///
/// Drawing never traps: what lies outside the picture or the clip is left out. Both halves of a wide
/// glyph are always there, or neither: a half that would remain becomes a blank.
public struct Canvas: Equatable, Sendable {
  /// Columns and rows.
  public let size: Size
  /// Row by row, from the top left.
  public private(set) var cells: [Cell]
  /// Where the terminal's own, hidden cursor stands; nowhere, if it is put beside the canvas.
  public var cursor: Point? {
    didSet {
      if let point = cursor, !Rect(size).contains(point) { cursor = nil }
    }
  }
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
      let row = y * size.width
      cells.withUnsafeMutableBufferPointer { cells in
        cells[row + visible.minX..<row + visible.maxX].update(repeating: cell)
      }
    }
  }

  /// Fills what is empty of a block, as `fill` does.
  public mutating func fillEmpty(_ rect: Rect, _ glyph: Glyph = .blank, _ style: Style) {
    let visible = rect.intersection(clipped)
    guard !visible.size.isEmpty else { return }
    let (empty, cell) = (Cell(), Cell(glyph.columns == 1 ? glyph : .blank, style))
    for y in visible.minY..<visible.maxY {
      for index in y * size.width + visible.minX..<y * size.width + visible.maxX
      where cells[index] == empty {
        cells[index] = cell
      }
    }
  }

  /// Empties the whole picture.
  public mutating func clear() {
    cells.withUnsafeMutableBufferPointer { $0.update(repeating: Cell()) }
    cursor = nil
    clip = Rect(size)
  }

  /// Takes over cells of a picture of the same size.
  ///
  /// - Parameters:
  ///   - range: which, counted from the top left; none of another size are taken over.
  ///   - other: the picture.
  public mutating func take(_ range: Range<Int>, from other: Canvas) {
    guard other.size == size else { return }
    for index in range.clamped(to: cells.indices) { cells[index] = other.cells[index] }
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
