import Expectations
import GameFixtures
import MemoryGame
import Testing

/// Rule 4: the points of a move.
struct ScoringTests {
  private var game: MemoryGame<Int>

  init() throws { game = try #require(MemoryGame(twins: 4)) }

  @Test mutating func `a match at once is worth fourteen`() {
    game.choose(a(0), b(0))
    expectEqual(game.score, 14)
    #expect(game.lastMove?.isMatch == true && game.lastMove?.points == 14)
  }

  @Test mutating func `a match is worth two when no bonus is left`() {
    game.choose(a(0), a(1), at: .zero)
    game.choose(b(0), at: .seconds(6))
    game.choose(b(1), at: .seconds(12))
    game.choose(a(0), at: .seconds(12))
    game.choose(b(0), at: .seconds(20))
    expectEqual(game.lastMove?.points, 2 + 0 + 0)
  }

  @Test mutating func `a mismatch of two unseen cards costs nothing`() {
    game.choose(a(0), a(1))
    expectEqual(game.score, 0)
    expectEqual(game.lastMove?.points, 0)
  }

  @Test mutating func `a mismatch costs one for a card seen before, whichever comes first`() {
    game.choose(a(0), a(1), a(2), a(0))
    expectEqual(game.lastMove?.points, -1)
    game.choose(a(1), a(3))
    expectEqual(game.lastMove?.points, -1)
    expectEqual(game.score, -2)
  }

  @Test mutating func `a mismatch of two cards seen before costs two`() {
    game.choose(a(0), a(1), a(2), a(3), a(0), a(1))
    expectEqual(game.lastMove?.points, -2)
    expectEqual(game.score, -2)
  }

  @Test mutating func `the sight of a card in the move itself does not count as seen`() {
    game.choose(a(0), at: .zero)
    game.choose(a(1), at: .seconds(100))
    expectEqual(game.score, 0)
    expectEqual(game[a(0)]?.hasBeenSeen, false)
  }

  @Test mutating func `a match of seen cards costs nothing`() {
    game.choose(a(0), a(1), b(0), b(1), a(0), b(0))
    expectEqual(game.lastMove?.points, 14)
  }

  @Test mutating func `a single choice costs nothing and is not a move`() {
    game.choose(a(0), a(1), a(2))
    #expect(game.score == 0 && game.moves == 1)
  }
}

/// Rule 5: the six seconds of each card.
struct BonusTests {
  private var game: MemoryGame<Int>

