import Decks
import Expectations
import Foundation
import HomeFixtures
import Libc
import MemoryGame
import Options
import Testing

@testable import MemorizeViewModel

/// Saving games in a view model and resuming them.
final class GameRecorderTests {
  private let home = GameHome()
  private var directory: String { home.path }

  @Test(arguments: [false, true])
  func `a notice about a file is shown however the program ended`(isKilled: Bool) throws {
    var game: TableViewModel? = try home.table()
    play(try #require(game), [0, 2])
    if !isKilled { game?.leave(at: .seconds(9)) }
    game = nil
    try home.write("", to: "games/x.jsonl")
    let other = try #require(home.resumedTable())
    #expect(other.turned.count == 2 && other.notice?.contains("x.jsonl: ") == true)
  }

  /// Chooses cards by their numbers, 1.234 seconds after each other.
  private func play(_ game: TableViewModel, _ cards: [Int]) {
    for (number, card) in cards.enumerated() {
      game.choose(id(card), at: .milliseconds(1234 * number))
    }
  }

  @Test func `the newest finished game is played back`() throws {
    try expectNil(Playback.newest(in: directory)?.count)
    play(try home.table(seed: "given up"), [0, 2])
    try expectEqual(Playback.newest(in: directory)?.table.board.seed, "given up")
    for seed in ["won", "given up"] {
      let game = try home.table(seed: seed)
      play(game, seed == "won" ? Array(0..<8) : [0, 2])
      game.dealNew(at: .seconds(60))
    }
    try expectEqual(Playback.newest(in: directory)?.table.board.seed, "won")
  }

  @Test func `a game that was dropped is resumed exactly where it was`() throws {
    var before: [TableViewModel.Card?] = []
    do {
      let game = try home.table()
      play(game, [0, 2, 4, 1, 3])
      game.shuffle(at: .seconds(9))
      before = game.places
    }
    let game = try #require(home.resumedTable(at: .seconds(500)))
    expectEqual(game.places, before)
    expectEqual(game.moves, 2)
    expectEqual(game.elapsed(at: .seconds(500)), .seconds(9))
    expectEqual(game.elapsed(at: .seconds(503)), .seconds(12))
    expectEqual(game.board.deck.name, "Letters")
  }

  @Test func `a game in play is not played twice`() throws {
    let game = try home.table()
    play(game, [0])
    expectNil(home.resumedTable())
    game.leave(at: .seconds(1))
    #expect(home.resumedTable() != nil)
  }

  @Test func `a board without a turned card leaves no file`() throws {
    _ = try home.table()
    expectNil(home.resumedTable())
    #expect(!FileManager.default.fileExists(atPath: directory))
  }

  @Test func `a game given up for another is not resumed`() throws {
    do {
      let game = try home.table()
      play(game, [0, 2])
      game.dealNew(at: .seconds(5))
      game.leave(at: .seconds(6))
    }
    expectNil(home.resumedTable())
  }

  @Test func `a failure to save is told once, and the game goes on`() throws {
    try Data().write(to: URL(fileURLWithPath: directory))
    let game = try home.table()
    play(game, [0])
    expectEqual(game.notice?.contains(directory), true)
    game.choose(id(1), at: .seconds(1))
    #expect(game.notice == nil && game.isUnsaved)
    expectEqual(game.pairsFound, 1)
    game.dealNew(at: .seconds(2))
    #expect(game.moves == 0 && !game.hasGivenUp, "no text may say that the old game is saved")
    try FileManager.default.removeItem(atPath: directory)
    play(game, [0])
    #expect(!game.isUnsaved && game.notice == "saving works again; nothing is lost")
    game.unfinished.look()
    expectEqual(game.unfinished.games.map(\.moves), [1])
  }

  @Test func `an unsaved choice is tried again, at the latest when the game is left`() throws {
    try Data().write(to: URL(fileURLWithPath: directory))
    let game = try home.table(preferences: Preferences(directory: directory), isSaved: false)
    game.keep { ($0.theme.motion, $0.flipBack) = (.reduced, .seconds(2)) }
    #expect(game.isUnsaved && game.notice?.contains(directory) == true)
    // Each choice is told, although nothing else can be saved either.
    game.keep { $0.ringsBell = true }
    expectEqual(game.notice?.contains(directory), true)
    try FileManager.default.removeItem(atPath: directory)
    game.leave(at: .seconds(1))
    expectEqual(game.isUnsaved, false)
    let kept = Preferences(directory: directory)
    #expect(kept.theme == ThemeOptions(motion: .reduced) && kept.ringsBell)
    expectEqual(kept.rules, Rules(flipBack: .seconds(2)))
  }

  @Test func `a game from the list of unfinished games brings its own deck`() throws {
    var library = [Deck.twins("ABCD", named: "Animals"), .twins("EFGH", named: "Mine")]
    let game = try home.table(library[0], library: library)
    play(game, [0, 2])
    game.play(deckAt: 1, at: .seconds(5))
    game.choose(id(0), at: .seconds(6))
    library[1] = .twins("EFGHI", named: "Mine")
    game.lookForDecks()
    game.unfinished.look()
    expectEqual(game.unfinished.games.map(\.deck), ["Animals"])
    game.unfinished.resume(gameAt: 0, at: .seconds(9))
    #expect(game.board.deck.name == "Animals" && game.lastEvent == .takenUp)
    game.dealNew(at: .seconds(10))
    expectEqual(game.board.deck.name, "Animals")
  }
}

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
