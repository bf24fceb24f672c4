import Canvas

/// The parts of the statistics screen: a header with two arrows, one or two columns, a footer.
struct StatisticsLayout: Equatable {
  let page: PageLayout

  /// The narrowest screen with two columns.
  private static let leastWidthForTwo = 76
  /// The widest column that is comfortable to read.
  private static let widestColumn = 80
  private static let gap = 4
  private static let arrowWidth = 3

  init(size: Size) {
    page = PageLayout(size: size, gapAbove: true)
  }

  /// The columns of the report; the screen's right edge is kept for the scroll marks.
  var columns: [(x: Int, width: Int)] {
    let screen = page.size.width
    let room = max(1, screen - 3)
    guard screen >= StatisticsLayout.leastWidthForTwo else {
      return [(min(1, screen - 1), min(room, StatisticsLayout.widestColumn))]
    }
    let half = min((room - StatisticsLayout.gap) / 2, StatisticsLayout.widestColumn)
    let start = (screen - 2 * half - StatisticsLayout.gap) / 2
    return [(start, half), (start + half + StatisticsLayout.gap, half)]
  }

  /// The arrow to the previous games, before the title.
  var previousButton: Rect { page.header(from: 0, width: StatisticsLayout.arrowWidth) }
  /// The arrow to the next games, after the title.
  var nextButton: Rect {
    let width = StatisticsLayout.arrowWidth
    return page.header(from: page.closeButton.minX - width - 1, width: width)
  }
  /// The title between the arrows.
  var title: Rect {
    let start = StatisticsLayout.arrowWidth
    return page.header(from: start, width: nextButton.minX - start)
  }

  /// The scrolling of a report with a number of lines.
  func scroll(lines: Int) -> ScrollRange { ScrollRange(count: lines, visible: page.body.height) }
}