  init() throws { game = try #require(MemoryGame(twins: 3)) }

  @Test mutating func `the bonus runs while a card is face up`() {
    game.choose(a(0), at: .seconds(10))
    expectEqual(game[a(0)]?.bonus.isRunning, true)
    expectEqual(game.bonusRemaining(of: a(0), at: .seconds(10)), .seconds(6))
    expectEqual(game.bonusRemaining(of: a(0), at: .milliseconds(12_500)), .milliseconds(3500))
    expectEqual(game.bonusRemaining(of: a(0), at: .seconds(16)), .zero)
    expectEqual(game.bonusRemaining(of: a(0), at: .seconds(99)), .zero)
    expectEqual(game.bonusRemaining(of: b(0), at: .seconds(99)), .seconds(6))
  }

  @Test mutating func `the bonus runs over all looks together`() {
    game.choose(a(0), a(1), at: .zero)
    game.turnDown(at: .seconds(2))
    expectEqual(game[a(0)]?.bonus.isRunning, false)
    expectEqual(game.bonusRemaining(of: a(0), at: .seconds(50)), .seconds(4))
    game.choose(a(0), at: .seconds(50))
    expectEqual(game.bonusRemaining(of: a(0), at: .seconds(53)), .seconds(1))
  }

  @Test mutating func `the bonus of a mismatch runs while it stays up`() {
    game.choose(a(0), a(1), at: .zero)
    expectEqual(game.bonusRemaining(of: a(0), at: .seconds(5)), .seconds(1))
    expectEqual(game.bonusRemaining(of: a(1), at: .seconds(5)), .seconds(1))
  }

  @Test mutating func `a match stops the bonus of both cards`() {
    game.choose(a(0), at: .zero)
    game.choose(b(0), at: .seconds(2))
    expectEqual(game.bonusRemaining(of: a(0), at: .seconds(99)), .seconds(4))
    expectEqual(game.bonusRemaining(of: b(0), at: .seconds(99)), .seconds(6))
    #expect(game[a(0)]?.bonus.isRunning == false && game[b(0)]?.bonus.isRunning == false)
  }

  @Test(arguments: [
    (0, 14), (1, 13), (999, 13), (1000, 13), (1001, 12), (2900, 11), (5000, 9), (5001, 8),
    (6000, 8), (7000, 8),
  ])
  func `a match earns the whole seconds that are left`(milliseconds: Int, points: Int) {
    var game = game
    game.choose(a(0), at: .zero)
    game.choose(b(0), at: .milliseconds(milliseconds))
    expectEqual(game.score, points)
  }

  @Test mutating func `a card's bonus goes from six points to none`() throws {
    game.choose(a(0), at: .seconds(1))
    let bonus = try #require(game[a(0)]).bonus
    expectEqual(bonus.points(at: .seconds(1)), 6)
    expectEqual(bonus.points(at: .milliseconds(1001)), 5)
    expectEqual(bonus.points(at: .seconds(7)), 0)
  }

  @Test(arguments: [Int128.min, -1, 0, .max])
  func `the bonus is defined at any time`(attoseconds: Int128) throws {
    var game = game
    game.choose(a(0), a(1), at: .seconds(3))
    game.turnDown(at: .seconds(5))
    game.choose(a(0), at: .seconds(5))
    let bonus = try #require(game[a(0)]).bonus
    let time = Duration(attoseconds: attoseconds)
    expectEqual(bonus.remaining(at: time), (attoseconds == .max ? .zero : .seconds(4)))
    expectEqual(bonus.points(at: time), (attoseconds == .max ? 0 : 4))
  }
}

/// The share of the points that came from bonuses.
struct BonusShareTests {
  @Test func `there is no share before the first match`() throws {
    var game = try #require(MemoryGame(twins: 3))
    expectEqual(game.bonusShare, 0)
    game.choose(a(0), a(1))
    #expect((game.bonuses, game.bonusShare) == (0, 0))
  }

  @Test func `a match after two and seven seconds brings four of six points, then none`() throws {
    var game = try #require(MemoryGame(twins: 2))
    game.choose(a(0), at: .zero)
    game.choose(b(0), at: .seconds(7))
    // The first card lay up for seven seconds, the second not at all.
    #expect((game.score, game.bonuses) == (8, 6))
    expectEqual(game.bonusShare, 6.0 / 8)
    game.choose(a(1), at: .seconds(10))
    game.choose(b(1), at: .seconds(12))
    #expect((game.score, game.bonuses) == (20, 16))
    expectEqual(game.bonusShare, 16.0 / 20)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `bonuses are the points of all matches without two for each`(seed: UInt64) throws {
    var dice = SeededGenerator(seed: seed)
    var game = try #require(MemoryGame(pairs: twins(4), generator: dice))
    var (bonuses, moves, lost) = (0, 0, 0)
    for second in 0..<200 {
      let card = CardID(rawValue: Int.random(in: 0..<8, using: &dice))
      game.choose(card, at: .milliseconds(700 * second))
      guard game.moves > moves, let move = game.lastMove else { continue }
      moves = game.moves
      bonuses += move.isMatch ? move.points - Score.match : 0
      lost += move.isMatch ? 0 : move.points
      expectEqual(game.bonuses, bonuses)
      expectEqual(game.score, Score.match * game.pairsFound + bonuses + lost)
      #expect((0...6.0 / 7).contains(game.bonusShare))
    }
    #expect(game.isOver)
  }

  @Test func `a game with open cards has none`() throws {
    var game = try #require(MemoryGame(twins: 2, variant: Variant(isOpen: true)))
    game.choose(a(0), b(0), a(1), b(1))
    #expect(game.isOver)
    #expect((game.bonuses, game.bonusShare) == (0, 0))
  }
}
