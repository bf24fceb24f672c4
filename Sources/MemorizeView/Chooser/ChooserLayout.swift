import Canvas

/// Which part of the screen shows what, while a deck is chosen.
struct ChooserLayout: Equatable {
  /// The whole screen.
  let size: Size
  /// Title, filter and order; `nil` on screens of a single row.
  let headLine: Rect?
  /// What happened, and the keys; `nil` on screens of less than three rows.
  let messageLine: Rect?
  /// The decks, one below the other.
  let list: Rect
  /// The rows that each deck takes: 1 to 3.
  private(set) var rowHeight: Int
  /// A board of the chosen deck; `nil` where there is no room for one.
  let preview: Rect?
  /// What there is to say of it, below it.
  let facts: Rect?

  /// The least width and height of a screen that shows a board beside the list.
  private static let leastSize = Size(width: 68, height: 12)
  /// The rows that are kept for what is said of a deck.
  private static let factRows = 4

  init(size: Size, count: Int, isSolid: Bool) {
    self.size = size
    headLine = size.height >= 2 ? Rect(x: 0, y: 0, width: size.width, height: 1) : nil
    let bottom = size.height >= 3 ? 1 : 0
    messageLine =
      bottom == 1 ? Rect(x: 0, y: size.height - 1, width: size.width, height: 1) : nil
    let isRoomy = size.height >= 16
    let top = (headLine == nil ? 0 : 1) + (isRoomy ? 1 : 0)
    let height = max(0, size.height - top - bottom - (isRoomy ? 1 : 0))
    let least = ChooserLayout.leastSize
    let hasPreview = size.width >= least.width && size.height >= least.height
    let width = hasPreview ? min(76, max(36, size.width / 2)) : size.width
    list = Rect(x: 0, y: top, width: width, height: height)
    rowHeight = ChooserLayout.rowHeight(in: height, count: count, isSolid: isSolid)
    let facts = min(ChooserLayout.factRows, height / 4)
    let right = Rect(x: width + 1, y: top, width: size.width - width - 2, height: height)
    preview =
      hasPreview
      ? Rect(x: right.minX, y: top, width: right.width, height: height - facts) : nil
    self.facts =
      hasPreview
      ? Rect(x: right.minX, y: top + height - facts, width: right.width, height: facts) : nil
  }

  /// The same with so many rows for each line of the list.
  func withRows(of height: Int) -> ChooserLayout {
    var layout = self
    layout.rowHeight = height
    return layout
  }

  /// Decks that are seen at once as a whole.
  var rows: Int { max(1, list.height / rowHeight) }

  /// The cells of a deck, counted from the first one in sight.
  func frame(ofRow row: Int) -> Rect {
    Rect(
      x: list.minX, y: list.minY + row * rowHeight, width: list.width,
      height: min(rowHeight, max(0, list.height - row * rowHeight)))
  }

  /// The row of the list at a cell, counted from the first one in sight.
  func row(at point: Point) -> Int? {
    guard list.contains(point) else { return nil }
    let row = (point.y - list.minY) / rowHeight
    return row < rows ? row : nil
  }

  /// The first deck in sight that is nearest to another one and lets a deck be seen.
  func top(showing selected: Int?, of count: Int, from top: Int) -> Int {
    let last = max(0, count - rows)
    guard let selected else { return min(max(0, top), last) }
    return min(max(0, min(max(top, selected - rows + 1), selected)), last)
  }

  /// Cards of the largest size with which all decks are in sight, else of one that shows many.
  ///
  /// A wire frame needs three rows; a solid card looks like one from two rows on.
  private static func rowHeight(in height: Int, count: Int, isSolid: Bool) -> Int {
    if height >= 9, count * 3 <= height { return 3 }
    if !isSolid { return height >= 18 ? 3 : 1 }
    return height >= 6 ? 2 : 1
  }
}
