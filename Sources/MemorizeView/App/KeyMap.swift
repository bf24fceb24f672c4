import Canvas
import Words

/// A screen's key bindings, in the order in which the message line and the help dialog show them.
struct KeyMap<Command: Sendable>: Sendable {
  let bindings: [KeyBinding<Command>]
  /// The command for unbound keys, if any key will do.
  private let anyKey: Command?

  init(_ bindings: [KeyBinding<Command>], anyKey: Command? = nil) {
    self.bindings = bindings
    self.anyKey = anyKey
  }

  /// The command for a key; `nil` if the key is not bound.
  func command(for key: Key) -> Command? {
    bindings.first { $0.keys.contains(key) }?.command ?? anyKey
  }

  /// The bindings' keys and words.
  var legends: [KeyLegend] { bindings.map(\.legend) }
}

/// Keys with the same meaning, their command, and the words for it.
struct KeyBinding<Command: Sendable>: Sendable {
  let command: Command
  let legend: KeyLegend

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

  private init(_ command: Command, _ legend: KeyLegend) {
    (self.command, self.legend) = (command, legend)
  }

  /// The same binding with another word for the message line, or none.
  func hinting(_ hint: Phrase?) -> KeyBinding { KeyBinding(command, legend.hinting(hint)) }

  /// The same binding with other words for the help dialog.
  func with(help: Phrase) -> KeyBinding { KeyBinding(command, legend.with(help: help)) }

  /// The same keys and words for a command of another screen.
  func passing<Other>(to command: Other) -> KeyBinding<Other> { .init(command, legend) }
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
  ///   - offersQuit: whether a page names the key that quits, because a game ends there.
  /// - Returns: a key map without commands that are not available.
  static func keyMap(
    isTakingText: Bool, isKiosk: Bool, below: Phrase?, offersQuit: Bool = false
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
        hint: (isLast || offersQuit) && !isTakingText ? "quit" : nil, help: "quit", in: .everywhere),
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

/// Keys and the words for their effect, without the command.
///
/// The message line and the help dialog show legends. A click on one presses its first key, so
/// neither needs to know any screen's commands.
struct KeyLegend: Equatable, Sendable {
  private(set) var keys: [Key]
  private var hintPhrase: Phrase?
  private var helpPhrase: Phrase
  /// The section of the help dialog that has the keys.
  let group: KeyGroup
  /// The line of the help dialog that the keys share with others, if there is one.
  let topic: KeyTopic?

  init(
    keys: [Key], hint: Phrase?, help: Phrase, group: KeyGroup = .keys, topic: KeyTopic? = nil
  ) {
    (self.keys, hintPhrase, helpPhrase) = (keys, hint, help)
    (self.group, self.topic) = (group, topic)
  }

  /// A word for the message line; `nil` if only help names the keys.
  var hint: String? { hintPhrase.map { say($0, context: "key") } }

  /// A few words for the help dialog.
  var help: String { say(helpPhrase) }

  /// The same keys with another word for the message line, or none.
  func hinting(_ hint: Phrase?) -> KeyLegend {
    var legend = self
    legend.hintPhrase = hint
    return legend
  }

  /// The same keys with other words for the help dialog.
  func with(help: Phrase) -> KeyLegend {
    var legend = self
    legend.helpPhrase = help
    return legend
  }

  /// The legend with one more key.
  func adding(_ key: Key) -> KeyLegend {
    var legend = self
    legend.keys.append(key)
    return legend
  }

  /// The legend without keys that mean something else here; `nil` if none is left.
  func without(_ isTaken: (Key) -> Bool) -> KeyLegend? {
    var legend = self
    legend.keys.removeAll(where: isTaken)
    return legend.keys.isEmpty ? nil : legend
  }

  /// The first key's name, for the message line.
  var keyName: String { keys.first?.name ?? "" }

  /// All keys' names, for the help dialog.
  var keyNames: String { keys.map(\.name).joined(separator: " ") }
}

/// A line of the help dialog for several commands together.
struct KeyTopic: Equatable, Sendable {
  private let keysPhrase: Phrase
  let helpPhrase: Phrase
  private let namePhrase: Phrase?

