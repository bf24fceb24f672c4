import Expectations
import GameFixtures
import MemoryGame
import Testing

/// Rule 7: the clock and the pause.
struct ClockTests {
  private var game: MemoryGame<Int>

  init() throws {
    game = try #require(MemoryGame(pairs: twins(2), generator: SeededGenerator(seed: 1)))
  }

  @Test mutating func `the clock starts with the first choice`() {
    #expect(game.elapsed(at: .seconds(9)) == .zero && !game.isClockRunning)
    game.shuffle(at: .seconds(9))
    #expect(game.elapsed(at: .seconds(10)) == .zero && !game.isClockRunning)
    game.choose(a(0), at: .seconds(10))
    #expect(game.elapsed(at: .seconds(13)) == .seconds(3) && game.isClockRunning)
  }

  @Test mutating func `the clock stops with the last choice, and the game is over`() {
    game.choose(a(0), b(0), at: .seconds(1))
    #expect(!game.isOver)
    game.choose(a(1), at: .seconds(4))
    game.choose(b(1), at: .seconds(8))
    #expect(game.isOver && !game.isClockRunning)
    expectEqual(game.elapsed(at: .seconds(500)), .seconds(7))
    expectEqual(game.faceUp, [a(1), b(1)])
  }

  @Test mutating func `the clock stands still in a pause`() {
    game.choose(a(0), at: .seconds(1))
    game.pause(at: .seconds(3))
    #expect(game.isPaused && !game.isClockRunning)
    expectEqual(game.elapsed(at: .seconds(50)), .seconds(2))
    game.resume(at: .seconds(100))
    #expect(!game.isPaused && game.isClockRunning)
    expectEqual(game.elapsed(at: .seconds(101)), .seconds(3))
  }

  @Test mutating func `every bonus stands still in a pause`() {
    game.choose(a(0), at: .seconds(1))
    game.pause(at: .seconds(3))
    expectEqual(game.bonusRemaining(of: a(0), at: .seconds(50)), .seconds(4))
    game.resume(at: .seconds(100))
    expectEqual(game.bonusRemaining(of: a(0), at: .seconds(101)), .seconds(3))
    game.choose(b(0), at: .seconds(102))
    expectEqual(game.score, 2 + 2 + 6)
  }

  @Test mutating func `several pauses add up`() {
    game.choose(a(0), at: .zero)
    for minute in 1...5 {
      game.pause(at: .seconds(60 * minute))
      game.resume(at: .seconds(60 * minute + 59))
    }
    expectEqual(game.elapsed(at: .seconds(360)), .seconds(60 + 5))
  }

  @Test mutating func `a pause before the first choice leaves the clock at zero`() {
    game.pause(at: .seconds(1))
    game.resume(at: .seconds(8))
    game.choose(a(0), at: .seconds(9))
    expectEqual(game.elapsed(at: .seconds(11)), .seconds(2))
  }

  @Test mutating func `while paused only resuming is accepted`() {
    game.choose(a(0), a(1))
    game.pause(at: .seconds(1))
    let paused = game
    for intent in [.choose(b(0)), .turnDown, .shuffle, .pause] as [Intent] {
      #expect(!game.accepts(intent))
      game.apply(intent, at: .seconds(2))
      expectEqual(game, paused)
    }
    #expect(game.accepts(.resume))
  }

  @Test mutating func `nothing is accepted when the game is over`() {
    game.choose(a(0), b(0), a(1), b(1))
    let over = game
    let choices = (-1...4).map { Intent.choose(CardID(rawValue: $0)) }
    for intent in choices + [.turnDown, .shuffle, .pause, .resume] {
      #expect(!game.accepts(intent))
      game.apply(intent, at: .seconds(2))
      expectEqual(game, over)
    }
  }

  @Test mutating func `resuming without a pause does nothing`() {
    let dealt = game
    game.resume(at: .seconds(5))
    expectEqual(game, dealt)
  }
}
