import Decks
import MemoryGame
import Testing

@testable import Storage

extension JournalHeader {
  /// What a game of so many pairs starts from; without `words`, pairs are twins.
  static func sample(
    pairs: Int = 2, of size: Int = 9, words: Bool = false, seed: String = "owl",
    closesGaps: Bool = false, start: Int64 = 1_767_225_600
  ) throws -> JournalHeader {
    let all = (0..<size).map {
      words ? Pair(term: "term \($0)", definition: "\($0)\"\\é") : Pair(twin: "\($0)")
    }
    let deck = Deck(name: "Sample", color: .teal, usualPairs: 8, pairs: all)
    return JournalHeader(
      deck: deck, drawn: try #require(DrawnPairs(from: deck, count: pairs, seed: seed)),
      askedPairs: pairs, variant: Variant(closesGaps: closesGaps), start: start, program: "0.1.0")
  }

  /// A game played at random for so many intents, or to its end, and what happened in it.
  func randomGame(
    intents count: Int = .max, seed: UInt64 = 1, hasHints: Bool = true
  ) throws -> (game: MemoryGame<Face>, intents: [TimedIntent]) {
    var chance = SeededGenerator(seed: seed)
    var game = try #require(deal())
    var intents: [TimedIntent] = []
    var time = Duration.zero
    while !game.isOver, intents.count < count {
      time += .nanoseconds(chance.next(below: 2_000_000_000))
      let timed = TimedIntent(game.anyIntent(&chance), at: time)
      guard game.accepts(timed.intent), hasHints || timed.intent != .hint else { continue }
      game.apply(timed.intent, at: timed.time)
      intents.append(timed)
    }
    return (game, intents)
  }

  /// The bytes of a journal with these intents.
  func journal(_ intents: [TimedIntent], end: JournalEnd? = nil) -> [UInt8] {
    let lines = intents.map(JournalLine.intent) + (end.map { [.end($0)] } ?? [])
    return lines.reduce(bytes) { $0 + $1.bytes }
  }
}

extension MemoryGame {
  func anyIntent(_ chance: inout SeededGenerator) -> Intent {
    switch chance.next(below: 16) {
    case 0: .shuffle
    case 1: .turnDown
    case 5: .removePair
    case 2: .pause
    case 3, 4: .resume
    case 6: .hint
    default: .choose(CardID(rawValue: chance.next(below: cards.count)))
    }
  }
}

/// Why bytes are no journal, or a note that they are one.
func complaint(about bytes: [UInt8], path: String = "game") -> String {
  do throws(StorageError.Reason) {
    return "no complaint: \(try JournalRecord(reading: bytes).intents.count) intents"
  } catch {
    return StorageError(.read, path: path, error).why
  }
}

func complaint(about text: String) -> String {
  complaint(about: Array(text.utf8))
}

/// Calls to the system of which some fail.
func calls(_ change: (inout SystemCalls) -> Void) -> SystemCalls {
  var calls = SystemCalls()
  change(&calls)
  return calls
}

extension Journal {
  /// Writes an intent that the game has carried out.
  func append(_ timed: TimedIntent) throws(StorageError) { try append([.intent(timed)]) }

  /// Writes that the last pair was found.
  func finish() throws(StorageError) { try end(.finished) }

  /// Writes that the game was given up for another one.
  func abandon() throws(StorageError) { try end(.abandoned) }
}