  init(keys: Phrase, help: Phrase, name: Phrase? = nil) {
    (keysPhrase, helpPhrase, namePhrase) = (keys, help, name)
  }

  /// The four arrow keys, and the letters that do the same.
  static func arrows(help: Phrase) -> KeyTopic {
    KeyTopic(keys: "arrows hjkl", help: help, name: "Arrows")
  }

  /// The names of all keys, as in `arrows hjkl`.
  var keys: String { say(keysPhrase) }
  /// A few words for what the keys do.
  var help: String { say(helpPhrase) }
  /// The keys in a word for the message line; `nil` where it names the first key.
  var name: String? { namePhrase.map { say($0) } }
}

/// A section of the help dialog, in the order in which it shows them.
enum KeyGroup: CaseIterable, Sendable {
  /// The moves, and the keys that deal a board.
  case play
  /// The keys of a screen with few of them.
  case keys
  case games
  case pages
  case view
  /// The keys of all screens.
  case everywhere

  /// Whether the keys also work while a dialog is open over their screen; they close the dialog.
  ///
  /// None of them ends a game.
  var worksOverDialogs: Bool { self == .games || self == .pages }

  var title: String {
    switch self {
    case .play: say("Play", context: "keys")
    case .keys: say("Keys", context: "keys")
    case .games: say("Games", context: "keys")
    case .pages: say("Pages", context: "keys")
    case .view: say("View", context: "keys")
    case .everywhere: say("General", context: "keys")
    }
  }
}

extension Key {
  /// The key without its modifier, where moving by words has no meaning.
  var withoutModifier: Key {
    switch self {
    case .wordLeft: .left
    case .wordRight: .right
    default: self
    }
  }

  /// The name of the key.
  var name: String {
    switch self {
    case .character(" "): "Space"
    case .character(let character): String(character)
    case .control(let character): "^\(character.uppercased())"
    case .enter: "Enter"
    case .escape: "Esc"
    case .tab: "Tab"
    case .backTab: "Shift-Tab"
    case .backspace: "Backspace"
    case .delete: "Delete"
    case .insert: "Insert"
    case .up: "Up"
    case .down: "Down"
    case .left: "Left"
    case .right: "Right"
    case .home: "Home"
    case .end: "End"
    case .wordLeft: "Ctrl-Left"
    case .wordRight: "Ctrl-Right"
    case .pageUp: "PageUp"
    case .pageDown: "PageDown"
    case .function(let number): "F\(number)"
    }
  }
}

/// Keys of other layouts by their position.
extension Key {
  /// The key of a US keyboard at the place of a letter of the Russian or the Korean layout, as `q`
  /// for `й` and for `ㅂ`; `nil` for other keys.
  ///
  /// A capital letter stands for the key with Shift. Korean letters with Shift are only known where
  /// they differ from those without. A full-width character of an input method, as `？` or `ｑ`,
  /// stands for its narrow form.
  var atSamePosition: Key? {
    guard case .character(let character) = self, !character.isASCII else { return nil }
    return (Key.positions[character] ?? character.narrow).map(Key.character)
  }

  private static let positions: [Character: Character] = {
    // The rows of keys from the top left: first as they are, then with Shift.
    let rows = [
      ("йцукенгшщзхъ", "qwertyuiop[]"), ("фывапролджэ", "asdfghjkl;'"), ("ячсмитьбю", "zxcvbnm,."),
      ("ЙЦУКЕНГШЩЗХЪ", "QWERTYUIOP{}"), ("ФЫВАПРОЛДЖЭ", "ASDFGHJKL:\""), ("ЯЧСМИТЬБЮ", "ZXCVBNM<>"),
      ("ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ", "qwertyuiop"), ("ㅁㄴㅇㄹㅎㅗㅓㅏㅣ", "asdfghjkl"), ("ㅋㅌㅊㅍㅠㅜㅡ", "zxcvbnm"),
      ("ㅃㅉㄸㄲㅆㅒㅖ", "QWERTOP"),
      ("ёЁ", "`~"),
    ]
    return Dictionary(
      rows.flatMap { zip($0.0, $0.1) }, uniquingKeysWith: { first, _ in first })
  }()
}
