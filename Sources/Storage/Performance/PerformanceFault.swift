import Decks

/// The reason why a game has no performance code, or a code cannot be raced.
public enum PerformanceFault: Error, Equatable, Sendable {
  /// Others took part in the game.
  case inCompany
  /// The player asked for hints, or took something back.
  case withHelp
  /// The last pair was not found.
  case unfinished
  /// A rule ended the game before the last pair was found.
  case endedEarly
  /// The code would be, or is, longer than any command line.
  case tooLong
  /// The text is not a code, or part of it is missing or was changed.
  case damaged
  /// The code was made by a version of the program with other rules or another format.
  case newer
  /// The checksum is right, but a value is impossible.
  case impossible(String)
  /// The pairs drawn from the deck are not those of the code.
  case otherDeck(String)
  /// An intent, counted from 1, is against the rules.
  case againstRules(Int)
  /// The intents lead to another result than the code claims.
  case otherResult
}

extension PerformanceFault: CustomStringConvertible {
  /// One line, safe to write to any terminal.
  public var description: String {
    switch self {
    case .inCompany: "expected a game of one player, found one in company"
    case .withHelp: "expected a game without hints and undo, found one with them"
    case .unfinished: "expected a finished game, found an unfinished one"
    case .endedEarly: "expected a game in which all pairs were found, found one that ended early"
    case .tooLong: "expected at most \(Performance.longestCode) characters"
    case .damaged: "the performance code is incomplete or was changed; copy all of it"
    case .newer: "the performance code was made with a newer version of Memorize"
    case .impossible(let what): "the performance code has an impossible \(what)"
    case .otherDeck(let name):
      "the deck '\(name.cleaned)' has other cards here than where the performance code was made"
    case .againstRules(let number):
      "step \(number) of the performance code is against the rules of the game"
    case .otherResult: "the performance code claims another result than its steps lead to"
    }
  }
}
