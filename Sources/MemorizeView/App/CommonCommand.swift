import Canvas

/// A command that means the same on every screen; the app carries it out.
enum CommonCommand: Sendable {
  case redraw
  case suspend
  case close
  case help
  case quit

  /// The bindings of these commands.
  ///
  /// - Parameters:
  ///   - isTakingText: whether letters are text, so that none of them is bound.
  ///   - isKiosk: whether players must not reach a shell.
  /// - Returns: a key map without commands that are not available.
  static func keyMap(isTakingText: Bool, isKiosk: Bool) -> KeyMap<CommonCommand> {
    switch (isTakingText, isKiosk) {
    case (false, false): usual
    case (true, false): typing
    case (false, true): inKiosk
    case (true, true): typingInKiosk
    }
  }

  private static let usual = newKeyMap(isTakingText: false, isKiosk: false)
  private static let typing = newKeyMap(isTakingText: true, isKiosk: false)
  private static let inKiosk = newKeyMap(isTakingText: false, isKiosk: true)
  private static let typingInKiosk = newKeyMap(isTakingText: true, isKiosk: true)

  private static func newKeyMap(isTakingText: Bool, isKiosk: Bool) -> KeyMap<CommonCommand> {
    let redraw = KeyBinding(
      [.control("l")], CommonCommand.redraw, help: "redraw the screen", in: .everywhere)
    let suspend = KeyBinding(
      [.control("z")], CommonCommand.suspend, help: "suspend (fg resumes)", in: .everywhere)
    let close = KeyBinding(
      [.escape], CommonCommand.close, help: "close what is open", in: .everywhere)
    let help = KeyBinding(
      isTakingText ? [.function(1)] : ["?", .function(1)], CommonCommand.help, hint: "help",
      help: "this help", in: .everywhere)
    let quit = KeyBinding(
      isTakingText ? [.control("c")] : ["q", .control("c")], CommonCommand.quit,
      hint: isTakingText ? nil : "quit", help: "quit", in: .everywhere)
    return KeyMap([redraw] + (isKiosk ? [] : [suspend]) + [close, help, quit])
  }

  /// Whether no screen can give the keys of this command another meaning.
  var comesFirst: Bool {
    switch self {
    case .redraw, .suspend, .quit: true
    case .close, .help: false
    }
  }
}
