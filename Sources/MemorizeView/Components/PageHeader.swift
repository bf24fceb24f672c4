import Canvas

/// The first row of a page: its title, a detail beside it, and the `[x]` that closes the page.
struct PageHeader {
  let title: String
  /// A fact about the title; left out where it has no room.
  var detail = ""
  var titleColor: ColorRole = .table
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
    let isDetailShown = !detail.isEmpty && area.width >= PageHeader.leastDetailRoom
    let room = area.width - (isDetailShown ? detail.columns + PageHeader.gap : 0)
    let columns = canvas.write(
      theme.fit(title, room), at: area.origin, theme.style(titleColor, .bold))
    guard isDetailShown else { return }
    canvas.write(
      detail, at: area.origin.moved(x: columns + PageHeader.gap), theme.style(.dim))
  }

  /// Draws the `[x]` of a page whose header shows something other than a title.
  static func drawCloseButton(of layout: PageLayout, _ theme: Theme, on canvas: inout Canvas) {
    guard layout.header != nil else { return }
    canvas.write("[x]", at: layout.closeButton.origin, theme.style(.table, .bold))
  }
}
