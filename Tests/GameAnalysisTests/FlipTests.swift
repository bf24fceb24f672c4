import Expectations
import GameFixtures
import MemoryGame
import Testing

@testable import GameAnalysis

/// The kind of each flip.
struct FlipTests {
  @Test(
    arguments: [
      // Cards never seen, and a pair of them.
      (4, [a(0), a(1), a(2), a(3)], [.new, .new, .new, .new]), (4, [a(0), b(0)], [.new, .lucky]),
      // Both cards of a known pair.
      (4, [a(0), a(1), b(1), b(0), a(0), b(0)], [.known, .known]),
      // The last pair is not luck.
      (2, [a(0), b(0), a(1), b(1)], [.new, .lucky, .new, .known]),
      // A known card is turned first without need, and what follows is chance.
      (4, [a(0), a(1), a(2), a(3), a(0), b(1)], [.new, .new, .new, .new, .choice, .new]),
      (4, [a(0), a(1), a(2), a(3), a(0), b(0)], [.new, .new, .new, .new, .choice, .lucky]),
    ] as [(Int, [CardID], [Flip.Kind])])
  func `the cards turned last have their kinds`(
    pairs: Int, cards: [CardID], kinds: [Flip.Kind]
  ) throws {
    let flips = try flips(pairs, cards).suffix(kinds.count)
    expectEqual(flips.map(\.kind), kinds)
    for flip in flips {
      expectEqual(flip.memory < .zero, flip.kind == .choice)
      if flip.kind == .lucky { #expect(flip.luck > .zero) }
      if flip.kind == .known { expectEqual(flip.luck, .zero) }
    }
  }

  @Test func `the known partner of a new card is known`() throws {
    let flips = try flips(4, [a(0), a(1), b(0), a(0)])
    expectEqual(flips.map(\.kind), [.new, .new, .new, .known])
    expectEqual(flips[3].recall?.isRight, true)
    // Between a0 and now, a1 and b0 were turned.
    expectEqual(flips[3].recall?.cardsAgo, 2)
    expectEqual(flips[3].luck, .zero)
  }

  @Test func `a partner that had been seen and was missed is forgotten`() throws {
    let flips = try flips(4, [a(0), a(1), a(2), b(1), b(0), a(2)])
    guard case .forgotten(let forgotten) = flips[5].kind else {
      Issue.record("expected a forgotten card")
      return
    }
    expectEqual(forgotten.card, a(0))
    expectEqual(forgotten.movesAgo, 2)
    expectEqual(forgotten.cardsAgo, 4)
    expectEqual(flips[5].memory, ExpectedMoves(-1))
    expectEqual(flips[5].recall?.isRight, false)
    expectEqual(flips[5].recall?.place, forgotten.place)
  }

  @Test func `a new card in place of a known partner is forgotten, but shows something`() throws {
    let flips = try flips(4, [a(0), a(1), b(0), a(3)])
    guard case .forgotten(let forgotten) = flips[3].kind else {
      Issue.record("expected a forgotten card")
      return
    }
    #expect(forgotten.card == a(0) && forgotten.movesAgo == 1)
    #expect(flips[3].memory < .zero && flips[3].memory > ExpectedMoves(-1))
  }

  @Test func `a seen card that cannot match is forgotten itself`() throws {
    let flips = try flips(4, [a(0), a(1), a(2), a(1)])
    guard case .forgotten(let forgotten) = flips[3].kind else {
      Issue.record("expected a forgotten card")
      return
    }
    #expect(forgotten.card == a(1) && forgotten.movesAgo == 1 && forgotten.cardsAgo == 1)
    expectEqual(forgotten.place, flips[3].place)
    #expect(flips[3].memory < .zero && flips[3].recall == nil)
  }

  @Test func `a card whose known partner is then missed is a choice`() throws {
    let flips = try flips(4, [a(0), a(1), b(1), b(0), a(0), a(1)])
    #expect(flips[4].kind == .choice && flips[4].memory == .zero)
    expectEqual(flips[5].memory, ExpectedMoves(-1))
  }

  @Test func `a shuffle makes all cards new except those that are up`() throws {
    let intents: [Intent] = [
      .choose(a(0)), .choose(a(1)), .turnDown, .shuffle, .choose(b(0)), .choose(a(0)),
      .choose(a(1)), .choose(a(2)), .shuffle, .choose(b(2)), .choose(a(2)),
    ]
    let flips = try flips(4, intents: intents)
    expectEqual(flips.map(\.kind), [.new, .new, .new, .lucky, .new, .new, .new, .known])
  }

  @Test func `a move of one card waits for its second`() throws {
    let game = try #require(board(3))
    let analysis = try #require(GameAnalysis(of: game, [a(0), a(1), b(1)].map(Intent.choose)))
    expectEqual(analysis.moves.map(\.flips.count), [2, 1])
    expectEqual(analysis.moves.last?.total, analysis.par - analysis.luck - analysis.memory)
  }

  @Test(arguments: [false, true])
  func `places are those on the table`(closesGaps: Bool) throws {
    let variant = Variant(closesGaps: closesGaps)
    var game = try #require(board(5, variant))
    let order = [a(3), b(3), a(0), a(1), a(4), b(4), b(0), a(1), a(2), a(0)]
    let analysis = try #require(GameAnalysis(of: game, order.map(Intent.choose)))
    for flip in analysis.flips {
      game.choose(flip.card, at: .zero)
      expectEqual(game.places[flip.place]?.id, flip.card)
      if case .forgotten(let forgotten) = flip.kind {
        expectEqual(game.places[forgotten.place]?.id, forgotten.card)
      }
    }
  }

  private func board(_ pairs: Int, _ variant: Variant = Variant()) -> MemoryGame<Int>? {
    MemoryGame(twins: pairs, seed: 5, variant: variant)
  }

  private func flips(_ pairs: Int, _ cards: [CardID]) throws -> [Flip] {
    try flips(pairs, intents: cards.map(Intent.choose))
  }

  private func flips(_ pairs: Int, intents: [Intent]) throws -> [Flip] {
    let game = try #require(board(pairs))
    let flips = Array(try #require(GameAnalysis(of: game, intents)).flips)
    // Every choice counts: no card was up already.
    try #require(flips.count == intents.count { $0.isChoice })
    return flips
  }
}

extension Intent {
  fileprivate var isChoice: Bool {
    if case .choose = self { true } else { false }
  }
}
