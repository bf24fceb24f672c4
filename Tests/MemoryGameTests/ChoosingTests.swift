import Expectations
import GameFixtures
import MemoryGame
import Testing

/// Rules 2 and 3: choosing cards.
struct ChoosingTests {
  private var game: MemoryGame<Int>

  init() throws { game = try #require(MemoryGame(twins: 3)) }

  @Test mutating func `the second choice turns another up and makes a move`() {
    game.choose(a(0), b(1))
    expectEqual(game.faceUp, [a(0), b(1)])
    expectEqual(game.turned, [a(0), b(1)])
    expectEqual(game.moves, 1)
    #expect(game.lastMove?.first == a(0) && game.lastMove?.second == b(1))
    #expect(game.lastMove?.isMatch == false && game.lastMove?.points == 0)
  }

  @Test(arguments: [Int.min, -2, -1, 6, 7, .max])
  func `a card that is not on this board changes nothing`(number: Int) {
    var next = game
    let id = CardID(rawValue: number)
    next.choose(id, at: .seconds(1))
    expectEqual(next, game)
    #expect(!game.accepts(.choose(id)))
    expectNil(game[id])
    expectEqual(game.bonusRemaining(of: id, at: .seconds(1)), .zero)
  }

  @Test func `a choice that does nothing says why`() throws {
    var game = try #require(
      MemoryGame(numberOfPairs: 2, generator: SeededGenerator(seed: "refusals")) { $0 })
    let cards = (0..<4).map { CardID(rawValue: $0) }
    expectEqual(game.refusal(of: nil), .noCard)
    expectEqual(game.choose(CardID(rawValue: 9), at: .zero), .noCard)
    expectNil(game.choose(cards[0], at: .zero))
    expectEqual(game.choose(cards[0], at: .zero), .alreadyUp)
    game.pause(at: .zero)
    expectEqual(game.choose(cards[1], at: .zero), .paused)
    game.resume(at: .zero)
    expectNil(game.choose(cards[1], at: .zero))
    expectEqual(game.choose(cards[1], at: .zero), .gone)
    for card in cards[2...] { game.choose(card, at: .zero) }
    expectEqual(game.choose(cards[2], at: .zero), .gameOver)
    var open = try #require(
      MemoryGame(
        pairs: [(1, 1), (2, 2)], generator: SeededGenerator(seed: "refusals"),
        variant: Variant(isOpen: true)))
    open.choose(cards[0], at: .zero)
    expectEqual(open.choose(cards[0], at: .zero), .alreadyChosen)
  }
}
