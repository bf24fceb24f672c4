import Expectations
import GameFixtures
import MemoryGame
import Testing

/// Rules 6 and 8: the places of the cards.
struct ShuffleTests {
  @Test func `a shuffle moves cards and changes nothing else`() throws {
    var game = try #require(MemoryGame(pairs: twins(6), generator: SeededGenerator(seed: 1)))
    game.choose(a(0), b(0), a(1), a(2), a(3), at: .seconds(1))
    let before = game
    game.shuffle(at: .seconds(3))
    #expect(game.order != before.order)
    expectEqual(game.cards.sorted { $0.id < $1.id }, before.cards.sorted { $0.id < $1.id })
    #expect(game.turned == before.turned && game.score == before.score)
    expectEqual(game.elapsed(at: .seconds(9)), before.elapsed(at: .seconds(9)))
  }

  @Test func `cards that are up stay up in a shuffle and can still be matched`() throws {
    var game = try #require(MemoryGame(pairs: twins(6), generator: SeededGenerator(seed: 1)))
    game.choose(a(4), at: .zero)
    game.shuffle(at: .seconds(1))
    expectEqual(game.faceUp, [a(4)])
    expectEqual(game.bonusRemaining(of: a(4), at: .seconds(2)), .seconds(4))
    game.choose(b(4), at: .seconds(2))
    #expect(game.pairsFound == 1 && game.score == 2 + 4 + 6)
  }

  @Test func `ids find their cards after every shuffle`() throws {
    var game = try #require(
      MemoryGame(pairs: Vocabulary.pairs(5), generator: SeededGenerator(seed: 1)))
    for _ in 0..<20 {
      game.shuffle(at: .zero)
      expectEqual(Set(game.order).count, 10)
      for card in game.cards { expectEqual(game[card.id], card) }
      for pair in 0..<5 { expectEqual(game[a(pair)]?.content, .term(pair)) }
    }
  }

  @Test func `a shuffle moves the gaps as well`() throws {
    var game = try #require(MemoryGame(pairs: twins(6), generator: SeededGenerator(seed: 1)))
    game.choose(a(0), b(0), a(1))
    let gaps = game.places.indices.filter { game.places[$0] == nil }
    game.shuffle(at: .zero)
    let gapsAfter = game.places.indices.filter { game.places[$0] == nil }
    #expect(gapsAfter.count == 2 && gapsAfter != gaps)
  }

  @Test func `the seed decides shuffles as well as the board`() throws {
    var one = try #require(MemoryGame(pairs: twins(6), generator: SeededGenerator(seed: 1)))
    var other = one
    one.choose(a(0), a(1))
    one.shuffle(at: .seconds(1))
    other.shuffle(at: .seconds(7))
    expectEqual(one.order, other.order)
  }

  @Test func `closing gaps leaves no gap, and the cards after it move up`() throws {
    var game = try #require(
      MemoryGame(
        pairs: twins(3), generator: SeededGenerator(seed: 42), variant: Variant(closesGaps: true)))
    expectEqual(names(game.places), ["2a", "1b", "0a", "1a", "2b", "0b"])
    game.choose(a(1), b(1))
    expectEqual(names(game.places), ["2a", "1b", "0a", "1a", "2b", "0b"])
    game.choose(a(0))
    expectEqual(names(game.places), ["2a", "0a", "2b", "0b"])
    game.choose(b(0), a(2))
    expectEqual(names(game.places), ["2a", "2b"])
  }

  @Test func `without closing gaps the gaps stay`() throws {
    var game = try #require(MemoryGame(pairs: twins(3), generator: SeededGenerator(seed: 42)))
    game.choose(a(1), b(1), a(0))
    expectEqual(names(game.places), ["2a", nil, "0a", nil, "2b", "0b"])
  }

  private func names(_ places: [MemoryGame<Int>.Card?]) -> [String?] {
    places.map { $0?.id.description }
  }
}
