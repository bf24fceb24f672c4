import MemoryGame
import Testing

@testable import Storage

/// A shuffle costs time for each card, so that a journal of nothing else would take for ever to read.
struct ShuffleLimitTests {
  private func shuffles(_ count: Int, from first: Int = 0) -> [TimedIntent] {
    (0..<count).map { TimedIntent(.shuffle, at: .milliseconds(first + $0)) }
  }

  @Test func `more shuffles than anybody makes are refused by their line`() throws {
    let header = try JournalHeader.sample()
    let most = StorageLimit.shuffles
    #expect(try JournalRecord(reading: header.journal(shuffles(most))).intents.count == most)
    #expect(
      complaint(about: header.journal(shuffles(most + 1)))
        == "line \(most + 2): expected at most \(most) shuffles")
  }

  @Test func `a game of ours stays readable however often it is shuffled`() throws {
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
    #expect(!resumed.journal.isSaving)
    #expect(try games.resumeNewest().value?.record.intents.count == most)
  }
}
