import Expectations
import GameFixtures
import MemoryGame
import Testing

/// Rules 1 and 9: the board before the first choice.
struct BoardTests {
  @Test(arguments: [0, 1])
  func `fewer than two pairs make no game`(pairs: Int) {
    expectNil(MemoryGame(pairs: twins(pairs), generator: SeededGenerator(seed: 1)))
  }

  @Test(arguments: [Int.min, -1, 0, 1])
  func `fewer than two twins make no game`(pairs: Int) {
    let game = MemoryGame(numberOfPairs: pairs, generator: SeededGenerator(seed: 1)) { $0 }
    expectNil(game)
  }

  @Test func `all cards start face down, unseen and with all their bonus`() throws {
    let game = try #require(MemoryGame(pairs: twins(5), generator: SeededGenerator(seed: 1)))
    expectEqual(game.cards.count, 10)
    #expect(game.cards.allSatisfy { $0.isHidden && !$0.hasBeenSeen && !$0.isGone })
    #expect(
      game.cards.allSatisfy { game.bonusRemaining(of: $0.id, at: .seconds(99)) == .seconds(6) })
    #expect(game.score == 0 && game.moves == 0 && game.pairsFound == 0 && game.pairs == 5)
    #expect(game.turned.isEmpty && game.lastMove == nil && !game.isOver && !game.isPaused)
  }

  @Test func `each pair is on the board once, with its own ids`() throws {
    let game = try #require(
      MemoryGame(pairs: Vocabulary.pairs(7), generator: SeededGenerator(seed: 1)))
    expectEqual(game.order.sorted(), (0..<14).map(CardID.init(rawValue:)))
    for pair in 0..<7 {
      expectEqual(game[a(pair)]?.content, .term(pair))
      expectEqual(game[b(pair)]?.content, .definition(pair))
    }
  }

  @Test func `the seed decides the board`() throws {
    let one = try #require(MemoryGame(pairs: twins(9), generator: SeededGenerator(seed: "x")))
    let same = try #require(MemoryGame(pairs: twins(9), generator: SeededGenerator(seed: "x")))
    let other = try #require(MemoryGame(pairs: twins(9), generator: SeededGenerator(seed: "y")))
    expectEqual(one, same)
    #expect(one.order != other.order)
  }

  @Test func `twins by number make the same board as twins by pair`() throws {
    let byNumber = try #require(
      MemoryGame(numberOfPairs: 4, generator: SeededGenerator(seed: 8)) { "face \($0)" })
    let byPair = MemoryGame(
      pairs: (0..<4).map { ("face \($0)", "face \($0)") }, generator: SeededGenerator(seed: 8))
    expectEqual(byNumber, byPair)
  }

  @Test func `the cards are in the order of their places`() throws {
    let game = try #require(MemoryGame(pairs: twins(3), generator: SeededGenerator(seed: 2)))
    expectEqual(game.places, game.cards.map(Optional.some))
  }
}
