import Canvas

/// The places of a grid in reading order, with shorter rows centred.
extension AspectGrid {
  /// The column and row of a place; a centred row starts in a later column.
  func cell(of index: Int) -> Point {
    let (row, number) = position(of: index)
    return Point(x: (columns - length(row)) / 2 + number, y: row)
  }

  /// The upper left cell of a place, from the upper left cell of the grid.
  func corner(of index: Int) -> Point {
    let (row, number) = position(of: index)
    return Point(x: indent(row) + number * pitch, y: headroom + row * card.height)
  }

  /// The upper left cell of the free place at the left of a row that is at least two cards shorter
  /// than the others; `nil` if all rows are longer.
  var freePlace: Point? {
    lengths.firstIndex { $0 <= columns - 2 }.map { row in
      Point(x: indent(row) % pitch, y: headroom + row * card.height)
    }
  }

  /// The place whose card covers a cell of the grid; `nil` in a gutter.
  func index(at point: Point) -> Int? {
    guard point.x >= 0, point.y >= headroom else { return nil }
    let row = (point.y - headroom) / card.height
    let x = point.x - indent(row)
    guard lengths.indices.contains(row), x >= 0, x % pitch < card.width, x / pitch < length(row)
    else { return nil }
    return starts[row] + x / pitch
  }

  private func position(of index: Int) -> (row: Int, number: Int) {
    guard !isComplete else { return (index / columns, index % columns) }
    guard let row = starts.lastIndex(where: { $0 <= index }) else { return (0, index) }
    return (row, index - starts[row])
  }

  private func length(_ row: Int) -> Int { lengths.indices.contains(row) ? lengths[row] : columns }

  /// The columns by which a shorter row is moved to the right.
  private func indent(_ row: Int) -> Int { (columns - length(row)) * pitch / 2 }
}
