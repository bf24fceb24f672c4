import Canvas
import Words

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
  func without(_ taken: Set<Key>) -> KeyLegend? {
    var legend = self
    legend.keys.removeAll(where: taken.contains)
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
  private var helpPhrase: Phrase

  init(keys: Phrase, help: Phrase) { (keysPhrase, helpPhrase) = (keys, help) }

  /// The names of all keys, as in `arrows hjkl`.
  var keys: String { say(keysPhrase) }
  /// A few words for what the keys do.
  var help: String { say(helpPhrase) }
}

/// A section of the help dialog, in the order in which it shows them.
enum KeyGroup: CaseIterable, Sendable {
  case play
  /// The keys of a screen with few of them.
  case keys
  case games
  case pages
  case view
  /// The keys of all screens.
  case everywhere

  /// Whether the keys also work while a dialog is open over their screen; they close the dialog.
  var worksOverDialogs: Bool { self == .games || self == .pages }

  var title: String {
    switch self {
    case .play: say("Play", context: "keys")
    case .keys: say("Keys", context: "keys")
    case .games: say("Games", context: "keys")
    case .pages: say("Pages", context: "keys")
    case .view: say("View", context: "keys")
    case .everywhere: say("Everywhere", context: "keys")
    }
  }
}
