import Canvas

/// The parts of the screen while a deck is chosen.
struct ChooserLayout: Equatable {
  let page: PageLayout
  /// The background of the list.
  let panel: Rect
  /// The field for a search, above the list; `nil` where there is no room for it.
  let field: Rect?
  /// The decks and the titles of their groups, one below the other.
  let list: Rect
  /// The row below the list that counts the decks that follow; `nil` if it is not needed.
  let more: Rect?
  /// The name of the chosen deck; `nil` where there is no room for a preview.
  let title: Rect?
  /// Some cards of the chosen deck.
  let preview: Rect?
  /// The facts about the chosen deck, below its cards.
  let facts: Rect?

  /// The smallest screen that shows cards beside the list.
  private static let leastSizeForPreview = Size(width: 68, height: 12)
  private static let listWidths = 36...62
  /// The fewest rows of a body with a field for a search.
  private static let leastHeightForField = 14
  private static let leastHeightForMore = 6

  init(size: Size, count: Int) {
    page = PageLayout(size: size)
    let body = page.body
    let least = ChooserLayout.leastSizeForPreview
    let hasPreview = size.width >= least.width && size.height >= least.height
    let widths = ChooserLayout.listWidths
    let width =
      hasPreview
      ? min(widths.upperBound, max(widths.lowerBound, size.width * 23 / 40)) : size.width
    panel = Rect(x: 0, y: body.minY, width: width, height: body.height)
    let hasField = body.height >= ChooserLayout.leastHeightForField
    field = hasField ? Rect(x: 2, y: body.minY + 1, width: width - 5, height: 1) : nil
    let top = body.minY + (hasField ? 3 : 0)
    let room = body.maxY - top
    let isLong = count > room && room >= ChooserLayout.leastHeightForMore
    list = Rect(x: 0, y: top, width: width, height: room - (isLong ? 1 : 0))
    more = isLong ? Rect(x: 2, y: list.maxY, width: width - 4, height: 1) : nil
    let right = Rect(
      x: width + 2, y: body.minY + 1, width: size.width - width - 3, height: body.height - 2)
    func part(_ y: Int, _ height: Int) -> Rect? {
      hasPreview ? Rect(x: right.minX, y: y, width: right.width, height: height) : nil
    }
    let (titleRows, factRows) = (2, 2)
    title = part(right.minY, 1)
    preview = part(right.minY + titleRows, right.height - titleRows - factRows)
    facts = part(right.maxY - factRows, factRows)
  }

  /// The sorting in the header, which a click changes; empty where there is no room for it.
  var sortButton: Rect {
    let width = page.size.width >= 44 ? DeckSorting.widestLabel : 0
    return page.header(from: page.closeButton.minX - width - 1, width: width)
  }

  /// The title in the header, or the text searched for where there is no other field for it.
  var heading: Rect { page.header(from: 1, width: sortButton.minX - 2) }
}
