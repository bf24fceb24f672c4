import Canvas

/// Where everything of the statistics lies: a line on top, a line at the bottom, and between them a
/// column or two of a report, which scrolls.
struct StatisticsLayout: Equatable {
  let size: Size

  /// The least width of a screen with two columns.
  private static let leastForTwo = 110
  /// The most columns that are comfortable to read.
  private static let widest = 80
  private static let gap = 4

  /// The line on top; `nil` on screens of less than two rows.
  var headLine: Rect? {
    size.height >= 2 ? Rect(x: 0, y: 0, width: size.width, height: 1) : nil
  }
  /// The line at the bottom; `nil` on screens of less than three rows.
  var messageLine: Rect? {
    size.height >= 3 ? Rect(x: 0, y: size.height - 1, width: size.width, height: 1) : nil
  }
  /// The rows for all the rest; a blank one below the head where there is room.
  var body: Rect {
    let top = headLine == nil ? 0 : size.height >= 16 ? 2 : 1
    let bottom = messageLine == nil ? 0 : 1
    return Rect(x: 0, y: top, width: size.width, height: size.height - top - bottom)
  }

  /// The columns of the report: where each begins, and how wide it is; a column at the right edge of the
  /// screen is left for the signs that there is more.
  var columns: [(x: Int, width: Int)] {
    let room = max(1, size.width - 2)
    guard size.width >= StatisticsLayout.leastForTwo else {
      return [(min(1, size.width - 1), min(room, StatisticsLayout.widest))]
    }
    let half = min((room - StatisticsLayout.gap) / 2, StatisticsLayout.widest)
    let start = (size.width - 2 * half - StatisticsLayout.gap) / 2
    return [(start, half), (start + half + StatisticsLayout.gap, half)]
  }

  /// Rows of a chart.
  var chartHeight: Int { min(10, max(3, body.height / 3)) }

  /// The mark in the corner that closes the page, for those without a keyboard.
  var closeMark: Rect { part(from: size.width - 4, width: 4) }
  /// The marks that lead to the games of other decks, before and after the title.
  var backMark: Rect { part(from: 0, width: 3) }
  var onMark: Rect { part(from: closeMark.minX - 4, width: 3) }
  /// What the games are of that are seen.
  var title: Rect { part(from: 3, width: onMark.minX - 3) }

  /// The farthest a report of so many lines can be scrolled.
  func mostScroll(lines: Int) -> Int { max(0, lines - body.height) }

  private func part(from x: Int, width: Int) -> Rect {
    Rect(x: max(0, x), y: 0, width: max(0, width), height: headLine == nil ? 0 : 1)
  }
}
