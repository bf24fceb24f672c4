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
