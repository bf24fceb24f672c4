import Canvas
import Words

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
