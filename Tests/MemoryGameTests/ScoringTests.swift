import Expectations
import GameFixtures
import MemoryGame
import Testing

/// Rule 4: the points of a move.
struct ScoringTests {
  private var game: MemoryGame<Int>

  init() throws {
    game = try #require(MemoryGame(pairs: twins(4), generator: SeededGenerator(seed: 1)))
  }

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
