import Expectations
import GameFixtures
import MemoryGame
import Testing

/// The share of the points that came from bonuses.
struct BonusShareTests {
  @Test func `there is no share before the first match`() throws {
    var game = try #require(MemoryGame(pairs: twins(3), generator: SeededGenerator(seed: 1)))
    expectEqual(game.bonusShare, 0)
    game.choose(a(0), a(1))
    #expect((game.bonuses, game.bonusShare) == (0, 0))
  }

  @Test func `a match after two and after seven seconds brings four of six points, then none`()
    throws
  {
    var game = try #require(MemoryGame(pairs: twins(2), generator: SeededGenerator(seed: 1)))
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
    var game = try #require(
      MemoryGame(
        pairs: twins(2), generator: SeededGenerator(seed: 1), variant: Variant(isOpen: true)))
    game.choose(a(0), b(0), a(1), b(1))
    #expect(game.isOver)
    #expect((game.bonuses, game.bonusShare) == (0, 0))
  }
}
