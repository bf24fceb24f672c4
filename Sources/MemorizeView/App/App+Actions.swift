import Canvas

extension App {
  /// Carries out an action of a screen or a dialog.
  ///
  /// - Returns: a request that only the event loop can carry out.
  func carryOut(_ action: Action?, at time: Duration) -> Request? {
    guard let action else { return nil }
    needsFrame = true
    switch action {
    case .open(let screen):
      self.screen.cover(at: time)
      dialogs = []
      push(screen)
    case .replace(let screen):
      dialogs = []
      pop(at: time)
      push(screen)
    case .show(let dialog): show([], dialog, at: time)
    case .turn(let page): show(dialogs.dropLast(), page, at: time)
    case .help: show(dialogs, help, at: time)
    case .press(let key): return pressThrough(key, at: time)
    case .close: return close(at: time)
    case .closeAll: return closeAll(at: time)
    case .quit:
      save(at: time)
      return .quit
    case .suspend:
      guard !isKiosk else { return nil }
      save(at: time)
      return .suspend
    case .redraw: return .redraw
    case .copy(let text): return .copy(text)
    case .use(let options):
      use(options)
      return .use(options)
    }
    return nil
  }

  /// Carries out a command that means the same on every screen.
  func carryOut(_ command: CommonCommand, at time: Duration) -> Request? {
    tracer?.note(.command, command)
    let action: Action =
      switch command {
      case .redraw: .redraw
      case .suspend: .suspend
      case .close: .close
      case .help: .help
      case .quit: .quit
      }
    return carryOut(action, at: time)
  }

  /// Shows a dialog over the screen and perhaps over others, which it hides until it closes.
  private func show(_ below: [OpenDialog], _ dialog: any Dialog, at time: Duration) {
    screen.cover(at: time)
    dialogs = below + [OpenDialog(dialog, size: size, theme: screen.theme)]
  }

  /// Closes the dialog on top, or else the screen.
  private func close(at time: Duration) -> Request? {
    if let open = dialogs.popLast() {
      guard dialogs.isEmpty else { return nil }
      open.dialog.dismiss(at: time)
      return carryOut(screen.uncover(after: .dialog, at: time), at: time)
    }
    guard screens.count > 1 else { return nil }
    pop(at: time)
    return carryOut(screen.uncover(after: .screen, at: time), at: time)
  }

  private func closeAll(at time: Duration) -> Request? {
    dialogs = []
    while screens.count > 1 { pop(at: time) }
    return carryOut(screen.uncover(after: .screen, at: time), at: time)
  }
}
