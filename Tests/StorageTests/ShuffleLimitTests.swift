import Expectations
import MemoryGame
import Testing

@testable import Storage

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
    let root = try TemporaryDirectory()
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
