import Decks
import Expectations
import Foundation
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
    return try of(
      Deck(name: "Sample", color: .teal, usualPairs: 8, pairs: all), pairs: pairs, seed: seed,
      Variant(closesGaps: closesGaps), start: start)
  }

  /// What a game on a board of a deck starts from.
  static func of(
    _ deck: Deck, pairs: Int, seed: String, _ variant: Variant = Variant(),
    company: Company = .alone, occasion: Occasion = .plain, start: Int64 = 0
  ) throws -> JournalHeader {
    JournalHeader(
      deck: deck, drawn: try #require(DrawnPairs(from: deck, count: pairs, seed: seed)),
      askedPairs: pairs, variant: variant, company: company, occasion: occasion, start: start,
      program: "0.1.0")
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

func complaint(about text: String) -> String { complaint(about: Array(text.utf8)) }

/// Calls to the system of which some fail.
func calls(_ change: (inout SystemCalls) -> Void) -> SystemCalls {
  var calls = SystemCalls()
  change(&calls)
  return calls
}

/// What a system call returns that fails with this `errno`.
func failed(_ code: Int32 = EIO) -> Int32 {
  errno = code
  return -1
}

extension TemporaryDirectory {
  /// Sets the time of a file's last change, in seconds since 1970.
  func setModified(_ seconds: Double, _ name: String) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: seconds)], ofItemAtPath: "\(path)/\(name)")
  }

  /// Removes a file.
  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: "\(path)/\(name)")
  }
}

extension GamesFolder {
  /// Writes a journal with a few intents, like a program that has ended.
  @discardableResult
  func leave(
    _ suffix: String, start: Int64 = 1_767_225_600, intents: Int = 3, end: JournalEnd? = nil
  ) throws -> JournalName {
    let header = try JournalHeader.sample(start: start)
    let journal = try begin(header, suffix: suffix)
    let played = try header.randomGame(intents: end == .finished ? .max : intents).intents
    for timed in played { try journal.append(timed) }
    if let end { try journal.end(end) } else { journal.close() }
    return journal.name
  }
}

extension GameRecord {
  /// A game of two pairs.
  static let short = GameRecord(
    GameSetup(deck: "x", pairs: 2, seed: ""), moves: 2, score: 0, time: .zero, date: 0)
}

extension Journal {
  /// Writes an intent that the game has carried out.
  func append(_ timed: TimedIntent) throws(StorageError) { try append([.intent(timed)]) }

  /// Writes that the last pair was found.
  func finish() throws(StorageError) { try end(.finished) }
}
