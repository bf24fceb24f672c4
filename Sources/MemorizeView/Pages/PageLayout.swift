import Canvas

/// A screen with a header, a body and a footer.
protocol Page: Screen {
  var page: PageLayout { get }
  /// The text of the footer before the keys.
  var message: Message? { get }
}

extension Page {
  var footer: Footer? {
    page.footer.map {
      Footer(
        line: $0, message: message, keepsRoom: false, keepsFirst: $0.width < MessageLine.wide)
    }
  }
  var message: Message? { nil }
}

/// The rows of a full-screen page: a header, a body and a footer, as far as there is room.
struct PageLayout: Equatable {
  let size: Size
  /// The first row; `nil` on screens with a single row.
  let header: Rect?
  /// The last row, for messages and keys; `nil` on screens with fewer than three rows.
  let footer: Rect?
  /// The rows between the header and the footer.
  let body: Rect

  /// Screens with at least as many rows leave blank ones around the body.
  private static let roomyHeight = 16
  private static let closeButtonWidth = 4

  init(size: Size, gapAbove: Bool = false, gapBelow: Bool = false) {
    self.size = size
    header = size.height >= 2 ? Rect(x: 0, y: 0, width: size.width, height: 1) : nil
    footer =
      size.height >= 3 ? Rect(x: 0, y: size.height - 1, width: size.width, height: 1) : nil
    let isRoomy = size.height >= PageLayout.roomyHeight
    let top = (header?.height ?? 0) + (isRoomy && gapAbove ? 1 : 0)
    let bottom = (footer?.height ?? 0) + (isRoomy && gapBelow ? 1 : 0)
    body = Rect(x: 0, y: top, width: size.width, height: max(0, size.height - top - bottom))
  }

  /// The `[x]` in the corner that closes the page, for players without a keyboard.
  var closeButton: Rect {
    header(from: size.width - PageLayout.closeButtonWidth, width: PageLayout.closeButtonWidth)
  }

  /// A part of the header; empty where there is none.
  func header(from x: Int, width: Int) -> Rect {
    Rect(x: max(0, x), y: 0, width: max(0, width), height: header?.height ?? 0)
  }
}

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
