import Canvas

/// The parts of the page of a study day.
struct StudyLayout: Equatable {
  let page: PageLayout
  /// The three counters as cards; none where they have no room.
  let counters: [Rect]
  /// The rows for confusions and the outlook.
  let text: Rect
  /// The chart of the days to come; `nil` where there is no room for it.
  let days: Rect?
  /// The row of the buttons; `nil` where there is no room for them.
  let buttons: Rect?

  private static let gap = 3
  /// The rows of the chart with its title.
  private static let daysHeight = 9
  /// The most rows that are added to it.
  private static let mostGrowth = 6
  /// The rows that the text fills at most: five confusions with their title, and the outlook.
  private static let mostText = 10
  private static let leastSizeForCounters = Size(width: 60, height: 18)
  private static let largestCard = Size(width: 31, height: 11)

  init(size: Size) {
    page = PageLayout(size: size, gapAbove: true, gapBelow: true)
    let body = page.body
    let width = min(size.width >= 44 ? size.width - 8 : size.width - 2, 96)
    let x = max(0, (size.width - width) / 2)
    let isLarge = size.height >= 32
    let hasCounters =
      size.width >= StudyLayout.leastSizeForCounters.width
      && size.height >= StudyLayout.leastSizeForCounters.height
    let card = Size(
      width: min(StudyLayout.largestCard.width, (width - 2 * StudyLayout.gap) / 3),
      height: isLarge ? StudyLayout.largestCard.height : 9)
    let spread = (width - 3 * card.width) / 2
    let hasButtons = body.height >= 5
    buttons = hasButtons ? Rect(x: 1, y: body.maxY - 1, width: size.width - 2, height: 1) : nil
    let hasDays = isLarge && hasCounters
    // In a high window, the chart grows, and everything stays together in the middle.
    let rest = body.height - 2 - card.height - StudyLayout.mostText - StudyLayout.daysHeight - 4
    let growth = hasDays ? min(StudyLayout.mostGrowth, max(0, rest)) : 0
    let margin = hasDays ? max(0, rest - growth) / 2 : 0
    let top = body.minY + (isLarge ? 1 : 0) + margin
    counters =
      hasCounters
      ? (0..<3).map {
        Rect(x: x + $0 * (card.width + spread), y: top, width: card.width, height: card.height)
      } : []
    let start = hasCounters ? top + card.height + 1 : body.minY
    let end = body.maxY - (hasButtons ? 2 : 0) - margin
    let daysHeight = StudyLayout.daysHeight + growth
    days = hasDays ? Rect(x: x, y: end - daysHeight, width: width, height: daysHeight) : nil
    text = Rect(
      x: x, y: start, width: max(0, width),
      height: max(0, (days?.minY ?? end) - start - (hasDays ? 1 : 0)))
  }
}
