import Canvas

/// What the player does on the page.
extension StatisticsPage {
  /// Lines that one notch of the wheel moves the page.
  private static let wheelStep = 3

  func handle(_ event: Event, at time: Duration) -> PageRequest? {
    switch event {
    case .key(let key):
      return KeyTable.statisticsCommand(for: key).flatMap { perform($0, at: time) }
    case .mouse(let mouse): return use(mouse, at: time)
    default: return nil
    }
  }

  func perform(_ command: Command, at time: Duration) -> PageRequest? {
    switch command {
    case .quit: return .loop(.quit)
    case .suspend: return isPublic ? nil : .loop(.suspend)
    case .redraw: return .loop(.redraw)
    case .help: return .help
    case .close: return .close
    case .move(.left): choose(by: -1)
    case .move(.right): choose(by: 1)
    case .move(.up): scroll(by: -1)
    case .move(.down): scroll(by: 1)
    case .pageUp: scroll(by: 1 - max(2, layout.body.height))
    case .pageDown: scroll(by: max(2, layout.body.height) - 1)
    case .first: scroll(by: -lineCount)
    case .last: scroll(by: lineCount)
    default: break
    }
    return nil
  }

  private func use(_ mouse: Mouse, at time: Duration) -> PageRequest? {
    switch mouse.action {
    case .press(.left): return press(at: mouse.point, at: time)
    case .press(.right): return .help
    case .wheel(let up):
      scroll(by: up ? -StatisticsPage.wheelStep : StatisticsPage.wheelStep)
    default: break
    }
    return nil
  }

  private func press(at point: Point, at time: Duration) -> PageRequest? {
    if let command = messageLine?.command(at: point, in: bindings) {
      return perform(command, at: time)
    }
    if layout.closeMark.contains(point) { return .close }
    if layout.backMark.contains(point) { return perform(.move(.left), at: time) }
    if layout.onMark.contains(point) || layout.title.contains(point) {
      return perform(.move(.right), at: time)
    }
    guard layout.body.contains(point) else { return nil }
    return perform(point.y < layout.body.middle.y ? .pageUp : .pageDown, at: time)
  }
}

extension KeyTable {
  /// The keys on the statistics, in the order in which the message line and the help name them.
  static let statistics: [KeyBinding<Command>] = [
    KeyBinding([.tab, .right, "l"], .move(.right), hint: "next deck", help: "the next deck"),
    KeyBinding([.backTab, .left, "h"], .move(.left), help: "the deck before"),
    KeyBinding([.pageDown, " "], .pageDown, hint: "on", help: "a page down"),
    KeyBinding([.pageUp], .pageUp, help: "a page up"),
    KeyBinding([.down, "j"], .move(.down), help: "a line down"),
    KeyBinding([.up, "k"], .move(.up), help: "a line up"),
    KeyBinding([.home], .first, help: "to the top"),
    KeyBinding([.end], .last, help: "to the end"),
    KeyBinding([.control("l")], .redraw, help: "draw the screen again"),
    KeyBinding([.control("z")], .suspend, help: "to the shell; fg comes back"),
    KeyBinding([.escape, "t"], .close, hint: "back", help: "back to the table"),
    KeyBinding(["?", .function(1)], .help, hint: "help", help: "this help"),
    KeyBinding(["q", .control("c")], .quit, hint: "quit", help: "quit"),
  ]

  private static let statisticsCommands = commands(in: statistics)

  /// What a key asks for on the statistics.
  static func statisticsCommand(for key: Key) -> Command? { statisticsCommands[key] }
}
