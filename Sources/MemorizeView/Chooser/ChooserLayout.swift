import Canvas

/// The parts of the screen while a deck is chosen.
struct ChooserLayout: Equatable {
  let page: PageLayout
  /// The decks, one below the other.
  let list: Rect
  /// The rows that each deck takes: 1 to 3.
  let rowHeight: Int
  /// A board of the chosen deck; `nil` where there is no room for one.
  let preview: Rect?
  /// The facts about the chosen deck, below its board.
  let facts: Rect?

  /// The smallest screen that shows a board beside the list.
  private static let leastSizeForPreview = Size(width: 68, height: 12)
  private static let listWidths = 36...76
  private static let factRows = 4

  /// Lays the screen out.
  ///
  /// - Parameters:
  ///   - size: the screen.
  ///   - count: the number of decks.
  ///   - isSolid: whether cards are solid, so that they need fewer rows than wire frames.
  init(size: Size, count: Int, isSolid: Bool) {
    page = PageLayout(size: size, gapAbove: true, gapBelow: true)
    let body = page.body
    let least = ChooserLayout.leastSizeForPreview
    let hasPreview = size.width >= least.width && size.height >= least.height
    let widths = ChooserLayout.listWidths
    let width =
      hasPreview ? min(widths.upperBound, max(widths.lowerBound, size.width / 2)) : size.width
    list = Rect(x: 0, y: body.minY, width: width, height: body.height)
    rowHeight = ChooserLayout.rowHeight(in: body.height, count: count, isSolid: isSolid)
    let factRows = min(ChooserLayout.factRows, body.height / 4)
    let right = Rect(
      x: width + 1, y: body.minY, width: size.width - width - 2, height: body.height)
    preview =
      hasPreview
      ? Rect(x: right.minX, y: right.minY, width: right.width, height: right.height - factRows)
      : nil
    facts =
      hasPreview
      ? Rect(x: right.minX, y: right.maxY - factRows, width: right.width, height: factRows) : nil
  }

  /// The number of decks that are fully visible at once.
  var visibleRows: Int { max(1, list.height / rowHeight) }

  /// The scrolling of a list with a number of decks.
  func scroll(of count: Int) -> ScrollRange { ScrollRange(count: count, visible: visibleRows) }

  /// The cells of a deck, counted from the first visible one.
  func frame(ofRow row: Int) -> Rect {
    Rect(
      x: list.minX, y: list.minY + row * rowHeight, width: list.width,
      height: min(rowHeight, max(0, list.height - row * rowHeight)))
  }

  /// The deck at a cell, counted from the first visible one.
  func row(at point: Point) -> Int? {
    guard list.contains(point) else { return nil }
    let row = (point.y - list.minY) / rowHeight
    return row < visibleRows ? row : nil
  }

  /// The sorting in the header, which a click changes; empty where there is no room for it.
  var sortButton: Rect {
    let width = page.size.width >= 44 ? 17 : 0
    return page.header(from: page.closeButton.minX - width - 1, width: width)
  }

  /// The title in the header, or the text searched for.
  var title: Rect { page.header(from: 1, width: sortButton.minX - 2) }

  /// The largest cards with which all decks are visible, or else smaller ones that show many.
  ///
  /// A wire frame needs three rows; a solid card looks like one from two rows on.
  private static func rowHeight(in height: Int, count: Int, isSolid: Bool) -> Int {
    if height >= 9, count * 3 <= height { return 3 }
    if !isSolid { return height >= 18 ? 3 : 1 }
    return height >= 6 ? 2 : 1
  }
}
