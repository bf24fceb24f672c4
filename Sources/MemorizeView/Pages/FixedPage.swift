import Canvas

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
