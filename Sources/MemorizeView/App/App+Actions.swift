import Canvas
import Options

/// A request from a screen or a dialog to the app.
enum Action {
  /// Open a screen over this one.
  case open(any Screen)
  /// Open a screen in place of this one.
  case replace(any Screen)
  /// Show a dialog, in place of the one that is open.
  case show(any Dialog)
  /// Show another page of the dialog that is open; it closes to the same dialogs below.
  case turn(to: any Dialog)
  /// Show the help of the screen.
  case help
  /// Close the dialog, or the screen if no dialog is open.
  case close
  /// Close everything that lies over the bottom screen.
  case closeAll
  /// Close the dialog and press a key on the screen below.
  case press(Key)
  /// Do something for which the app needs the event loop.
  case ask(Request)
}

/// A request from the app to the event loop.
public enum Request: Equatable, Sendable {
  /// End the program.
  case quit
  /// Give the terminal to the shell until the program is continued.
  case suspend
  /// Send the whole frame again.
  case redraw
  /// Put this text on the player's clipboard.
  case copy(String)
  /// Use these colours, glyphs, motion and labels from now on.
  case use(ThemeOptions)
}

extension App {
  /// Carries out an action of a screen or a dialog.
  ///
  /// - Returns: a request that only the event loop can carry out.
  func carryOut(_ action: Action?, at time: Duration) -> Request? {
    guard let action else { return nil }
    needsFrame = true
    note(unknown: nil)
    switch action {
    case .open(let screen):
      if screen.opensUnasked { guardTyping(at: time) }
      self.screen.cover(at: time)
      dialogs = []
      push(screen)
    case .replace(let screen):
      dialogs = []
      let below = dialogsBelow(self.screen)
      pop(at: time)
      push(screen)
      wait(below, below: screen)
    case .show(let dialog): show([], dialog, at: time)
    case .turn(let page): show(dialogs.dropLast(), page, at: time)
    case .help: show(dialogs, help, at: time)
    case .press(let key): return pressThrough(key, at: time)
    case .close: return close(at: time)
    case .closeAll: return closeAll(at: time)
    case .ask(let request): return prepare(request, at: time)
    }
    return nil
  }

  /// Ignores keys and clicks that were meant for the table, whose game has ended; for longer after a
  /// loss, which comes as a surprise, above all to those who type letters, and after a game against a
  /// rival, which may end it.
  ///
  /// Without motion the last pair is seen at once, except by those who type letters.
  private func guardTyping(at time: Duration) {
    guard let play = screen as? PlayScreen else { return }
    let hasLetters = play.typedLetters != nil
    let isSudden = play.viewModel.result?.isWon == false || play.viewModel.company.hasRival
    if isSudden {
      let pause = hasLetters ? Timing.quietAfterLetters : Timing.quietAfterLoss
      typingGuard.begin(at: time, pause: pause)
    } else if hasLetters || theme.options.shownMotion != .none {
      let isHurried = play.dealOfHurry == play.viewModel.deals
      typingGuard.begin(at: time, pause: isHurried ? Timing.quietAfterHurry : Timing.quiet)
    }
  }

  /// Does the app's part of a request; `nil` if it is not allowed.
  private func prepare(_ request: Request, at time: Duration) -> Request? {
    switch request {
    case .suspend where isKiosk: return nil
    case .quit, .suspend: save(at: time)
    case .use(let options): use(options)
    case .redraw, .copy: break
    }
    return request
  }

  /// Carries out a command that means the same on every screen.
  func carryOut(_ command: CommonCommand, at time: Duration) -> Request? {
    tracer?.note(.command, command)
    let action: Action =
      switch command {
      case .redraw: .ask(.redraw)
      case .suspend: .ask(.suspend)
      case .close: .close
      case .help: .help
      case .quit: .ask(.quit)
      }
    return carryOut(action, at: time)
  }

  /// Shows a dialog over the screen and perhaps over others, which it hides until it closes.
  private func show(_ below: [OpenDialog], _ dialog: any Dialog, at time: Duration) {
    screen.cover(at: time)
    dialogsShown += 1
    dialogs = below + [OpenDialog(dialog, size: size, theme: screen.theme)]
  }

  /// Closes the dialog on top, or else the screen.
  private func close(at time: Duration) -> Request? {
    if let open = dialogs.popLast() {
      guard dialogs.isEmpty else { return nil }
      open.dialog.dismiss(at: time)
      return uncover(at: time)
    }
    guard screens.count > 1 else { return nil }
    let below = dialogsBelow(screen)
    pop(at: time)
    covers = .screen
    guard !below.isEmpty, below.allSatisfy({ $0.dialog.goOn() }) else { return uncover(at: time) }
    dialogs = below
    return nil
  }

  /// The dialogs that wait below a page.
  func dialogsBelow(_ page: any Screen) -> [OpenDialog] {
    waiting.first { $0.page === page }?.dialogs ?? []
  }

  /// Keeps dialogs until a page closes.
  func wait(_ dialogs: [OpenDialog], below page: any Screen) {
    if !dialogs.isEmpty { waiting.append((page, dialogs)) }
  }

  /// Tells the top screen that nothing lies over it any more.
  func uncover(at time: Duration) -> Request? {
    defer { covers = .dialog }
    return carryOut(screen.uncover(after: covers, at: time), at: time)
  }

  private func closeAll(at time: Duration) -> Request? {
    if screens.count > 1 { covers = .screen }
    dialogs = []
    while screens.count > 1 { pop(at: time) }
    return uncover(at: time)
  }
}
