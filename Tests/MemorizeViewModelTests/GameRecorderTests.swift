import Decks
import Expectations
import Foundation
import HomeFixtures
import MemoryGame
import Options
import Testing

@testable import MemorizeViewModel

/// Saving games in a view model and resuming them.
final class GameRecorderTests {
  private let home = GameHome()
  private var directory: String { home.path }

  @Test func `a notice about a file is shown even if the resumed game was paused`() throws {
    let game = try home.table()
    play(game, [0, 2])
    game.leave(at: .seconds(9))
    try home.write("", to: "games/x.jsonl")
    expectEqual(home.resumedTable()?.notice?.contains("x.jsonl: "), true)
  }

  @Test func `a notice about a file is shown even if the program was killed in the game`() throws {
    var game: TableViewModel? = try home.table()
    play(try #require(game), [0, 2])
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

  @Test func `time away does not count`() throws {
    do {
      let game = try home.table()
      play(game, [0, 2])
      game.leave(at: .seconds(10))
    }
    let game = try #require(home.resumedTable(at: .seconds(5000)))
    #expect(!game.isPaused)
    expectEqual(game.elapsed(at: .seconds(5000)), .seconds(10))
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

  @Test func `a finished game is in the history and can be the best`() throws {
    do {
      let game = try home.table()
      play(game, [0, 1, 2, 3, 4, 5, 6, 7])
      #expect(game.isOver)
    }
    expectNil(home.resumedTable())
    let next = try home.table(seed: "y")
    expectEqual(next.records.games.map(\.moves), [4])
    play(next, [0, 2, 1, 3, 0, 1, 2, 3, 4, 5, 6, 7])
    expectEqual(next.records.games.count, 2)
    expectEqual(next.records.games.bestBeforeLast?.moves, 4)
    #expect(!next.isFirstGame)
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

  @Test func `choices are saved`() throws {
    let game = try home.table(preferences: Preferences(directory: directory), isSaved: false)
    game.keep { $0.theme.motion = .reduced }
    game.keep { $0.flipBack = .seconds(2) }
    let kept = Preferences(directory: directory)
    expectEqual(kept.theme, ThemeOptions(motion: .reduced))
    expectEqual(kept.rules, Rules(flipBack: .seconds(2)))
  }

  @Test func `an unsaved choice is tried again, at the latest when the game is left`() throws {
    try Data().write(to: URL(fileURLWithPath: directory))
    let game = try home.table(preferences: Preferences(directory: directory), isSaved: false)
    game.keep { $0.theme.motion = .reduced }
    #expect(game.isUnsaved && game.notice?.contains(directory) == true)
    // Each choice is told, although nothing else can be saved either.
    game.keep { $0.ringsBell = true }
    expectEqual(game.notice?.contains(directory), true)
    try FileManager.default.removeItem(atPath: directory)
    game.leave(at: .seconds(1))
    expectEqual(game.isUnsaved, false)
    let kept = Preferences(directory: directory)
    #expect(kept.theme.motion == .reduced && kept.ringsBell)
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

  @Test func `the order of the pairs found is the same after resuming`() throws {
    do {
      let game = try home.table()
      play(game, [4, 5, 0, 1, 6])
      game.leave(at: .seconds(9))
    }
    let game = try #require(home.resumedTable())
    expectEqual(game.matches.map(\.first.pair), [2, 0])
  }
}
