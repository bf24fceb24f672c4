import Canvas

/// Which part of the screen shows what.
struct TableLayout: Equatable {
  /// The whole screen.
  let size: Size
  /// The line on top; `nil` on screens of less than two rows.
  let statusLine: Rect?
  /// The line at the bottom; `nil` on screens of less than three rows.
  let bottomLine: Rect?
  /// The rows in which the piles lie; `nil` where they would cost too much.
  let tray: Rect?
  /// The cards.
  let board: BoardLayout

  /// The least height of a screen on which piles have a place of their own.
  private static let leastHeightForTray = 18
  /// The rows of a tray: a card of four by three.
  private static let trayHeight = 3

  init(size: Size, count: Int, shape: CardShape, isSolid: Bool, zoom: Int = 0) {
    self.size = size
    statusLine = size.height >= 2 ? Rect(x: 0, y: 0, width: size.width, height: 1) : nil
    bottomLine =
      size.height >= 3 ? Rect(x: 0, y: size.height - 1, width: size.width, height: 1) : nil
    let top = statusLine == nil ? 0 : 1
    let bottom = bottomLine == nil ? 0 : 1
    let sizes = shape.sizes(isSolid: isSolid)
    func board(below rows: Int) -> BoardLayout {
      let area = Rect(
        x: 0, y: top, width: size.width, height: size.height - top - bottom - rows)
      let grid = AspectGrid.fit(
        count: count, in: area.size, sizes: sizes, isSolid: isSolid, zoom: zoom)
      return BoardLayout(area: area, grid: grid, count: count)
    }
    let whole = board(below: 0)
    let smaller = board(below: TableLayout.trayHeight)
    let hasTray =
      size.height >= TableLayout.leastHeightForTray && !smaller.isScrollable
      && smaller.grid.card.width * 4 >= whole.grid.card.width * 3
    self.board = hasTray ? smaller : whole
    tray =
      hasTray
      ? Rect(x: 0, y: self.board.area.maxY, width: size.width, height: TableLayout.trayHeight) : nil
  }

  /// Where undealt cards lie, in cells of the screen: at the left of the bottom.
  var deckPile: Rect {
    guard let tray else { return Rect(x: 1, y: max(0, size.height - 1), width: 2, height: 1) }
    return Rect(x: 2, y: tray.minY, width: 4, height: tray.height)
  }

  /// Where the pair found last lies, in cells of the screen: at the right of the bottom.
  var foundPile: Rect {
    guard let tray else {
      return Rect(x: size.width - 3, y: max(0, size.height - 1), width: 2, height: 1)
    }
    return Rect(x: size.width - 6, y: tray.minY, width: 4, height: tray.height)
  }
}
