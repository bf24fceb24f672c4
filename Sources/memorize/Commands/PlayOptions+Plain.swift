import MemorizeView
import Options

extension PlayOptions {
  /// Words that are no deck's name where they come first.
  static let commands: Set<String> = ["play", "replay", "stats", "decks", "help"]

  /// The few options most games are started with, spelled out one by one; `nil` if there is anything
  /// else among the arguments, which is for `Memorize` to understand or to refuse.
  ///
  /// What is taken here means the same there. To ask there builds a description of every option of
  /// every command first, which takes longer than all else up to the first picture.
  init?(plain arguments: [String]) {
    self.init()
    var rest = arguments[...]
    while let word = rest.popFirst() {
      guard take(word, &rest) else { return nil }
    }
    // Which go together is for `Play` to say.
    if board != nil, deck != nil || pairs != nil || seed != nil { return nil }
  }

  /// Takes one option and its value in; whether it could.
  private mutating func take(_ word: String, _ rest: inout ArraySlice<String>) -> Bool {
    switch word {
    case "--new": startsAnew = true
    case "--motion":
      theme.motion = value(&rest).flatMap(MotionLevel.init)
      return theme.motion != nil
    case "-n", "--pairs":
      pairs = value(&rest).flatMap { try? Play.pairs($0) }
      return pairs != nil
    case "--board":
      board = value(&rest).flatMap { try? Play.board($0) }
      return board != nil
    case "--seed":
      seed = value(&rest).flatMap { try? Play.seed($0) }
      return seed != nil
    default:
      guard deck == nil, !word.isEmpty, !word.hasPrefix("-"), !PlayOptions.commands.contains(word)
      else { return false }
      deck = word
    }
    return true
  }

  /// The word that follows an option; `nil` for one that could be taken for an option itself.
  private func value(_ rest: inout ArraySlice<String>) -> String? {
    rest.popFirst().flatMap { $0.hasPrefix("-") ? nil : $0 }
  }
}
