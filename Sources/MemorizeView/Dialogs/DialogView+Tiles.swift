import Canvas

/// Choices drawn as tiles side by side, where the window has room for them.
extension DialogView {
  private static let gap = 1

  /// Whether a window has room for tiles.
  static func hasTiles(_ content: DialogContent, in size: Size) -> Bool {
    !content.tiles.isEmpty
      && size.width >= tileColumns(content.tiles.count) + 2 * DialogLayout.margin
      && size.height >= DialogTile.size.height + 10
  }

  /// The columns of a number of tiles.
  static func tileColumns(_ count: Int) -> Int {
    count * (DialogTile.size.width + gap) - gap
  }

  /// The cells of the tile for a row.
  private func frame(ofTile index: Int) -> Rect {
    Rect(
      x: list.minX + index * (DialogTile.size.width + DialogView.gap), y: list.minY,
      width: DialogTile.size.width, height: DialogTile.size.height)
  }

  /// The row whose tile is at a cell.
  func tile(at point: Point) -> Int? {
    content.tiles.indices.first { frame(ofTile: $0).contains(point) }
  }

  func drawTiles(selected: Int?, on canvas: inout Canvas) {
    for (index, tile) in content.tiles.enumerated() {
      tile.draw(in: frame(ofTile: index), isSelected: index == selected, theme, on: &canvas)
    }
    canvas.cursor = frame(ofTile: selected ?? 0).origin
  }
}
