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
      Footer(line: $0, message: message, keepsRoom: false, keepsFirst: 1)
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
  /// The same facts in fewer words.
  var shortFacts = TextLine()
  let theme: Theme

  /// The fewest columns in which a detail is shown.
  private static let leastDetailRoom = 12
  private static let gap = 2

  func draw(in area: Rect, of layout: PageLayout, on canvas: inout Canvas) {
    guard layout.header != nil else { return }
    PageHeader.drawCloseButton(of: layout, theme, on: &canvas)
    let detail = wording(in: area.width)
    let isDetailShown =
      !detail.isEmpty && area.width >= max(PageHeader.leastDetailRoom, detail.columns + 1)
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
    let room = area.maxX - end - PageHeader.gap
    guard let facts = [facts, shortFacts].first(where: { $0.columns <= room }) else { return }
    facts.draw(at: area.origin.moved(x: area.width - facts.columns), theme: theme, on: &canvas)
  }

  /// Draws the `[x]` of a page whose header shows something other than a title.
  static func drawCloseButton(of layout: PageLayout, _ theme: Theme, on canvas: inout Canvas) {
    guard layout.header != nil else { return }
    canvas.write("[x]", at: layout.closeButton.origin, theme.style(.accent, .bold))
  }
}

/// A page whose parts have places of their own: cards, a calendar, a map, a row of buttons.
///
/// The page draws its parts and says what its header and its footer show; the `[x]`, the wheel and
/// clicks on buttons follow.
protocol FixedPage: Page {
  var header: PageHeader { get }
  /// The buttons; `nil` without any.
  var buttons: ButtonRow? { get }
  /// Draws everything between the header and the footer.
  func drawParts(on canvas: inout Canvas, at time: Duration)
  /// Reacts to a click beside the `[x]` and the buttons.
  func click(_ point: Point, at time: Duration) -> Action?
  /// Reacts to notches of the wheel.
  func scroll(by steps: Int)
}

extension FixedPage {
  var buttons: ButtonRow? { nil }

  func click(_ point: Point, at time: Duration) -> Action? { nil }
  func scroll(by steps: Int) {}

  func draw(on canvas: inout Canvas, at time: Duration) {
    drawParts(on: &canvas, at: time)
    let page = page
    if theme.options.isQuiet, canvas.cursor == nil, !canvas.size.isEmpty {
      canvas.cursor = (buttons?.places.first?.frame ?? page.body).origin
    }
    header.draw(in: page.header(from: 1, width: page.closeButton.minX - 3), of: page, on: &canvas)
  }

  func use(_ mouse: Mouse, at time: Duration) -> Action? {
    switch mouse.action {
    case .wheel(let up): scroll(by: up ? -1 : 1)
    case .press(.left) where page.closeButton.contains(mouse.point):
      return press(.escape, at: time) ?? .close
    case .press(.left):
      guard let key = buttons?.key(at: mouse.point) else { return click(mouse.point, at: time) }
      return press(key, at: time) ?? nil
    case .press, .drag, .release, .hover: break
    }
    return nil
  }
}

extension Sequence<TextLine> {
  /// Draws lines below each other in an area, as many as it has rows.
  func draw(
    in area: Rect, _ theme: Theme, background: ColorRole = .table, on canvas: inout Canvas
  ) {
    for (row, line) in prefix(Swift.max(0, area.height)).enumerated() {
      line.draw(
        at: area.origin.moved(y: row), width: area.width, theme: theme, background: background,
        on: &canvas)
    }
  }
}
