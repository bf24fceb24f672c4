/// A picture made of cells, into which all views draw.
///
/// Drawing never traps: what lies outside the picture or the clip is left out. Both halves of a wide
/// glyph are always there, or neither: a half that would remain becomes a blank.
public struct Canvas: Equatable, Sendable {
  /// Columns and rows.
  public let size: Size
  /// The cells of each row, from the left.
  ///
  /// Rows apart, since pictures that follow each other share those on which nothing was drawn: they
  /// are neither copied nor compared.
  public private(set) var rows: [[Cell]]
  /// Where the terminal's own, hidden cursor stands; nowhere, if it is put beside the canvas.
  public var cursor: Point? {
    didSet {
      if let point = cursor, !Rect(size).contains(point) { cursor = nil }
    }
  }
  /// Drawing changes only cells in this block, but for the half of a wide glyph that is left outside
  /// when the other half is overwritten.
  public var clip: Rect {
    didSet { clip = clip.intersection(Rect(size)) }
  }

  /// An empty picture.
  public init(size: Size) {
    self.size = size
    clip = Rect(size)
    rows = Canvas.emptyRows(size)
  }

  private static func emptyRows(_ size: Size) -> [[Cell]] {
    Array(repeating: Array(repeating: Cell(), count: size.width), count: size.height)
  }

  /// All cells, row by row.
  public var cells: [Cell] { Array(rows.joined()) }

  /// The cell at a place; an empty one outside the picture.
  public subscript(point: Point) -> Cell {
    Rect(size).contains(point) ? rows[point.y][point.x] : Cell()
  }

  /// Draws one glyph; a wide one that does not fit as a whole leaves a blank.
  public mutating func put(_ glyph: Glyph, at point: Point, _ style: Style) {
    guard point.x >= -1, point.x < size.width else { return }
    let right = Point(x: point.x + 1, y: point.y)
    guard glyph.columns == 2 else { return set(Cell(glyph, style), at: point) }
    guard clip.contains(point), clip.contains(right) else {
      set(Cell(.blank, style), at: point)
      return set(Cell(.blank, style), at: right)
    }
    set(Cell(glyph, style), at: point)
    rows[right.y].put(Cell(.continuation, style), at: right.x)
  }

  /// Fills a block with a glyph one column wide; with blanks if it is wider.
  public mutating func fill(_ rect: Rect, _ glyph: Glyph = .blank, _ style: Style) {
    let visible = rect.intersection(clip)
    guard !visible.size.isEmpty else { return }
    let cell = Cell(glyph.columns == 1 ? glyph : .blank, style)
    for y in visible.minY..<visible.maxY {
      rows[y].breakWide(at: visible.minX)
      rows[y].breakWide(at: visible.maxX - 1)
      rows[y].withUnsafeMutableBufferPointer { cells in
        cells[visible.minX..<visible.maxX].update(repeating: cell)
      }
    }
  }

  /// Fills what is empty of a block, as `fill` does.
  public mutating func fillEmpty(_ rect: Rect, _ glyph: Glyph = .blank, _ style: Style) {
    let visible = rect.intersection(clip)
    guard !visible.size.isEmpty else { return }
    let (empty, cell) = (Cell(), Cell(glyph.columns == 1 ? glyph : .blank, style))
    for y in visible.minY..<visible.maxY {
      for x in visible.minX..<visible.maxX where rows[y][x] == empty { rows[y][x] = cell }
    }
  }

  /// Empties the whole picture.
  public mutating func clear() {
    rows = Canvas.emptyRows(size)
    cursor = nil
    clip = Rect(size)
  }

  /// Changes the style of a cell and leaves what is drawn there.
  public mutating func restyle(_ point: Point, _ change: (inout Style) -> Void) {
    guard clip.contains(point) else { return }
    change(&rows[point.y][point.x].style)
  }

  private mutating func set(_ cell: Cell, at point: Point) {
    guard clip.contains(point) else { return }
    rows[point.y].put(cell, at: point.x)
  }
}

/// A row of a picture; all places have to be in it.
extension [Cell] {
  fileprivate mutating func put(_ cell: Cell, at x: Int) {
    breakWide(at: x)
    self[x] = cell
  }

  /// Blanks the other half of a wide glyph of which this cell is about to be overwritten.
  fileprivate mutating func breakWide(at x: Int) {
    let left: Int
    if self[x].glyph.isContinuation, x > 0 {
      left = x - 1
    } else if x + 1 < count, self[x + 1].glyph.isContinuation {
      left = x
    } else {
      return
    }
    self[left].glyph = .blank
    self[left + 1].glyph = .blank
  }
}
