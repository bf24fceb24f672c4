import Expectations
import GameFixtures
import MemoryGame
import Testing

/// Games with open cards, and games with two sides.
struct VariantTests {
  private func game(_ pairs: Int, _ variant: Variant, seed: UInt64 = 42) throws -> MemoryGame<Int> {
    try #require(MemoryGame(twins: pairs, seed: seed, variant: variant))
  }

  @Test(arguments: 2...9)
  func `each side has one card of every pair, before and after a shuffle`(pairs: Int) throws {
    var game = try game(pairs, Variant(hasSides: true))
    for _ in 0..<3 {
      #expect(game.order.prefix(pairs).allSatisfy { $0.rawValue.isMultiple(of: 2) })
      #expect(game.order.dropFirst(pairs).allSatisfy { !$0.rawValue.isMultiple(of: 2) })
      expectEqual(Set(game.order.prefix(pairs).map(\.pair)), Set(0..<pairs))
      expectEqual(Set(game.order.dropFirst(pairs).map(\.pair)), Set(0..<pairs))
      game.shuffle(at: .zero)
    }
  }

  @Test func `sides change the boards, open cards do not`() throws {
    let usual = try game(6, Variant())
    try expectEqual(game(6, Variant(isOpen: true)).order, usual.order)
    try expectEqual(
      game(6, Variant(isOpen: true, hasSides: true)).order,
      game(6, Variant(hasSides: true)).order)
    #expect(try game(6, Variant(hasSides: true)).order != usual.order)
  }

  @Test func `a board with sides never changes`() throws {
    let order = try game(6, Variant(hasSides: true)).order.map(\.description)
    expectEqual(order.joined(separator: " "), "4a 3a 0a 2a 5a 1a 2b 3b 1b 4b 5b 0b")
  }
}

/// Rules 1 and 9: the board before the first choice.
struct BoardTests {
  @Test(arguments: [Int.min, -1, 0, 1])
  func `fewer than two twins make no game`(pairs: Int) {
    let game = MemoryGame(numberOfPairs: pairs, generator: SeededGenerator(seed: 1)) { $0 }
    expectNil(game)
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
}
