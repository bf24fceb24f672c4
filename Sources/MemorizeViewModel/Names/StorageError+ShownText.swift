import Decks
import MemoryGame
import Storage
import Words

extension Outbox.News {
  /// The message for the player.
  var shownText: String {
    switch self {
    case .failed(let error): error.shownText
    case .worksAgain: say("saving works again; nothing is lost")
    case .notice(let text): text
    }
  }
}

extension StorageError {
  /// The attempt, the file and the reason in one line, in the player's language.
  ///
  /// Reasons that are rare stay in English.
  var shownText: String { attempt.cleaned }

  /// The same in fewer words, for the message line: the name of the file without its folders, and
  /// the reason as early as possible, as in `french.tsv, line 13: no definition`.
  var shownBriefly: String {
    guard let path else { return shownText }
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let text =
      switch (action, reason) {
      case (.read, .line(let number, let message)):
        say("\(file), line \(number): \(message.cleaned)")
      case (.read, _): say("\(file): \(shownReason)", context: "file")
      default: StorageError(action, path: file, reason).attempt
      }
    return text.cleaned
  }

  private var attempt: String {
    let reason = shownReason
    guard let path else { return action == .save ? say("cannot save: \(reason)") : description }
    return switch action {
    case .save: say("cannot save \(path): \(reason)")
    case .read: say("cannot read \(path): \(reason)")
    case .write: say("cannot write \(path): \(reason)")
    case .create: say("cannot create \(path): \(reason)")
    case .lock: say("cannot lock \(path): \(reason)")
    case .remove: say("cannot remove \(path): \(reason)")
    case .setAside: say("cannot set aside \(path): \(reason)")
    }
  }

  private var shownReason: String {
    switch reason {
    case .system, .content: why
    case .line(let number, let message): say("line \(number): \(message.cleaned)")
    case .newerFormat(let version):
      say("expected format 1 or 2, found format \(version) of a newer version of Memorize")
    case .newerRules(let version):
      say(
        """
        expected rules up to version \(GameRules.version), found version \(version); the game was \
        played with a newer version of Memorize
        """)
    }
  }
}
