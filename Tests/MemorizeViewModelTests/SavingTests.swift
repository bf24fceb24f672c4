import Decks
import Expectations
import Foundation
import HomeFixtures
import Libc
import MemoryGame
import Testing

@testable import MemorizeViewModel

/// Saving while another program holds a lock, and after a program has died.
final class SavingTests {
  private let home = GameHome()
  private var directory: String { home.path }

  init() throws {
    try FileManager.default.createDirectory(
      atPath: "\(directory)/games", withIntermediateDirectories: true)
  }

  /// Holds the lock of a file or directory, as another program would.
  private func lock(_ name: String) throws -> Int32 {
    let descriptor = open("\(directory)/\(name)", O_RDONLY | O_CLOEXEC)
    try #require(descriptor >= 0 && flock(descriptor, LOCK_EX | LOCK_NB) == 0)
    return descriptor
  }

  private func choose(_ cards: Range<Int>, in game: TableViewModel) -> [String?] {
    cards.map { card in
      game.choose(id(card), at: .seconds(card))
      return game.notice
    }
  }

  private var historyLines: Int {
    (try? home.text(of: "history.jsonl"))?.count(where: \.isNewline) ?? 0
  }

  @Test func `a lock is told once, its end once, and no move is lost`() throws {
    let game = try home.table()
    let lock = try lock("games")
    let refused = choose(0..<3, in: game)
    expectEqual(refused[0]?.hasSuffix("games: another program holds the lock"), true)
    #expect(refused[1] == nil && refused[2] == nil)
    close(lock)
    expectEqual(choose(3..<5, in: game), ["saving works again; nothing is lost", nil])
    game.leave(at: .seconds(9))

    let resumed = try #require(home.resumedTable())
    #expect(resumed.moves == 2 && resumed.pairsFound == 2)
    expectEqual(resumed.places.compactMap(\.self).filter(\.isFaceUp).count, 1)
  }

  @Test func `no move waits long for a lock`() throws {
    let game = try home.table()
    let lock = try lock("games")
    defer { close(lock) }
    let time = ContinuousClock().measure { _ = choose(0..<7, in: game) }
    // Seven moves of about 5 milliseconds, on a machine with other things to do.
    #expect(time < .seconds(1))
  }

  @Test func `a game finished under a lock is saved when the lock is gone`() throws {
    try home.write("", to: "history.jsonl")
    let game = try home.table()
    let lock = try lock("history.jsonl")
    _ = choose(0..<8, in: game)
    #expect(game.isOver && historyLines == 0)
    expectEqual(game.records.statistics().statistics.games.games, 1)
    close(lock)
    game.dealNew(at: .seconds(20))
    expectEqual(historyLines, 1)
    expectEqual(game.records.statistics().statistics.games.games, 1)
  }

  @Test func `the next start adds a game whose program died before the history line`() throws {
    try home.write("", to: "history.jsonl")
    let lock = try lock("history.jsonl")
    do {
      let game = try home.table()
      _ = choose(0..<8, in: game)
      game.leave(at: .seconds(9))
    }
    close(lock)
    for _ in 0..<3 { home.recorder().recoverFinishedGames() }
    expectEqual(historyLines, 1)
    expectNil(home.recorder().unfinishedGame())
    expectEqual(home.recorder().statistics().statistics.games.games, 1)
  }
}
