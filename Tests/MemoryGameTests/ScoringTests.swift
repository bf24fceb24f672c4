import Expectations
import GameFixtures
import MemoryGame
import Testing

/// Rule 5: the six seconds of each card.
struct BonusTests {
  private var game: MemoryGame<Int>

  init() throws { game = try #require(MemoryGame(twins: 3)) }

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
  @Test func `a match after two and seven seconds brings four of six points, then none`() throws {
    var game = try #require(MemoryGame(twins: 2))
    expectEqual(game.bonusShare, 0)
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
}
