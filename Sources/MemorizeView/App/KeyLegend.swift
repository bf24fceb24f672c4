import Canvas

/// Keys and the words for their effect, without the command.
///
/// The message line and the help dialog show legends. A click on one presses its first key, so
/// neither needs to know any screen's commands.
struct KeyLegend: Equatable, Sendable {
  let keys: [Key]
  /// A word for the message line; `nil` if only help names the keys.
  let hint: String?
  /// A few words for the help dialog.
  let help: String
  /// The section of the help dialog that has the keys.
  var group = KeyGroup.keys
  /// The line of the help dialog that the keys share with others, if there is one.
  var topic: KeyTopic?

  /// The first key's name, for the message line.
  var keyName: String { keys.first?.name ?? "" }

  /// All keys' names, for the help dialog.
  var keyNames: String { keys.map(\.name).joined(separator: " ") }
}

/// A line of the help dialog for several commands together.
struct KeyTopic: Equatable, Sendable {
  /// The names of all keys, as in `arrows hjkl`.
  let keys: String
  /// A few words for what the keys do.
  let help: String
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

  var title: String {
    switch self {
    case .play: "Play"
    case .keys: "Keys"
    case .games: "Games"
    case .pages: "Pages"
    case .view: "View"
    case .everywhere: "Everywhere"
    }
  }
}
