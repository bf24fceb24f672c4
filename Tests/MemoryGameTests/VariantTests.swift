import Expectations
import GameFixtures
import MemoryGame
import Testing

/// Games with open cards, and games with two sides.
struct VariantTests {
  private func game(_ pairs: Int, _ variant: Variant, seed: UInt64 = 42) throws -> MemoryGame<Int> {
    try #require(MemoryGame(twins: pairs, seed: seed, variant: variant))
  }

  @Test func `open cards are face up and the clock runs from the deal`() throws {
    let game = try game(4, Variant(isOpen: true))
    expectEqual(game.faceUp.count, 8)
    #expect(game.isClockRunning)
    expectEqual(game.elapsed(at: .seconds(3)), .seconds(3))
  }

  @Test func `with open cards a miss costs a second, and nothing changes the points`() throws {
    var game = try game(2, Variant(isOpen: true))
    game.choose(a(0), a(1), at: .seconds(1))
    expectEqual(game.elapsed(at: .seconds(1)), .seconds(2))
    expectEqual(game.lastMove?.isMatch, false)
    game.choose(a(0), b(0), at: .seconds(2))
    game.choose(a(1), b(1), at: .seconds(4))
    #expect(game.isOver)
    expectEqual(game.score, 0)
    expectEqual(game.moves, 3)
    expectEqual(game.elapsed(at: .seconds(9)), .seconds(5))
  }

  @Test func `matched open cards leave at the next choice, the others stay up`() throws {
    var game = try game(3, Variant(isOpen: true))
    game.choose(a(0), b(0), a(1))
    expectEqual(game[a(0)]?.isGone, true)
    game.choose(a(2), b(1))
    expectEqual(game.faceUp, [a(1), b(1), a(2), b(2)])
    expectEqual(game.turned, [b(1)])
    #expect(!game.accepts(.choose(b(1))))
    expectEqual(game.bonusRemaining(of: b(1), at: .seconds(60)), Bonus.limit)
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

  @Test func `each side closes its own gaps`() throws {
    var game = try game(3, Variant(closesGaps: true, hasSides: true))
    game.choose(a(0), b(0), a(1))
    expectEqual(game.places.count, 6)
    expectEqual(game.places.map { $0 == nil }, [false, false, true, false, false, true])
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
  @Test(arguments: [0, 1])
  func `fewer than two pairs make no game`(pairs: Int) { expectNil(MemoryGame(twins: pairs)) }

  @Test(arguments: [Int.min, -1, 0, 1])
  func `fewer than two twins make no game`(pairs: Int) {
    let game = MemoryGame(numberOfPairs: pairs, generator: SeededGenerator(seed: 1)) { $0 }
    expectNil(game)
  }

  @Test func `all cards start face down, unseen and with all their bonus`() throws {
    let game = try #require(MemoryGame(twins: 5))
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
    let one = try #require(MemoryGame(twins: 9, seed: "x"))
    let same = try #require(MemoryGame(twins: 9, seed: "x"))
    let other = try #require(MemoryGame(twins: 9, seed: "y"))
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
    let game = try #require(MemoryGame(twins: 3, seed: 2))
    expectEqual(game.places, game.cards.map(Optional.some))
  }
}
