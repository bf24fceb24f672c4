import Canvas

extension ChooserScreen {
  /// The rows that one notch of the wheel scrolls.
  private static let wheelStep = 3

  func use(_ mouse: Mouse, at time: Duration) -> Action? {
    switch mouse.action {
    case .press(.left): return click(mouse.point, at: time)
    case .wheel(let up):
      let step = ChooserScreen.wheelStep
      top = range.clamped(top + (up ? -step : step))
    default: break
    }
    return nil
  }

  private func click(_ point: Point, at time: Duration) -> Action? {
    if layout.page.closeButton.contains(point) { return .close }
    if layout.sortButton.contains(point) { return perform(.sort, at: time) }
    if layout.heading.contains(point) || layout.field?.contains(point) == true {
      return perform(.find, at: time)
    }
    if [layout.title, layout.preview].contains(where: { $0?.contains(point) == true }) {
      return perform(.play, at: time)
    }
    guard let row = layout.row(at: point), let deck = deck(inRow: row) else { return nil }
    // The first click on a deck chooses it, the second one plays it.
    if decks.selected == deck { return perform(.play, at: time) }
    message = nil
    decks.select(deck)
    revealChosen()
    return nil
  }
}
