/// A position on the screen, counted in cells from the top left corner.
public struct Point: Hashable, Sendable {
  /// Columns from the left.
  public var x: Int
  /// Rows from the top.
  public var y: Int

  /// Creates a position from its column and row; both may lie outside any screen.
  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  /// The position moved by a number of cells.
  public func moved(x: Int = 0, y: Int = 0) -> Point {
    Point(x: self.x + x, y: self.y + y)
  }
}

/// A width and a height in cells; never negative.
public struct Size: Hashable, Sendable {
  /// Columns.
  public let width: Int
  /// Rows.
  public let height: Int

  /// Creates a size; negative lengths count as zero.
  public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// Whether it contains no cell at all.
  public var isEmpty: Bool { width == 0 || height == 0 }
}

/// A rectangle of cells.
public struct Rect: Hashable, Sendable {
  /// The top left cell.
  public var origin: Point
  /// Columns and rows.
  public var size: Size

  /// Creates a rectangle from its top left corner and its size.
  public init(x: Int, y: Int, width: Int, height: Int) {
    origin = Point(x: x, y: y)
    size = Size(width: width, height: height)
  }

  /// Creates a rectangle of this size at the top left corner of the screen.
  public init(_ size: Size) {
    self.init(x: 0, y: 0, width: size.width, height: size.height)
  }

  /// The first column.
  public var minX: Int { origin.x }
  /// The first row.
  public var minY: Int { origin.y }
  /// The column after the last.
  public var maxX: Int { origin.x.adding(size.width) }
  /// The row after the last.
  public var maxY: Int { origin.y.adding(size.height) }
  /// Columns.
  public var width: Int { size.width }
  /// Rows.
  public var height: Int { size.height }
  /// The cell in the middle; of two, the left or upper one.
  public var middle: Point {
    Point(x: minX + max(0, width - 1) / 2, y: minY + max(0, height - 1) / 2)
  }

  /// Whether the cell lies in the rectangle.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The cells that both rectangles share; empty if they do not meet.
  public func intersection(_ other: Rect) -> Rect {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    return Rect(
      x: left, y: top, width: max(left, right) - left, height: max(top, bottom) - top)
  }

  /// The rectangle made smaller by a number of cells on each side; negative numbers enlarge it.
  public func inset(x: Int, y: Int) -> Rect {
    Rect(x: minX + x, y: minY + y, width: width - 2 * x, height: height - 2 * y)
  }

  /// The rectangle moved by a number of cells.
  public func moved(x: Int = 0, y: Int = 0) -> Rect {
    Rect(x: minX + x, y: minY + y, width: width, height: height)
  }

  /// A rectangle of this size in the middle of this one.
  public func centered(_ size: Size) -> Rect {
    Rect(
      x: minX + (width - size.width) / 2, y: minY + (height - size.height) / 2,
      width: size.width, height: size.height)
  }
}

extension Rect {
  /// The cells in the corners.
  public var corners: [Point] {
    [minX, maxX - 1].flatMap { x in [minY, maxY - 1].map { Point(x: x, y: $0) } }
  }

  /// The first row.
  public var top: Rect { Rect(x: minX, y: minY, width: width, height: 1) }
  /// The last row.
  public var bottom: Rect { Rect(x: minX, y: maxY - 1, width: width, height: 1) }
  /// The first column.
  public var left: Rect { Rect(x: minX, y: minY, width: 1, height: height) }
  /// The last column.
  public var right: Rect { Rect(x: maxX - 1, y: minY, width: 1, height: height) }
}

extension Int {
  /// The sum with a length, limited to the largest integer.
  fileprivate func adding(_ length: Int) -> Int {
    let (sum, isTooLarge) = addingReportingOverflow(length)
    return isTooLarge ? .max : sum
  }
}
