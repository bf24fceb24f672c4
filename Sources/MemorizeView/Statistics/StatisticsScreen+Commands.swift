import Canvas

extension StatisticsScreen {
  enum Command {
    case nextDeck
    case previousDeck
    case pageDown
    case pageUp
    case down
    case up
    case top
    case bottom
    case close
  }

  /// Lines that one notch of the wheel scrolls.
  private static let wheelStep = 3
  private static let bindings = [
    KeyBinding([.tab, .right, "l"], Command.nextDeck, hint: "next deck", help: "next deck"),
    KeyBinding([.backTab, .left, "h"], .previousDeck, help: "previous deck"),
    KeyBinding([.pageDown, " "], .pageDown, hint: "more", help: "page down"),
    KeyBinding([.pageUp], .pageUp, help: "page up"),
    KeyBinding([.down, "j"], .down, help: "line down"),
    KeyBinding([.up, "k"], .up, help: "line up"),
    KeyBinding([.home], .top, help: "to the top"),
    KeyBinding([.end], .bottom, help: "to the end"),
    KeyBinding([.escape, "t"], .close, hint: "back", help: "back to the table"),
  ]

  var keyMap: KeyMap<Command> {
    let bindings = StatisticsScreen.bindings.filter { isAvailable($0.command) }
    let scrolls = scrollRange.lastTop > 0
    return KeyMap(bindings.map { $0.command == .pageDown && !scrolls ? $0.hinting(nil) : $0 })
  }

  private func isAvailable(_ command: Command) -> Bool {
    switch command {
    case .nextDeck, .previousDeck: position.count > 1
    case .pageDown, .pageUp, .down, .up, .top, .bottom, .close: true
    }
  }

  func perform(_ command: Command, at time: Duration) -> Action? {
    let range = scrollRange
    let page = max(1, range.visible - 1)
    switch command {
    case .nextDeck: choose(by: 1)
    case .previousDeck: choose(by: -1)
    case .pageDown: scroll(by: page)
    case .pageUp: scroll(by: -page)
    case .down: scroll(by: 1)
    case .up: scroll(by: -1)
    case .top: scroll(by: -range.count)
    case .bottom: scroll(by: range.count)
    case .close: return .close
    }
    return nil
  }

  func use(_ mouse: Mouse, at time: Duration) -> Action? {
    switch mouse.action {
    case .press(.left): return command(at: mouse.point).flatMap { perform($0, at: time) }
    case .wheel(let up):
      scroll(by: up ? -StatisticsScreen.wheelStep : StatisticsScreen.wheelStep)
    default: break
    }
    return nil
  }

  /// The meaning of a click.
  private func command(at point: Point) -> Command? {
    if layout.page.closeButton.contains(point) { return .close }
    if layout.previousButton.contains(point) { return .previousDeck }
    if layout.nextButton.contains(point) || layout.title.contains(point) { return .nextDeck }
    guard layout.page.body.contains(point) else { return nil }
    return point.y < layout.page.body.middle.y ? .pageUp : .pageDown
  }
}
