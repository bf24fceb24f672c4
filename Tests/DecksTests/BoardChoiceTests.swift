import Expectations
import MemoryGame
import Testing

@testable import Decks

/// Boards with pairs that case alone tells apart: the boards of earlier versions stay the same.
struct BoardChoiceTests {
  /// The rule of versions in which case never counted.
  private func pairsOfOldRule(_ deck: Deck, _ order: [Int], _ limit: Int) -> [Pair] {
    var taken: Set<String> = []
    var chosen: [Pair] = []
    for index in order where chosen.count < limit {
      let pair = deck.pairs[index]
      let keys = [pair.first.text, pair.second.text].map { $0.caseFolded }
      guard taken.isDisjoint(with: keys) else { continue }
      taken.formUnion(keys)
      chosen.append(pair)
    }
    return chosen
  }

  private func order(of deck: Deck, _ seed: String) -> [Int] {
    var generator = SeededGenerator(seed: seed)
    var order = Array(deck.pairs.indices)
    generator.shuffle(&order)
    return order
  }

  private static let keys = Deck("x", "X", "o", "O", "p", "P")

  @Test(arguments: ["Vi Keys", "Times Tables", "Elements", "Halloween", "Morse"])
  func `a board code means the same board as ever`(name: String) throws {
    let deck = try #require(BuiltInDecks.deck(named: name))
    for seed in ["ghost", "a", "b", "c", "1", "2", "3"] {
      let order = order(of: deck, seed)
      let all = pairsOfOldRule(deck, order, .max)
      for count in [2, 8, 20, all.count] {
        let drawn = try #require(DrawnPairs(from: deck, count: count, seed: seed))
        expectEqual(drawn.pairs, Array(all.prefix(count)))
      }
    }
  }

  @Test func `the keys of a board of Vi Keys are pinned`() throws {
    let deck = try #require(BuiltInDecks.deck(named: "Vi Keys"))
    let drawn = try #require(DrawnPairs(from: deck, count: 63, seed: "ghost"))
    expectEqual(
      drawn.pairs.map(\.first.text).joined(separator: " "),
      """
      dw N { * :q! } i # D M a ; ~ b Ctrl-B dd p yy u k >> ZZ J O r % / cc h G ' << f gg : :q . $ \
      X 0 cw v ^ Ctrl-F ? , t w C L e :w I m A n R P x H o l j
      """)
  }

  @Test func `all pairs of Vi Keys fit on one board, as the list says`() throws {
    let deck = try #require(BuiltInDecks.deck(named: "Vi Keys"))
    expectEqual(deck.playablePairs, 63)
    for seed in ["a", "b", "c"] {
      expectEqual(DrawnPairs(from: deck, count: 500, seed: seed)?.pairs.count, 63)
    }
  }

  @Test func `letters that differ in case come when the others are used up`() throws {
    for seed in ["a", "b", "c", "d"] {
      let all = try #require(DrawnPairs(from: BoardChoiceTests.keys, count: 6, seed: seed))
      expectEqual(all.pairs.count, 6)
      let first = all.pairs.prefix(3).map { $0.first.text.lowercased() }
      expectEqual(Set(first), ["x", "o", "p"])
    }
  }

  @Test func `a limit says why no more pairs fit on a board`() {
    let pairs = [("red", "apple"), ("red", "cherry"), ("Apple", "tree"), ("a", "b"), ("A", "B")]
    let limit = Deck(pairs.map { Pair(term: $0.0, definition: $0.1) }).boardLimit
    expectEqual([limit.pairs, limit.sharing, limit.differingInCase], [3, 1, 1])
    let whole = BoardChoiceTests.keys.boardLimit
    expectEqual([whole.pairs, whole.sharing, whole.differingInCase], [6, 0, 0])
  }
}
