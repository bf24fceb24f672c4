import Canvas
import MemorizeViewModel

/// The map of the journey: a row of cards for each chapter.
struct JourneyLayout: Equatable {
  let page: PageLayout
  /// The size of a card; `nil` where there is no room for cards.
  let card: Size?
  /// The columns from one card to the next.
  let pitch: Int
  /// The rows of a chapter: title, cards, stars and the blank rows between them.
  let chapterRows: Int
  /// The column of the first card.
  let left: Int

  /// The smallest screens with huge, large, usual and small cards.
  private static let (huge, large, usual, small) = ((180, 57), (112, 30), (78, 20), (38, 8))

  init(size: Size) {
    page = PageLayout(size: size)
    func fits(_ least: (Int, Int)) -> Bool { size.width >= least.0 && size.height >= least.1 }
    let isHuge = fits(JourneyLayout.huge)
    let isLarge = fits(JourneyLayout.large)
    let isUsual = fits(JourneyLayout.usual)
    let isSmall = fits(JourneyLayout.small)
    card =
      isHuge
      ? Size(width: 18, height: 10)
      : isLarge
        ? Size(width: 13, height: 7)
        : isUsual ? Size(width: 10, height: 6) : isSmall ? Size(width: 5, height: 3) : nil
    chapterRows = isHuge ? 14 : isLarge ? 11 : isUsual ? 10 : 6
    let (least, margin) = isLarge ? (20, 3) : isUsual ? (13, 2) : (6, 2)
    let (steps, width) = (Journey.boardsPerChapter - 1, card?.width ?? 0)
    // Wider screens have longer paths, up to the width of a card, and equal margins.
    pitch = max(least, min(2 * width, (size.width - 2 * margin - width) / steps))
    left = max(margin, (size.width - steps * pitch - width) / 2)
  }

  /// The chapters that are visible at once.
  var visibleChapters: Int { max(1, (page.body.height + 1) / chapterRows) }

  /// The row of a chapter's title, counted from the first visible chapter.
  func titleRow(of chapter: Int) -> Int {
    page.body.minY + (card?.width == 5 ? 0 : 1) + chapter * chapterRows
  }

  /// The cells of a card, by the visible chapter and the place in it.
  func frame(of index: Int, in chapter: Int) -> Rect {
    let card = card ?? Size(width: 0, height: 0)
    return Rect(
      x: left + index * pitch, y: titleRow(of: chapter) + 2,
      width: card.width, height: card.height)
  }

  /// The card at a cell, by the visible chapter and the place in it.
  func card(at point: Point) -> (chapter: Int, index: Int)? {
    guard card != nil else { return nil }
    for chapter in 0..<visibleChapters {
      for index in 0..<Journey.boardsPerChapter {
        let frame = frame(of: index, in: chapter)
        // The stars below a card belong to it.
        let area = Rect(
          x: frame.minX, y: frame.minY, width: frame.width, height: frame.height + 1)
        if area.contains(point) { return (chapter, index) }
      }
    }
    return nil
  }
}
