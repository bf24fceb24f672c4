import Decks
import Expectations
import Foundation
import MemoryGame
import Testing

@testable import MemorizeViewModel

/// The shares of memory and luck in a finished game on the table.
struct GameReviewTests {
  /// Chooses cards at random, a second after each other, until all pairs are found.
  private func playAtRandom(_ game: TableViewModel, seed: UInt64) {
    var dice = SeededGenerator(seed: seed)
    for second in 0..<10_000 where !game.isOver {
      let card = Int.random(in: 0..<(2 * game.pairs), using: &dice)
      game.choose(id(card), at: .seconds(second))
    }
  }

  @Test func `there is no review before the end`() throws {
    let game = try game()
    expectNil(game.gameReview)
    game.choose(id(0), at: .zero)
    expectNil(game.gameReview)
    game.win()
    #expect(game.gameReview != nil)
    game.dealAgain(at: .zero)
    expectNil(game.gameReview)
  }

  @Test func `a game with open cards has no review`() throws {
    let game = try game(rules: Rules(variant: Variant(isOpen: true)))
    game.win()
    #expect(game.isOver && game.gameReview == nil)
  }

  @Test func `a game without a miss is faultless`() throws {
    let game = try game()
    game.win()
    let gameReview = try #require(game.gameReview)
    #expect(gameReview.isFaultless && gameReview.forgotten.isEmpty)
    #expect(gameReview.moves.count == 4 && gameReview.moves.allSatisfy { $0.cost == .zero })
    expectEqual(gameReview.breakdown.memory.tenths, 0)
    expectEqual(gameReview.breakdown.luck.text, "1.9")
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `the costs of all moves add up to the cost of memory`(seed: UInt64) throws {
    let rules = Rules(variant: Variant(closesGaps: seed.isMultiple(of: 2)))
    let game = try game(rules: rules)
    playAtRandom(game, seed: seed)
    let gameReview = try #require(game.gameReview)
    let memory = gameReview.moves.map(\.cost).reduce(.zero, +)
    expectEqual(gameReview.moves.count, game.moves)
    #expect(
      .zero - memory == game.current.analysis?.memory && gameReview.isFaultless == (memory == .zero)
    )
    let exact = try #require(game.current.analysis)
    expectEqual(
      gameReview.breakdown, MoveBreakdown(exact))
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `listed pairs and all other moves add up to the cost of memory`(seed: UInt64) throws {
    let game = try game()
    playAtRandom(game, seed: seed)
    let review = try #require(game.gameReview)
    for most in 0...5 {
      let costs = review.costs(ofPairs: most)
      let sum = costs.pairs.reduce(0) { $0 + $1.cost.tenths } + (costs.others?.tenths ?? 0)
      expectEqual(costs.pairs.map(\.pair), Array(review.forgotten.prefix(most)))
      #expect(costs.pairs.allSatisfy { abs($0.cost.tenths - $0.pair.cost.tenths) <= 2 })
      #expect(costs.others.map { $0.tenths < 0 } ?? true)
      #expect(sum == review.breakdown.memory.tenths || costs.pairs.isEmpty && costs.others == nil)
    }
  }

  @Test func `a pair is named by its term`() throws {
    let deck = Deck(
      name: "Terms", color: .red, usualPairs: 3,
      pairs: [("Peru", "Lima"), ("Chad", "N'Djamena"), ("Fiji", "Suva")].map {
        Pair(term: $0.0, definition: $0.1)
      })
    let game = try game(deck, pairs: 3)
    playAtRandom(game, seed: 3)
    let forgotten = try #require(game.gameReview?.forgotten)
    #expect(!forgotten.isEmpty)
    let terms = Set(deck.pairs.map(\.first.text))
    for pair in forgotten {
      let card = try #require(game.card(pair.name(on: game)))
      #expect(terms.contains(card.content.text) && card.id.pair == pair.pair)
      #expect(pair.cost.tenths <= 0)
    }
  }

  @Test func `a resumed game has its whole review and all its bonuses`() throws {
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("gameReview-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: directory) }
    var names = 0
    func recorder() -> GameRecorder {
      names += 1
      let name = "n\(names)"
      return GameRecorder(directory: directory, program: "0", date: { 0 }, suffix: { name })
    }
    let board = try #require(Board.of(.twins("ABCD"), pairs: 4, seed: "x"))
    let turns = [0, 2, 4, 6, 1, 4, 3, 2, 1, 0, 5, 4, 7, 6]
    func play(_ game: TableViewModel, _ numbers: Range<Int>) {
      for number in numbers { game.choose(id(turns[number]), at: .milliseconds(900 * number)) }
    }
    let whole = try #require(TableViewModel.dealing(board, freshSeed: { "fresh" }))
    play(whole, turns.indices)
    do {
      let first = try #require(
        TableViewModel.dealing(board, recorder: recorder(), freshSeed: { "fresh" }))
      play(first, 0..<9)
    }
    let second = try #require(
      TableViewModel.resuming(
        from: recorder(), deck: { _ in nil }, at: .milliseconds(7200), freshSeed: { "fresh" }))
    play(second, 9..<turns.count)
    #expect(second.isOver && second.gameReview?.isFaultless == false)
    expectEqual(second.gameReview, whole.gameReview)
    #expect(second.bonus.share == whole.bonus.share && whole.bonus.share > 0.5)
  }

  @Test func `a recording has no review`() throws {
    let table = try game()
    let recording = try #require(
      Board.of(.twins("ABCD"), seed: "x").flatMap { TableViewModel.dealing($0, freshSeed: { "" }) })
    table.win()
    // The moves of the other game were not made on this table.
    recording.session.show(table.game, nil, table.lastEvent, on: Timeline(at: .zero))
    #expect(recording.isOver && recording.gameReview == nil && !recording.replay.hasReview)
    #expect(table.replay.hasReview)
  }
}
