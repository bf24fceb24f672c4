import Canvas

/// Where each place of the board lies, in cells of the board; `scroll` leads to cells of the screen.
struct BoardLayout: Equatable {
  /// The part of the screen that shows the board.
  let area: Rect
  /// The rows and columns of cards.
  let grid: AspectGrid
  /// How many places there are.
  let count: Int

  /// How far the board can be scrolled up, in rows; 0 if it fits.
  var mostScroll: Int { max(0, grid.height - area.height) }

  /// Whether the board is larger than its window.
  var isScrollable: Bool { mostScroll > 0 }

  /// The cells of a place, as if the board were not scrolled.
  func frame(of place: Int) -> Rect {
    let left = area.minX + max(0, (area.width - grid.width) / 2)
    let top = area.minY + max(0, (area.height - grid.height + slack) / 2)
    return Rect(
      x: left + place % grid.columns * grid.pitch, y: top + place / grid.columns * grid.card.height,
      width: grid.card.width, height: grid.card.height)
  }

  /// The place that holds a cell of the board, its gutters not included.
  func place(at point: Point) -> Int? {
    let first = frame(of: 0)
    let (x, y) = (point.x - first.minX, point.y - first.minY)
    guard x >= 0, y >= 0, x % grid.pitch < grid.card.width, x / grid.pitch < grid.columns else {
      return nil
    }
    let place = y / grid.card.height * grid.columns + x / grid.pitch
    return place < count ? place : nil
  }

  /// The scroll nearest to the one there is with which a place is wholly seen.
  func scroll(showing place: Int, from scroll: Int) -> Int {
    let frame = frame(of: place)
    let lowest = frame.maxY - area.maxY
    let highest = frame.minY - area.minY
    return clamped(scroll < lowest ? lowest : min(scroll, highest))
  }

  /// A scroll within the board.
  func clamped(_ scroll: Int) -> Int { min(max(0, scroll), mostScroll) }

  /// A solid card's free half row looks like space below the board: one row of it goes to the top.
  private var slack: Int { grid.card.height > 1 && area.height > grid.height ? 1 : 0 }
}
