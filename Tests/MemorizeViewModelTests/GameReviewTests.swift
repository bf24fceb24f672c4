import Decks
import Expectations
import GameAnalysis
import HomeFixtures
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
    expectEqual(gameReview.breakdown, MoveBreakdown(exact))
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `listed pairs and all others add up to the cost of forgetting`(seed: UInt64) throws {
    let game = try game()
    playAtRandom(game, seed: seed)
    let review = try #require(game.gameReview)
    for most in 0...5 {
      let costs = review.costs(ofPairs: most)
      let sum = costs.pairs.reduce(0) { $0 + $1.cost.tenths } + (costs.others?.tenths ?? 0)
      expectEqual(costs.pairs.map(\.pair), Array(review.forgotten.prefix(most)))
      #expect(costs.pairs.allSatisfy { abs($0.cost.tenths - $0.pair.cost.tenths) <= 2 })
      #expect(costs.others.map { $0.tenths < 0 } ?? true)
      #expect(
        sum == review.breakdown.forgotten.tenths || costs.pairs.isEmpty && costs.others == nil)
    }
  }

  @Test func `a pair is named by its forgotten card, which the player has seen`() throws {
    let deck = Deck(
      name: "Terms", color: .red, usualPairs: 3,
      pairs: [("Peru", "Lima"), ("Chad", "N'Djamena"), ("Fiji", "Suva")].map {
        Pair(term: $0.0, definition: $0.1)
      })
    let game = try game(deck, pairs: 3)
    playAtRandom(game, seed: 3)
    let review = try #require(game.gameReview)
    #expect(!review.forgotten.isEmpty)
    let lapses = review.analysis.flips.filter { $0.memory < .zero }.compactMap { flip in
      if case .forgotten(let forgotten) = flip.kind { forgotten.card } else { nil }
    }
    for pair in review.forgotten {
      expectEqual(lapses.first { $0.pair == pair.pair }, pair.card)
      #expect(pair.cost.tenths <= 0)
    }
  }

  @Test func `a resumed game has its whole review and all its bonuses`() throws {
    let home = GameHome()
    let turns = [0, 2, 4, 6, 1, 4, 3, 2, 1, 0, 5, 4, 7, 6]
    func play(_ game: TableViewModel, _ numbers: Range<Int>) {
      for number in numbers { game.choose(id(turns[number]), at: .milliseconds(900 * number)) }
    }
    let whole = try home.table(isSaved: false)
    play(whole, turns.indices)
    do {
      let first = try home.table()
      play(first, 0..<9)
    }
    let second = try #require(home.resumedTable(at: .milliseconds(7200)))
    play(second, 9..<turns.count)
    #expect(second.isOver && second.gameReview?.isFaultless == false)
    expectEqual(second.gameReview, whole.gameReview)
    #expect(second.game.bonusShare == whole.game.bonusShare && whole.game.bonusShare > 0.5)
  }
}

/// Par, luck and memory of a finished game.
struct MoveBreakdownTests {
  @Test(arguments: 0..<10 as Range<UInt64>)
  func `tenths add up, and each is at most a tenth from its exact value`(seed: UInt64) {
    var dice = SeededGenerator(seed: seed)
    for _ in 0..<1000 {
      let par = ExpectedMoves(millionths: Int.random(in: 2_000_000...900_000_000, using: &dice))
      let isFaultless = Bool.random(using: &dice)
      let cost = isFaultless ? 0 : Int.random(in: 0...500_000_000, using: &dice)
      let memory = ExpectedMoves(millionths: -cost)
      let forgotten = ExpectedMoves(millionths: -Int.random(in: 0...cost, using: &dice))
      let moves = Int.random(in: 2...3000, using: &dice)
      let shown = MoveBreakdown(
        par: par, memory: memory, forgotten: forgotten, total: ExpectedMoves(moves))

      expectEqual(shown.par.tenths - shown.luck.tenths - shown.memory.tenths, 10 * moves)
      let luck = par - memory - ExpectedMoves(moves)
      let pairs = [
        (shown.par, par), (shown.luck, luck), (shown.memory, memory),
        (shown.forgotten, forgotten), (shown.choices, memory - forgotten),
      ]
      // Just above two lost moves, the shown ones are rounded up.
      let isAboveTwo = [memory, forgotten].contains {
        -2_050_000 < $0.millionths && $0.millionths < -2_000_000
      }
      let slack = isAboveTwo ? 150_000 : 100_000
      for (tenths, exact) in pairs {
        #expect(abs(tenths.tenths * 100_000 - exact.millionths) <= slack)
      }
      #expect(shown.forgotten.tenths <= 0 && shown.choices.tenths <= 0)
      expectEqual((shown.loss == .none), (cost == 0))
      if isFaultless { expectEqual(shown.memory.text, "0.0") }
    }
  }

  @Test(arguments: [(-2_000_000, "-2.0"), (-2_000_001, "-2.1"), (-2_050_000, "-2.1"), (0, "0.0")])
  func `more than two lost moves, which cost a star, are not shown as two`(
    millionths: Int, text: String
  ) {
    let lost = ExpectedMoves(millionths: millionths)
    let shown = MoveBreakdown(
      par: ExpectedMoves(12), memory: lost, forgotten: lost, total: ExpectedMoves(15))
    expectEqual([shown.memory.text, shown.forgotten.text], [text, text])
    expectEqual(shown.choices.tenths, 0)
  }

  @Test func `a game that ended early has no luck beyond its end`() {
    let shown = MoveBreakdown(
      par: ExpectedMoves(millionths: 12_393_000), memory: ExpectedMoves(millionths: -400_000),
      forgotten: ExpectedMoves(millionths: -400_000), total: ExpectedMoves(millionths: 12_793_000))
    expectEqual(
      [shown.luck.text, shown.forgotten.text, shown.choices.text], ["0.0", "-0.4", "0.0"])
  }

  @Test(arguments: [
    (0, "0.0", "0.0"), (1, "0.1", "+0.1"), (-1, "-0.1", "-0.1"), (-32, "-3.2", "-3.2"),
    (124, "12.4", "+12.4"), (8070, "807.0", "+807.0"), (Int.min, nil, nil),
  ])
  func `tenths are written with one decimal`(tenths: Int, text: String?, signed: String?) {
    let number = Tenths(tenths: tenths)
    expectEqual(number.text.dropLast().last, ".")
    if let text { expectEqual(number.text, text) }
    if let signed { expectEqual(number.signedText, signed) }
  }

  @Test(arguments: [
    (0, 0), (49_999, 0), (50_000, 1), (149_999, 1), (150_000, 2), (-49_999, 0), (-50_000, -1),
    (1_949_999, 19), (-1_950_000, -20),
  ])
  func `the nearest tenth is taken`(millionths: Int, tenths: Int) {
    expectEqual(Tenths(nearest: ExpectedMoves(millionths: millionths)).tenths, tenths)
  }
}
