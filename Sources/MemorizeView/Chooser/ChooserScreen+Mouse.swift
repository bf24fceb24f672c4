import Canvas

extension ChooserScreen {
  /// The rows that one notch of the wheel scrolls, where decks take one row each.
  private static let wheelStep = 3

  func use(_ mouse: Mouse, at time: Duration) -> Action? {
    switch mouse.action {
    case .press(.left): return click(mouse.point, at: time)
    case .wheel(let up):
      let step = layout.rowHeight == 1 ? ChooserScreen.wheelStep : 1
      top = layout.scroll(of: decks.shown.count).clamped(top + (up ? -step : step))
    default: break
    }
    return nil
  }

  private func click(_ point: Point, at time: Duration) -> Action? {
    if layout.page.closeButton.contains(point) { return .close }
    if layout.sortButton.contains(point) { return perform(.sort, at: time) }
    if layout.title.contains(point) { return perform(.find, at: time) }
    if let preview = layout.preview, preview.contains(point) { return perform(.play, at: time) }
    guard let row = layout.row(at: point), top + row < decks.shown.count else { return nil }
    // The first click on a deck chooses it, the second one plays it.
    if decks.selected == top + row { return perform(.play, at: time) }
    message = nil
    decks.select(top + row)
    revealChosen()
    return nil
  }
}
