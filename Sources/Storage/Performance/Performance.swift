import Decks
import MemoryGame
import Words

/// A finished game as a value that fits into one line of text: its board, every intent with its
/// time, and the result that these lead to.
///
/// Unlike a journal it names the deck instead of listing the pairs, so it can only be replayed
/// where the same deck is.
public struct Performance: Equatable, Sendable {
  /// The setup of the game, and its result.
  public let result: GameRecord
  /// The checksum of the pairs on the table.
  let board: UInt32
  /// The unit of all times, as a power of ten in microseconds: 0 to 4.
  let precision: Int
  /// All intents in order, none earlier than the one before.
  public let intents: [TimedIntent]

  /// The coarsest precision: hundredths of a second.
  static let coarsest = 4
}

extension Performance {
  /// The performance of a recorded game.
  ///
  /// Times are rounded down to the coarsest unit that changes neither the moves nor the points nor
  /// the seconds of the result, so that the code is short. Complexity: O(intents).
  ///
  /// - Throws: if not all pairs were found, or not by one player without hints and undo.
  public init(_ record: JournalRecord) throws(PerformanceFault) {
    let header = record.header
    guard header.company == .alone else { throw .inCompany }
    guard let result = GameRecord(record.game, header.setup) else { throw .unfinished }
    guard result.isWon else { throw .endedEarly }
    guard record.isUnaided else { throw .withHelp }
    let board = header.drawn.checksum
    for precision in (0...Performance.coarsest).reversed() {
      let intents = Performance.rounded(record.intents, precision)
      guard let game = try? Performance.replay(intents, of: header.drawn, header.variant),
        let rounded = GameRecord(game, header.setup), rounded.shows(sameAs: result)
      else { continue }
      self.init(result: rounded, board: board, precision: precision, intents: intents)
      return
    }
    throw .otherResult
  }

  /// The setup of the game.
  public var setup: GameSetup { result.setup }

  /// Whether the board can be drawn from a deck.
  public func isBoard(from deck: Deck) -> Bool { pairs(from: deck) != nil }

  /// Draws the board from a deck, and checks that the intents lead to the result on it.
  ///
  /// - Throws: if the deck has other pairs, an intent is against the rules, or the result differs.
  public func verifiedPairs(from deck: Deck) throws(PerformanceFault) -> DrawnPairs {
    guard let drawn = pairs(from: deck) else { throw .otherDeck(setup.deck) }
    let game = try Performance.replay(intents, of: drawn, setup.variant)
    guard GameRecord(game, setup) == result else { throw .otherResult }
    return drawn
  }

  private func pairs(from deck: Deck) -> DrawnPairs? {
    let drawn = DrawnPairs(from: deck, count: setup.pairs, seed: setup.seed)
    return drawn.flatMap { $0.pairs.count == setup.pairs && $0.checksum == board ? $0 : nil }
  }

  private static func replay(
    _ intents: [TimedIntent], of drawn: DrawnPairs, _ variant: Variant
  ) throws(PerformanceFault) -> MemoryGame<Face> {
    guard var game = drawn.deal(variant) else { throw .impossible("board") }
    for (index, timed) in intents.enumerated() {
      guard game.accepts(timed.intent) else { throw .againstRules(index + 1) }
      game.apply(timed.intent, at: timed.time)
    }
    return game
  }

  /// The intents with their times rounded down; a time before the last one becomes that one, as
  /// the game takes it.
  private static func rounded(_ intents: [TimedIntent], _ precision: Int) -> [TimedIntent] {
    let unit = unit(precision)
    var latest: Int64 = 0
    return intents.map { timed in
      latest = max(latest, timed.time.wholeMicroseconds)
      return TimedIntent(timed.intent, at: .microseconds(latest / unit * unit))
    }
  }

  /// The unit of times in microseconds.
  static func unit(_ precision: Int) -> Int64 {
    (0..<precision).reduce(1) { unit, _ in unit * 10 }
  }
}

extension GameRecord {
  /// Whether the player sees the same figures.
  fileprivate func shows(sameAs other: GameRecord) -> Bool {
    (moves, score, time.components.seconds)
      == (other.moves, other.score, other.time.components.seconds)
  }
}

/// The reason why a game has no performance code, or a code cannot be raced.
public enum PerformanceFault: Error, Equatable, Sendable {
  /// The parts of a code that may be impossible.
  static let parts = NameTable(
    "board", "variant", "number of pairs", "result", "step", "time", "number of shuffles",
    context: "performance code")

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
    case .inCompany: say("expected a game of one player, found one with other players")
    case .withHelp: say("expected a game without hints and undo, found one with them")
    case .unfinished: say("expected a finished game, found an unfinished one")
    case .endedEarly:
      say("expected a game in which all pairs were found, found one that ended early")
    case .tooLong: say("expected at most \(Performance.longestCode) characters")
    case .damaged: say("the performance code is incomplete or was changed; copy all of it")
    case .newer: say("the performance code was made with a newer version of Memorize")
    case .impossible(let what):
      say("the performance code has an impossible \(say(name: what, context: "performance code"))")
    case .otherDeck(let name):
      say(
        """
        the performance code belongs to another board: the cards of the deck '\(name.cleaned)' \
        here or the seed are not those of the game
        """)
    case .againstRules(let number):
      say("step \(number) of the performance code is against the rules of the game")
    case .otherResult: say("the performance code claims another result than its steps lead to")
    }
  }
}
