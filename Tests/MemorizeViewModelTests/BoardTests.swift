import Decks
import Expectations
import MemorizeViewModel
import MemoryGame
import Testing

/// Deck, pairs and seed decide a board.
struct BoardTests {
  @Test(arguments: [
    ("ghost", 4, "C E C G G B E B"), ("ghost", 8, "D E C A F H F A C H G E D B G B"),
    ("", 4, "D E H D H B E B"), ("Ghost", 4, "G C G B C B D D"), ("42", 2, "A F A F"),
  ])
  func `a seed gives its board, whatever the rules`(seed: String, pairs: Int, faces: String) throws
  {
    for rules in [Rules(), Rules(variant: Variant(closesGaps: true))] {
      try expectEqual(game(pairs: pairs, seed: seed, rules: rules).faces, faces)
    }
  }

  @Test func `a seed gives its board of a built-in deck`() throws {
    let deck = try #require(BuiltInDecks.deck(named: "NATO"))
    let game = try game(deck, pairs: 3)
    expectEqual(game.faces, "Y Uniform Golf Yankee G U")
    expectEqual(game.board.setup().code, "NATO:3#ghost")
  }

  @Test func `a deck with fewer pairs than asked for gives all it has, and says so`() throws {
    let game = try game(.twins("ABC"), pairs: 8)
    expectEqual(game.board.pairs, 3)
    expectEqual(game.board.askedPairs, 8)
    expectEqual(game.lastEvent, .dealt(pairs: 3, asked: 8))
    expectEqual(game.numberOfPlaces, 6)
    expectEqual(Board.of(.twins("ABC", usualPairs: 8), seed: "x")?.askedPairs, 3)
  }

  @Test func `a deck of fewer than two pairs gives no board`() {
    expectNil(Board.of(.twins(""), seed: "x"))
    expectNil(Board.of(.twins("A"), seed: "x"))
    expectNil(Board.of(.twins("AA"), seed: "x"))
  }

  @Test func `numbers beyond the limits count as the limit`() {
    let deck = Deck(
      name: "d", color: .red, usualPairs: 4, pairs: (0..<600).map { Pair(twin: "\($0)") })
    expectEqual(Board.of(deck, pairs: -3, seed: "x")?.pairs, 2)
    expectEqual(Board.of(deck, pairs: .max, seed: "x")?.pairs, 500)
    expectEqual(Board.of(deck, seed: "x")?.pairs, 4)
  }

  @Test func `a drawn board never has a text twice`() throws {
    let deck = Deck(
      name: "d", color: .red, usualPairs: 4,
      pairs: [
        Pair(term: "one", definition: "1"), Pair(term: "One", definition: "2"),
        Pair(term: "uno", definition: "1"), Pair(term: "two", definition: "2"),
        Pair(twin: "UNO"), Pair(term: "a  b", definition: "3"), Pair(term: "a b", definition: "4"),
      ])
    for seed in 0..<100 {
      let game = try game(deck, pairs: 7, seed: "\(seed)")
      let texts = Set(game.places.compactMap { $0?.content.text.lowercased() })
      #expect(texts.count >= 2 * game.pairs - 1 && game.pairs <= 4)
    }
  }
}
