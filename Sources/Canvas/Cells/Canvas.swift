/// A frame made of cells, into which all views draw.
///
/// Drawing never traps: everything outside the canvas or the clip is left out. A wide glyph is
/// always whole: when one of its halves is overwritten, the other becomes a blank.
public struct Canvas: Equatable, Sendable {
  /// Columns and rows.
  public let size: Size
  /// The cells of each row, from the left.
  public private(set) var rows: [[Cell]]
  /// The position of the terminal's own, hidden cursor; setting one outside the canvas removes it.
  public var cursor: Point? {
    didSet {
      if let point = cursor, !Rect(size).contains(point) { cursor = nil }
    }
  }
  /// Drawing changes only cells in this rectangle, except for the other half of a wide glyph.
  public var clip: Rect {
    didSet { clip = clip.intersection(Rect(size)) }
  }

  /// Creates an empty canvas.
  public init(size: Size) {
    self.size = size
    clip = Rect(size)
    rows = Array(repeating: Array(repeating: Cell(), count: size.width), count: size.height)
  }

  /// All cells, row by row.
  public var cells: [Cell] { Array(rows.joined()) }

  /// The cell at a position; an empty one outside the canvas.
  public subscript(point: Point) -> Cell {
    Rect(size).contains(point) ? rows[point.y][point.x] : Cell()
  }

  /// Draws one glyph; a wide one that does not fit leaves a blank.
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

  /// Fills a rectangle with a glyph one column wide; with blanks if the glyph is wider.
  public mutating func fill(_ rect: Rect, _ glyph: Glyph, _ style: Style) {
    let visible = rect.intersection(clip)
    guard !visible.size.isEmpty else { return }
    let cell = Cell(glyph.columns == 1 ? glyph : .blank, style)
    for y in visible.minY..<visible.maxY {
      rows[y].breakWide(at: visible.minX)
      rows[y].breakWide(at: visible.maxX - 1)
      rows[y].fill(visible.minX..<visible.maxX, with: cell)
    }
  }

  /// Fills a rectangle with blanks.
  public mutating func fill(_ rect: Rect, _ style: Style) { fill(rect, .blank, style) }

  /// Copies all cells of an image.
  public mutating func draw(_ image: Canvas, at origin: Point) {
    let frame = Rect(image.size).moved(x: origin.x, y: origin.y)
    let visible = frame.intersection(clip)
    guard !visible.size.isEmpty else { return }
    for y in visible.minY..<visible.maxY {
      rows[y].breakWide(at: visible.minX)
      rows[y].breakWide(at: visible.maxX - 1)
      let start = visible.minX - origin.x
      let source = image.rows[y - origin.y][start..<start + visible.width]
      rows[y].replace(visible.minX..<visible.maxX, with: source)
      // A wide glyph cut in half at an edge of the clip becomes a blank.
      if rows[y][visible.minX].glyph.isContinuation { rows[y][visible.minX].glyph = .blank }
      if visible.maxX < frame.maxX, rows[y][visible.maxX - 1].glyph.columns == 2 {
        rows[y][visible.maxX - 1].glyph = .blank
      }
    }
  }

  /// Copies a part of a row of another frame of the same size.
  public mutating func take(_ change: Change, from other: Canvas) {
    guard other.size == size, rows.indices.contains(change.row) else { return }
    let columns = change.columns.clamped(to: 0..<size.width)
    rows[change.row].replace(columns, with: other.rows[change.row][columns])
  }

  /// Changes the style of a cell and keeps its glyph.
  public mutating func restyle(_ point: Point, _ change: (inout Style) -> Void) {
    guard clip.contains(point) else { return }
    change(&rows[point.y][point.x].style)
  }

  private mutating func set(_ cell: Cell, at point: Point) {
    guard clip.contains(point) else { return }
    rows[point.y].put(cell, at: point.x)
  }
}

/// A row of a canvas; all positions must lie within it.
extension [Cell] {
  fileprivate mutating func put(_ cell: Cell, at x: Int) {
    breakWide(at: x)
    self[x] = cell
  }

  fileprivate mutating func fill(_ columns: Range<Int>, with cell: Cell) {
    withUnsafeMutableBufferPointer { $0[columns].update(repeating: cell) }
  }

  /// Copies as many cells as there are columns; unlike `replaceSubrange`, it cannot make room.
  fileprivate mutating func replace(_ columns: Range<Int>, with cells: ArraySlice<Cell>) {
    withUnsafeMutableBufferPointer { _ = $0[columns].update(fromContentsOf: cells) }
  }

  /// Blanks both halves of the wide glyph that covers a cell, if there is one.
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

extension Canvas {
  /// A part of a row that differs from another frame.
  public struct Change: Equatable, Sendable {
    /// The number of the row.
    public let row: Int
    /// The columns; they cut no wide glyph in half.
    public let columns: Range<Int>
  }

  /// The most equal cells between two differences that are written together with them.
  private static let mostEqual = 4

  /// The parts of rows that differ from another frame, from the top left; all rows if the other
  /// frame is missing or has another size.
  public func changes(since other: Canvas?) -> [Change] {
    guard let other, other.size == size else {
      return rows.indices.map { Change(row: $0, columns: 0..<size.width) }
    }
    return rows.indices.flatMap { y in
      Canvas.differences(from: other.rows[y], to: rows[y]).map { Change(row: y, columns: $0) }
    }
  }

  /// The columns that differ, with the equal ones between two differences that are close together.
  private static func differences(from old: [Cell], to new: [Cell]) -> [Range<Int>] {
    // Arrays would check each of thousands of positions.
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        var ranges: [Range<Int>] = []
        for x in new.indices where old[x] != new[x] {
          let start = x > 0 && new[x].glyph.isContinuation ? x - 1 : x
          let end = x + 1 < new.count && new[x + 1].glyph.isContinuation ? x + 2 : x + 1
          if let last = ranges.last, start - last.upperBound <= mostEqual {
            ranges[ranges.count - 1] = last.lowerBound..<end
          } else {
            ranges.append(start..<end)
          }
        }
        return ranges
      }
    }
  }
}
