import Canvas

/// Finds the best layout of a board in an area, in one piece or in two halves.
struct BoardPlacing {
  let count: Int
  let shape: CardShape
  let isSolid: Bool
  let zoom: Int
  let faces: Faces?
  /// The cards in each row, where the rows are part of the game.
  let rowLengths: [Int]?

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
    let isBelowBetter =
      legibility(below.grid.card) == legibility(beside.grid.card)
      ? 2 * below.grid.card.width * below.grid.card.height
        > 3 * beside.grid.card.width * beside.grid.card.height
      : legibility(below.grid.card) > legibility(beside.grid.card)
    return isBelowBetter && below.isScrollable == beside.isScrollable || beside.isTooWide
      ? below : beside
  }

  private func grid(_ count: Int, _ area: Size) -> AspectGrid {
    rowLengths.flatMap { AspectGrid.fit($0, in: area, isSolid: isSolid, faces: faces) }
      ?? AspectGrid.fit(
        count: count, in: area, shape: shape, isSolid: isSolid, zoom: zoom, faces: faces)
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
