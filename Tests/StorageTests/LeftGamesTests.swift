import Expectations
import Foundation
import MemoryGame
import Synchronization
import Testing

@testable import Storage

/// The list of unfinished games.
struct LeftGamesTests {
  private let root: TemporaryDirectory
  private let games: GamesFolder

  init() throws {
    root = try TemporaryDirectory()
    games = GamesFolder(directory: root.path)
  }

  @discardableResult
  private func leave(
    _ suffix: String, playedAt date: Double, intents: Int = 3, end: JournalEnd? = nil
  ) throws -> JournalName {
    let header = try JournalHeader.sample()
    let journal = try games.begin(header, suffix: suffix)
    for timed in try header.randomGame(intents: intents).intents { try journal.append(timed) }
    switch end {
    case .finished: try journal.finish()
    case .abandoned: try journal.abandon()
    case nil: journal.close()
    }
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: date)],
      ofItemAtPath: "\(root.path)/games/\(journal.name)")
    return journal.name
  }

  @Test func `games that were left come first, those played last before others`() throws {
    let waiting = try [(300.0, "a"), (100, "b"), (200, "c")].map { date, suffix in
      try leave(suffix, playedAt: date)
    }
    let givenUp = try leave("d", playedAt: 400, end: .abandoned)
    try leave("e", playedAt: 500, intents: .max, end: .finished)
    let found = try games.left()
    expectEqual(found.map(\.name), [waiting[0], waiting[2], waiting[1], givenUp])
    expectEqual(found.map(\.modified), [300, 200, 100, 400])
    expectEqual(found.map(\.record.end), [nil, nil, nil, .abandoned])
    #expect(found.allSatisfy { $0.record.intents.count == 3 })
  }

  @Test func `the list has a limit`() throws {
    for number in 0..<5 {
      try leave("w\(number)", playedAt: Double(number))
      try leave("g\(number)", playedAt: Double(number), end: .abandoned)
    }
    let found = try games.left(waiting: 2, abandoned: 3)
    expectEqual(found.map(\.modified), [4, 3, 4, 3, 2])
  }

  @Test func `a game that another program takes meanwhile is left out`() throws {
    let names = try ["a", "b", "c"].map { try leave($0, playedAt: 100) }
    let gone = "\(root.path)/games/\(names[1])"
    let vanishing = GamesFolder(
      directory: root.path,
      calls: calls { calls in
        let open = calls.openFile
        let looks = Mutex(0)
        calls.openFile = { path, flags in
          // Its end, its lock and its contents are looked at.
          if path == gone, looks.withLock({ isBeyondThree(&$0) }) { unlink(path) }
          return open(path, flags)
        }
      })
    try expectEqual(vanishing.left().map(\.name), names.reversed())
    try expectEqual(vanishing.left().map(\.name), [names[2], names[0]])
  }

  @Test func `games in play, games without moves and other files are left out`() throws {
    let header = try JournalHeader.sample()
    let playing = try games.begin(header, suffix: "playing")
    for timed in try header.randomGame(intents: 2).intents { try playing.append(timed) }
    let untouched = try games.begin(header, suffix: "untouched")
    untouched.close()
    try Data("rubbish".utf8).write(
      to: URL(fileURLWithPath: "\(root.path)/games/20260101T000000Z-bad.jsonl"))
    #expect(try games.left().isEmpty)
    expectEqual(root.names(in: "games").count, 3)
    playing.close()
    try expectEqual(games.left().map(\.name), [playing.name])
  }

  @Test func `a game that was given up can be resumed, and is then one that was left`() throws {
    let name = try leave("mine", playedAt: 100, end: .abandoned)
    try expectNil(games.resumeNewest().value)
    let resumed = try #require(try games.resume(name).value)
    try expectNil(games.resume(name).value)
    let next = try resumed.record.header.randomGame(intents: 4).intents[3]
    try resumed.journal.append(next)
    resumed.journal.close()
    try expectEqual(games.unfinished(), [name])
    try expectEqual(games.resumeNewest().value?.record.intents.count, 4)
  }

  @Test func `a game that is resumed does not count as a recording`() throws {
    let name = try leave("mine", playedAt: 100, end: .abandoned)
    let other = try leave("other", playedAt: 200, end: .abandoned)
    let resumed = try #require(try games.resume(name).value)
    try games.prune(bytes: 0, count: 0)
    expectEqual(root.names(in: "games"), [name.description])
    #expect(!root.names(in: "games").contains(other.description))
    resumed.journal.close()
  }
}

/// Adds one and returns whether there were three before.
private func isBeyondThree(_ count: inout Int) -> Bool {
  count += 1
  return count > 3
}
