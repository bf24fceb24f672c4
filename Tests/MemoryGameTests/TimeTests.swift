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

  init() throws {
    game = try #require(MemoryGame(pairs: twins(2), generator: SeededGenerator(seed: 1)))
  }

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
