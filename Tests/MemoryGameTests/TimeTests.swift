import Expectations
import GameFixtures
import MemoryGame
import Testing

/// Times that run backwards or are far too long.
struct TimeTests {
  private static let huge = Duration(
    secondsComponent: 1_000_000_000_000_000_000, attosecondsComponent: 0)
  private static let extremes: [Duration] = [
    Duration(attoseconds: .min), .zero - huge, .seconds(-1), .zero, huge,
    Duration(attoseconds: .max),
  ]

  private var game: MemoryGame<Int>

  init() throws { game = try #require(MemoryGame(twins: 2)) }

  @Test mutating func `a time before the last one counts as the last one`() {
    game.choose(a(0), at: .seconds(10))
    game.choose(a(1), at: .seconds(4))
    expectEqual(game.elapsed(at: .seconds(7)), .zero)
    expectEqual(game.elapsed(at: .seconds(12)), .seconds(2))
    expectEqual(game.bonusRemaining(of: a(1), at: .seconds(1)), .seconds(6))
    expectEqual(game.bonusRemaining(of: a(1), at: .seconds(11)), .seconds(5))
  }

  @Test mutating func `a time before the deal counts as the deal`() {
    game.choose(a(0), at: .seconds(-5))
    expectEqual(game.elapsed(at: .seconds(2)), .seconds(2))
  }

  @Test mutating func `a pause that ends before it began takes no time`() {
    game.choose(a(0), at: .zero)
    game.pause(at: .seconds(5))
    game.resume(at: .seconds(1))
    expectEqual(game.elapsed(at: .seconds(6)), .seconds(6))
  }

  @Test mutating func `the time of a choice that does nothing is ignored`() {
    game.choose(a(0), at: .seconds(1))
    game.choose(a(0), at: .seconds(100))
    expectEqual(game.elapsed(at: .seconds(2)), .seconds(1))
  }

  @Test(arguments: extremes, extremes)
  func `a whole game can be played at any two times`(one: Duration, other: Duration) {
    var game = game
    let intents: [Intent] = [
      .shuffle, .choose(a(0)), .pause, .resume, .choose(a(1)), .turnDown, .choose(b(0)),
      .pause, .resume, .shuffle, .choose(a(0)), .choose(a(1)), .choose(b(1)),
    ]
    for (number, intent) in intents.enumerated() {
      let times = number.isMultiple(of: 2) ? (one, other) : (other, one)
      game.apply(intent, at: times.0)
      for time in [times.0, times.1] {
        #expect(game.elapsed(at: time) >= .zero)
        #expect(game.cards.allSatisfy { (0...6).contains($0.bonus.points(at: time)) })
        #expect(
          game.cards.allSatisfy {
            (.zero ... .seconds(6)).contains(game.bonusRemaining(of: $0.id, at: time))
          })
      }
    }
    #expect(game.isOver && game.moves == 3)
  }
}

/// Rule 7: the clock and the pause.
struct ClockTests {
  private var game: MemoryGame<Int>

  init() throws { game = try #require(MemoryGame(twins: 2)) }

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
