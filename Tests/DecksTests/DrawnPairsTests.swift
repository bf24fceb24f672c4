import Decks
import Expectations
import MemoryGame
import Testing

struct DrawnPairsTests {
  private let deck = Deck(
    name: "Numbers", color: .blue, usualPairs: 4, pairs: (0..<40).map { Pair(twin: "\($0)") })

  @Test func `restored pairs deal the same board and the same later shuffles`() throws {
    let drawn = try #require(DrawnPairs(from: deck, count: 5, seed: "owl"))
    let again = try #require(
      DrawnPairs(drawn.pairs, deckSize: drawn.deckSize, seed: drawn.seed))
    var game = try #require(drawn.deal())
    var twin = try #require(again.deal())
    expectEqual(game, twin)
    game.shuffle(at: .zero)
    twin.shuffle(at: .zero)
    expectEqual(game, twin)
  }

  @Test func `the cards are shuffled by the generator that drew the pairs`() throws {
    var generator = SeededGenerator(seed: "owl")
    var order = Array(deck.pairs.indices)
    generator.shuffle(&order)
    let pairs = order.prefix(5).map { deck.pairs[$0] }
    let game = MemoryGame(pairs: pairs.map { ($0.first, $0.second) }, generator: generator)
    expectEqual(DrawnPairs(from: deck, count: 5, seed: "owl")?.deal(), game)
  }

  @Test func `a board of fewer than two pairs is not drawn`() {
    expectNil(DrawnPairs(from: deck, count: 1, seed: ""))
    expectNil(DrawnPairs(from: deck, count: -1, seed: ""))
    expectNil(DrawnPairs([Pair(twin: "a")], deckSize: 9, seed: ""))
  }

  @Test(arguments: 0..<20)
  func `a playable deck can be played with every seed`(seed: Int) throws {
    let pairs = [("a", "b"), ("c", "a"), ("c", "d")].map { Pair(term: $0.0, definition: $0.1) }
    let deck = Deck(name: "Chain", color: .red, usualPairs: 2, pairs: pairs)
    let drawn = try #require(DrawnPairs(from: deck, count: 2, seed: "\(seed)"))
    expectEqual(Set(drawn.pairs), [pairs[0], pairs[2]])
  }

  @Test(arguments: [-1, 0, 2, DrawnPairs.largestDeck + 1, .max])
  func `a deck smaller than its board or larger than any is refused`(size: Int) {
    expectNil(DrawnPairs(Array(deck.pairs.prefix(3)), deckSize: size, seed: ""))
  }
}
