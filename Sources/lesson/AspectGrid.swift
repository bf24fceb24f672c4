import Canvas

/// Equal frames in rows, as large as fit, like Stanford's AspectVGrid.
struct AspectGrid {
  /// The frame of each item, in reading order.
  let frames: [Rect]
  /// The number of items in a row.
  private(set) var columns = 1

  /// Lays out items that are about as wide as high: a cell of a terminal is twice as high as wide.
  init(count: Int, in area: Rect) {
    var best = Size(width: 0, height: 0)
    for columns in 1...max(1, count) {
      let rows = (count + columns - 1) / columns
      let height = min(area.height / max(1, rows) - 1, (area.width / columns - 2) / 2)
      guard height > best.height else { continue }
      best = Size(width: 2 * height, height: height)
      self.columns = columns
    }
    let (columns, width, height) = (columns, best.width + 2, best.height + 1)
    let rows = (count + columns - 1) / columns
    let grid = area.centered(Size(width: columns * width, height: rows * height))
    frames = (0..<count).map { index in
      let origin = grid.origin.moved(x: index % columns * width + 1, y: index / columns * height)
      return Rect(x: origin.x, y: origin.y, width: best.width, height: best.height)
    }
  }
}
