import Canvas

/// The parts of the page of daily boards.
struct DailyLayout: Equatable {
  let page: PageLayout
  /// The board of the chosen day.
  let panel: Rect
  /// The cards of its deck; `nil` where there is no room for them.
  let cards: Rect?
  /// The size of one card.
  let card: Size
  /// The words about it.
  let text: Rect
  /// The row of the button; `nil` where there is no room for it.
  let buttons: Rect?
  /// The row that tells of the day before.
  let yesterday: Rect?
  /// The calendar; `nil` where there is no room for it.
  let month: MonthLayout?

  /// The smallest screens with a calendar, and with large cards.
  private static let leastForMonth = Size(width: 74, height: 22)
  private static let leastForLargeCards = Size(width: 112, height: 34)
  /// The rows of the words, the button and the day before, with the blank rows between them.
  private static let textRows = 5

  init(size: Size) {
    page = PageLayout(size: size)
    let body = page.body
    let isLarge = DailyLayout.leastForLargeCards.fits(in: size)
    let hasMonth = DailyLayout.leastForMonth.fits(in: size)
    let width = hasMonth ? (isLarge ? 56 : 36) : size.width
    panel = Rect(x: 0, y: body.minY, width: width, height: body.height)
    month =
      hasMonth
      ? MonthLayout(
        Rect(x: width + 1, y: body.minY, width: size.width - width - 2, height: body.height))
      : nil
    card = isLarge ? Size(width: 14, height: 8) : Size(width: 9, height: 5)
    let hasCards = body.height >= 18 && width >= 36
    let top = hasCards ? body.minY + (isLarge ? 3 : 1) : body.minY
    cards =
      hasCards
      ? Rect(x: 0, y: top, width: width, height: card.height + 1) : nil
    let isTight = body.height < 11
    let first = hasCards ? top + card.height + 3 : body.minY + (isTight ? 0 : 1)
    let rows = min(DailyLayout.textRows, max(0, body.maxY - first))
    text = Rect(x: 0, y: first, width: width, height: rows)
    let button = text.maxY + (isTight ? 0 : 1)
    buttons = button < body.maxY ? Rect(x: 0, y: button, width: width, height: 1) : nil
    yesterday =
      button + 2 < body.maxY ? Rect(x: 0, y: button + 2, width: width, height: 1) : nil
  }

  /// The frames of three cards side by side, the middle one a row higher.
  var cardFrames: [Rect] {
    guard let cards else { return [] }
    let gap = (cards.width - 3 * card.width) / 4
    return (0..<3).map { index in
      Rect(
        x: cards.minX + gap + index * (card.width + gap), y: cards.minY + (index == 1 ? 0 : 1),
        width: card.width, height: card.height)
    }
  }
}

extension Size {
  /// Whether an area of this size fits into another.
  fileprivate func fits(in other: Size) -> Bool { width <= other.width && height <= other.height }
}
