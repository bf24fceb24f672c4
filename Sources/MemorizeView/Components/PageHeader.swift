import Canvas

/// The first row of a page: its title, a detail beside it, and the `[x]` that closes the page.
struct PageHeader {
  let title: String
  /// A fact about the title; left out where it has no room.
  var detail = ""
  /// The same fact in fewer words, for where the first ones leave too little room for the title.
  var shortDetail: String?
  var titleColor: ColorRole = .table
  /// Facts at the right; left out where they have no room.
  var facts = TextLine()
  let theme: Theme

  /// The fewest columns in which a detail is shown.
  private static let leastDetailRoom = 12
  private static let gap = 2

  /// Draws the header.
  ///
  /// - Parameters:
  ///   - area: the cells for the title and the detail.
  ///   - layout: the page.
  ///   - canvas: the picture.
  func draw(in area: Rect, of layout: PageLayout, on canvas: inout Canvas) {
    guard layout.header != nil else { return }
    PageHeader.drawCloseButton(of: layout, theme, on: &canvas)
    let detail = wording(in: area.width)
    let isDetailShown = !detail.isEmpty && area.width >= PageHeader.leastDetailRoom
    let room = area.width - (isDetailShown ? detail.columns + PageHeader.gap : 0)
    var end =
      area.minX
      + canvas.write(
        theme.fit(title, room), at: area.origin, theme.style(titleColor, .bold))
    if isDetailShown {
      end += PageHeader.gap
      end += canvas.write(detail, at: Point(x: end, y: area.minY), theme.style(.dim))
    }
    drawFacts(after: end, in: area, on: &canvas)
  }

  /// The detail in fewer words if only those fit beside the title.
  private func wording(in width: Int) -> String {
    let room = width - title.columns - PageHeader.gap
    guard detail.columns > room, let shortDetail, shortDetail.columns <= room else { return detail }
    return shortDetail
  }

  private func drawFacts(after end: Int, in area: Rect, on canvas: inout Canvas) {
    let start = area.maxX - facts.columns
    guard start >= end + PageHeader.gap else { return }
    facts.draw(
      at: Point(x: start, y: area.minY), width: facts.columns, theme: theme, on: &canvas)
  }

  /// Draws the `[x]` of a page whose header shows something other than a title.
  static func drawCloseButton(of layout: PageLayout, _ theme: Theme, on canvas: inout Canvas) {
    guard layout.header != nil else { return }
    canvas.write("[x]", at: layout.closeButton.origin, theme.style(.accent, .bold))
  }
}
