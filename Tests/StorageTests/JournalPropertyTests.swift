import Decks
import Expectations
import MemoryGame
import Testing

@testable import Storage

struct JournalPropertyTests {
  @Test(arguments: 0..<60)
  func `the journal of a random game records the same game`(seed: UInt64) throws {
    let header = try JournalHeader.sample(
      pairs: 2 + Int(seed % 9), of: 12 + Int(seed % 5), words: seed.isMultiple(of: 2),
      seed: "seed \(seed)", closesGaps: seed.isMultiple(of: 3))
    let (game, intents) = try header.randomGame(seed: seed)
    let root = TemporaryDirectory()
    let games = GamesFolder(directory: root.path)
    let journal = try games.begin(header, suffix: "x")
    for timed in intents { try journal.append(timed) }
    try journal.finish()

    let record = try games.read(journal.name)
    expectEqual(record.header, header)
    expectEqual(record.intents, intents)
    expectEqual(record.game, game)
    expectEqual(record.end, .finished)
    try expectEqual(
      root.bytes(of: "games/\(journal.name)"), header.journal(intents, end: .finished))
  }

  @Test func `any prefix of a journal is refused or records an earlier state of the game`() throws {
    let header = try JournalHeader.sample(words: true)
    let (_, intents) = try header.randomGame(seed: 4)
    let bytes = header.journal(intents, end: .finished)
    for count in 0...bytes.count {
      let prefix = Array(bytes.prefix(count))
      let lines = prefix.count { $0 == 0x0A }
      guard lines > 0 else {
        #expect(complaint(about: prefix).hasPrefix("line 1: "))
        continue
      }
      let record = try JournalRecord(reading: prefix)
      expectEqual(record.intents, Array(intents.prefix(lines - 1)))
      expectEqual((record.end == nil), (count < bytes.count))
      expectEqual(record.wholeBytes, (prefix.lastIndex(of: 0x0A) ?? -1) + 1)
    }
  }

  @Test func `with any bit flipped a journal is refused or records a game by the rules`() throws {
    let header = try JournalHeader.sample(words: true)
    let (_, intents) = try header.randomGame(intents: 12, seed: 9)
    var bytes = header.journal(intents)
    var refused = 0
    for place in bytes.indices {
      for bit in 0..<8 {
        bytes[place] ^= 1 << bit
        if let record = try? JournalRecord(reading: bytes) {
          try expectGame(record)
        } else {
          refused += 1
        }
        bytes[place] ^= 1 << bit
      }
    }
    #expect(refused > bytes.count)
  }

  private func expectGame(_ record: JournalRecord) throws {
    var game = try #require(record.header.deal())
    for timed in record.intents {
      #expect(game.accepts(timed.intent))
      game.apply(timed.intent, at: timed.time)
    }
    expectEqual(game, record.game)
  }

  @Test func `an incomplete or broken last line is skipped`() throws {
    let header = try JournalHeader.sample()
    let (_, intents) = try header.randomGame(intents: 3)
    let whole = header.journal(intents)
    let tails = ["{", "{\"at\":1,\"do\":\"shuffle\"}", "\0\0\0\0", "{\"at\":1,\"d\n", "\n", "é"]
    for tail in tails {
      let record = try JournalRecord(reading: whole + Array(tail.utf8))
      expectEqual(record.intents, intents)
      expectEqual(record.wholeBytes, whole.count)
    }
  }
}

/// Reading a shuffle takes time for each card, so the number of shuffles in a journal is limited.
struct ShuffleLimitTests {
  private func shuffles(_ count: Int, from first: Int = 0) -> [TimedIntent] {
    (0..<count).map { TimedIntent(.shuffle, at: .milliseconds(first + $0)) }
  }

  @Test func `a journal with too many shuffles is refused with the line`() throws {
    let header = try JournalHeader.sample()
    let most = StorageLimit.shuffles
    try expectEqual(JournalRecord(reading: header.journal(shuffles(most))).intents.count, most)
    expectEqual(
      complaint(about: header.journal(shuffles(most + 1))),
      "line \(most + 2): expected at most \(most) shuffles")
  }

  @Test func `a game shuffled too often stays readable`() throws {
    let root = TemporaryDirectory()
    let games = GamesFolder(directory: root.path)
    let most = StorageLimit.shuffles
    let first = try games.begin(try JournalHeader.sample(), suffix: "x")
    for timed in shuffles(most - 1) { try first.append(timed) }
    first.close()
    let resumed = try #require(try games.resumeNewest().value)
    for timed in shuffles(1, from: most) { try resumed.journal.append(timed) }
    #expect(throws: StorageError.self) {
      for timed in shuffles(1, from: most + 1) { try resumed.journal.append(timed) }
    }
    #expect(!resumed.journal.isOpen)
    try expectEqual(games.resumeNewest().value?.record.intents.count, most)
  }
}
