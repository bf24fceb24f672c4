import Decks
import Foundation
import MemoryGame
import Options
import Testing

@testable import MemorizeViewModel

/// What a view model writes down, and how it goes on from there.
final class ChronicleTests {
  private let directory = FileManager.default.temporaryDirectory
    .appendingPathComponent("recorder-\(UUID().uuidString)").path
  private var names = 0

  deinit {
    try? FileManager.default.removeItem(atPath: directory)
  }

  private func recorder() -> GameRecorder {
    names += 1
    let name = "n\(names)"
    return GameRecorder(
      directory: directory, program: "0", date: { 1_800_000_000 }, suffix: { name })
  }

  private func newGame(_ seed: String = "x") throws -> TableViewModel {
    let deck = Deck(
      name: "Letters", color: .blue, usualPairs: 4,
      pairs: ["a", "b", "c", "d"].map(Pair.init(twin:)))
    let board = try #require(Board.of(deck, seed: seed))
    return try #require(
      TableViewModel.dealing(board, recorder: recorder(), freshSeed: { "fresh" }))
  }

  private func resumed(at time: Duration = .zero) -> TableViewModel? {
    TableViewModel.resuming(
      from: recorder(), deck: { _ in nil }, at: time, freshSeed: { "fresh" })
  }

  @Test func `what is wrong with a file is told though the game that goes on was paused`() throws {
    let game = try newGame()
    play(game, [0, 2])
    game.leave(at: .seconds(9))
    try Data().write(to: URL(fileURLWithPath: "\(directory)/games/x.jsonl"))
    #expect(resumed()?.notice?.contains("x.jsonl: ") == true)
  }

  /// Chooses cards by their numbers, a second and a bit after each other.
  private func play(_ game: TableViewModel, _ cards: [Int]) {
    for (number, card) in cards.enumerated() {
      game.choose(CardID(rawValue: card), at: .milliseconds(1234 * number))
    }
  }

  @Test func `the newest game that was played to its end is the one played back`() throws {
    #expect(try Playback.newest(in: directory)?.count == nil)
    play(try newGame("given up"), [0, 2])
    #expect(try Playback.newest(in: directory)?.table.board.seed == "given up")
    for seed in ["won", "given up"] {
      let game = try newGame(seed)
      play(game, seed == "won" ? Array(0..<8) : [0, 2])
      game.dealNew(at: .seconds(60))
    }
    #expect(try Playback.newest(in: directory)?.table.board.seed == "won")
  }

  @Test func `a game that is dropped goes on exactly where it was`() throws {
    var before: [TableViewModel.Card?] = []
    do {
      let game = try newGame()
      play(game, [0, 2, 4, 1, 3])
      game.shuffle(at: .seconds(9))
      before = game.places
    }
    let game = try #require(resumed(at: .seconds(500)))
    #expect(game.places == before)
    #expect(game.moves == 2)
    #expect(game.elapsed(at: .seconds(500)) == .seconds(9))
    #expect(game.elapsed(at: .seconds(503)) == .seconds(12))
    #expect(game.board.deck.name == "Letters")
  }

  @Test func `time away is no time of the game`() throws {
    do {
      let game = try newGame()
      play(game, [0, 2])
      game.leave(at: .seconds(10))
    }
    let game = try #require(resumed(at: .seconds(5000)))
    #expect(!game.isPaused)
    #expect(game.elapsed(at: .seconds(5000)) == .seconds(10))
  }

  @Test func `a game in play is not played twice`() throws {
    let game = try newGame()
    play(game, [0])
    #expect(resumed() == nil)
    game.leave(at: .seconds(1))
    #expect(resumed() != nil)
  }

  @Test func `a board on which nothing was turned leaves nothing behind`() throws {
    _ = try newGame()
    #expect(resumed() == nil)
    #expect(!FileManager.default.fileExists(atPath: directory))
  }

  @Test func `a game given up for another is not gone on with`() throws {
    do {
      let game = try newGame()
      play(game, [0, 2])
      game.dealNew(at: .seconds(5))
      game.leave(at: .seconds(6))
    }
    #expect(resumed() == nil)
  }

  @Test func `a finished game is in the history, and best of the next`() throws {
    do {
      let game = try newGame()
      play(game, [0, 1, 2, 3, 4, 5, 6, 7])
      #expect(game.isOver)
    }
    #expect(resumed() == nil)
    let next = try newGame("y")
    #expect(next.results.map(\.moves) == [4])
    play(next, [0, 2, 1, 3, 0, 1, 2, 3, 4, 5, 6, 7])
    #expect(next.results.count == 2)
    #expect(next.results.bestBeforeLast?.moves == 4)
    #expect(!next.isFirstGame)
  }

  @Test func `what cannot be saved is said once, and the game goes on`() throws {
    try Data().write(to: URL(fileURLWithPath: directory))
    let game = try newGame()
    play(game, [0])
    #expect(game.notice?.contains(directory) == true)
    game.choose(CardID(rawValue: 1), at: .seconds(1))
    #expect(game.notice == nil)
    #expect(game.pairsFound == 1)
  }

  @Test func `choices are kept, and only what was chosen is written`() throws {
    let board = try #require(Board.of(BuiltInDecks.all[0], seed: "x"))
    let game = try #require(
      TableViewModel.dealing(
        board, preferences: Preferences(directory: directory), freshSeed: { "fresh" }))
    game.keep(.theme(ThemeOptions(motion: .reduced)))
    game.keep(.flipBack(.seconds(2)))
    let kept = Preferences(directory: directory)
    #expect(kept.theme == ThemeOptions(motion: .reduced))
    #expect(kept.rules == Rules(flipBack: .seconds(2)))
  }
}
