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

  /// The first key's name, for the message line.
  var keyName: String { keys.first?.name ?? "" }

  /// All keys' names, for the help dialog.
  var keyNames: String { keys.map(\.name).joined(separator: " ") }
}
