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
      openDialog = nil
      push(screen)
    case .show(let dialog):
      dialogBelowHelp = nil
      show(dialog, at: time)
    case .help:
      dialogBelowHelp = openDialog
      show(help, at: time)
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

  private func show(_ dialog: any Dialog, at time: Duration) {
    screen.cover(at: time)
    openDialog = OpenDialog(dialog, size: size, theme: screen.theme)
  }

  /// Closes the help of a dialog, the dialog, or else the screen.
  private func close(at time: Duration) -> Request? {
    if let below = dialogBelowHelp {
      (openDialog, dialogBelowHelp) = (below, nil)
      return nil
    }
    if let open = openDialog {
      openDialog = nil
      open.dialog.dismiss(at: time)
      return carryOut(screen.uncover(after: .dialog, at: time), at: time)
    }
    guard screens.count > 1 else { return nil }
    pop(at: time)
    return carryOut(screen.uncover(after: .screen, at: time), at: time)
  }

  private func closeAll(at time: Duration) -> Request? {
    openDialog = nil
    while screens.count > 1 { pop(at: time) }
    return carryOut(screen.uncover(after: .screen, at: time), at: time)
  }

  /// The help of the dialog, if it has its own, else that of the screen.
  private var help: HelpDialog {
    guard let dialog = openDialog?.dialog, let guide = dialog.guide else {
      return HelpDialog(guide: screen.guide, legends: legends)
    }
    return HelpDialog(guide: guide, legends: App.legends(of: dialog), pressesKeys: false)
  }
}
