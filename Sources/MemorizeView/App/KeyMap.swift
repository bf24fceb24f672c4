import Canvas
import Words

/// A screen's key bindings, in the order in which the message line and the help dialog show them.
struct KeyMap<Command: Sendable>: Sendable {
  let bindings: [KeyBinding<Command>]
  /// The command for unbound keys, if any key will do.
  private let anyKey: Command?
  /// The keys for which it will not do, because the app has a use for them.
  private let exceptions: Set<Key>

  init(
    _ bindings: [KeyBinding<Command>], anyKey: Command? = nil, except exceptions: Set<Key> = []
  ) {
    self.bindings = bindings
    self.anyKey = anyKey
    self.exceptions = exceptions
  }

  /// The command for a key; `nil` if the key is not bound.
  func command(for key: Key) -> Command? {
    bindings.first { $0.keys.contains(key) }?.command ?? (exceptions.contains(key) ? nil : anyKey)
  }

  /// The bindings' keys and words.
  var legends: [KeyLegend] { bindings.map(\.legend) }
}

/// Keys with the same meaning, their command, and the words for it.
struct KeyBinding<Command: Sendable>: Sendable {
  let command: Command
  private(set) var legend: KeyLegend

  /// Binds keys to a command.
  ///
  /// - Parameters:
  ///   - keys: any of these; the first one is named on the message line.
  ///   - command: the command of these keys.
  ///   - hint: a word for the message line; without one, only help names the keys.
  ///   - help: a few words for the help dialog.
  ///   - group: the section of the help dialog.
  ///   - topic: the line of the help dialog that the keys share with others, if there is one.
  init(
    _ keys: [Key], _ command: Command, hint: Phrase? = nil, help: Phrase,
    in group: KeyGroup = .keys, topic: KeyTopic? = nil
  ) {
    self.command = command
    legend = KeyLegend(keys: keys, hint: hint, help: help, group: group, topic: topic)
  }

  var keys: [Key] { legend.keys }
  var hint: String? { legend.hint }
  var help: String { legend.help }

  /// The same binding with another word for the message line, or none.
  func hinting(_ hint: Phrase?) -> KeyBinding {
    var binding = self
    binding.legend = legend.hinting(hint)
    return binding
  }
}

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
  ///   - below: the name of the screen below, to which Escape and `q` lead; `nil` if there is none,
  ///     so that `q` quits.
  /// - Returns: a key map without commands that are not available.
  static func keyMap(
    isTakingText: Bool, isKiosk: Bool, below: Phrase?
  ) -> KeyMap<CommonCommand> {
    let letter: [Key] = isTakingText ? [] : ["q"]
    let isLast = below == nil
    let all = [
      KeyBinding([.control("l")], CommonCommand.redraw, help: "redraw the screen", in: .everywhere),
      KeyBinding([.control("z")], .suspend, help: "suspend (fg resumes)", in: .everywhere),
      KeyBinding(
        [.escape] + (isLast ? [] : letter), .close, hint: below, help: "close what is open",
        in: .everywhere),
      KeyBinding(
        isTakingText ? [.function(1)] : ["?", .function(1)], .help, hint: "help",
        help: "this help", in: .everywhere),
      KeyBinding(
        (isLast ? letter : []) + [.control("c")], .quit,
        hint: isLast && !isTakingText ? "quit" : nil, help: "quit", in: .everywhere),
    ]
    return KeyMap(all.filter { !isKiosk || $0.command != .suspend })
  }

  /// Whether no screen can give the keys of this command another meaning.
  var comesFirst: Bool {
    switch self {
    case .redraw, .suspend, .quit: true
    case .close, .help: false
    }
  }
}
