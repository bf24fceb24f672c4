import Expectations
import GameFixtures
import MemoryGame
import Testing

/// Rules 2 and 3: choosing cards.
struct ChoosingTests {
  private var game: MemoryGame<Int>

  init() throws { game = try #require(MemoryGame(twins: 3)) }

  @Test mutating func `the first choice turns one card up`() {
    game.choose(a(0))
    expectEqual(game.faceUp, [a(0)])
    expectEqual(game.turned, [a(0)])
    #expect(game.moves == 0 && game.lastMove == nil)
  }

  @Test mutating func `the second choice turns another up and makes a move`() {
    game.choose(a(0), b(1))
    expectEqual(game.faceUp, [a(0), b(1)])
    expectEqual(game.turned, [a(0), b(1)])
    expectEqual(game.moves, 1)
    #expect(game.lastMove?.first == a(0) && game.lastMove?.second == b(1))
    #expect(game.lastMove?.isMatch == false && game.lastMove?.points == 0)
  }

  @Test mutating func `two cards stay up until the next choice turns them down`() {
    game.choose(a(0), a(1))
    game.choose(a(2), at: .seconds(3600))
    expectEqual(game.faceUp, [a(2)])
    #expect(game[a(0)]?.hasBeenSeen == true && game[a(1)]?.hasBeenSeen == true)
    expectEqual(game[a(2)]?.hasBeenSeen, false)
  }

  @Test mutating func `choosing a card that is up does nothing`() {
    game.choose(a(0))
    let one = game
    game.choose(a(0), at: .seconds(1))
    expectEqual(game, one)
    game.choose(a(1))
    let two = game
    game.choose(a(0), a(1), at: .seconds(2))
    expectEqual(game, two)
  }

  @Test mutating func `choosing a matched card does nothing, up or gone`() {
    game.choose(a(0), b(0))
    let up = game
    game.choose(a(0), b(0), at: .seconds(1))
    expectEqual(game, up)
    game.choose(a(1))
    let gone = game
    game.choose(a(0), b(0), at: .seconds(2))
    expectEqual(game, gone)
  }

  @Test mutating func `a matched pair stays up until the next choice, then leaves a gap`() throws {
    game.choose(a(0), b(0))
    expectEqual(game.faceUp, [a(0), b(0)])
    expectEqual(game.pairsFound, 1)
    #expect(!game.places.contains(nil))
    game.choose(a(1))
    expectEqual(game.faceUp, [a(1)])
    #expect(game[a(0)]?.isGone == true && game[b(0)]?.isGone == true)
    for (card, place) in zip(game.cards, game.places) {
      expectEqual((place == nil), (card.id.pair == 0))
    }
  }

  @Test mutating func `equal faces of two terms are not a pair`() throws {
    var game = try #require(
      MemoryGame(pairs: Vocabulary.pairs(2), generator: SeededGenerator(seed: 1)))
    game.choose(a(0), a(1))
    expectEqual(game.lastMove?.isMatch, false)
    game.choose(b(0), a(0))
    expectEqual(game.lastMove?.isMatch, true)
  }

  @Test mutating func `turning down does what the next choice would, without choosing`() {
    game.choose(a(0), a(1))
    game.turnDown(at: .seconds(1))
    #expect(game.faceUp == [] && game.turned == [])
    #expect(game[a(0)]?.hasBeenSeen == true && game[a(1)]?.hasBeenSeen == true)
    expectEqual(game.moves, 1)
    game.choose(a(0))
    expectEqual(game.faceUp, [a(0)])
  }

  @Test mutating func `turning down removes a matched pair`() {
    game.choose(a(0), b(0))
    game.turnDown(at: .zero)
    expectEqual(game.places.filter { $0 == nil }.count, 2)
  }

  @Test mutating func `with no card or one up there is nothing to turn down`() {
    let none = game
    game.turnDown(at: .seconds(1))
    expectEqual(game, none)
    game.choose(a(0))
    let one = game
    game.turnDown(at: .seconds(1))
    expectEqual(game, one)
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
