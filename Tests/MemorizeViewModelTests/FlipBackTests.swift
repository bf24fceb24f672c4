import Expectations
import MemoryGame
import Testing

@testable import MemorizeViewModel

/// Cards that turn down after a time.
struct FlipBackTests {
  private let rules = Rules(flipBack: .seconds(2))

  @Test func `two cards turn down when their time is over, not earlier`() throws {
    let game = try game(rules: rules)
    game.choose(id(0), at: .seconds(1))
    expectNil(game.flipBackDue(after: .seconds(1)))
    game.choose(id(2), at: .seconds(5))
    expectEqual(game.flipBackDue(after: .seconds(5)), .seconds(7))
    expectEqual(game.flipBackDue(after: .seconds(6)), .seconds(7))
    game.doWhatIsDue(at: .milliseconds(6999))
    expectEqual(game.card(id(0))?.isFaceUp, true)
    game.doWhatIsDue(at: .seconds(7))
    expectEqual(game.card(id(0))?.isFaceUp, false)
    expectEqual(game.lastEvent, .turnedDown)
    expectNil(game.flipBackDue(after: .seconds(7)))
  }

  @Test func `a pause does not count`() throws {
    let game = try game(rules: rules)
    game.choose(id(0), at: .zero)
    game.choose(id(2), at: .seconds(1))
    game.togglePause(at: .seconds(2))
    expectNil(game.flipBackDue(after: .seconds(9)))
    game.doWhatIsDue(at: .seconds(9))
    expectEqual(game.card(id(0))?.isFaceUp, true)
    game.togglePause(at: .seconds(10))
    expectEqual(game.flipBackDue(after: .seconds(10)), .seconds(11))
  }

  @Test func `a matched pair leaves after a second, with or without the option`() throws {
    for rules in [Rules(), rules] {
      let game = try game(pairs: 2, rules: rules)
      for pair in 0..<2 {
        let start: Duration = .seconds(5 * pair)
        game.choose(id(2 * pair), at: start)
        game.choose(id(2 * pair + 1), at: start + .seconds(1))
        expectNil(game.flipBackDue(after: start + .seconds(1)))
        expectNil(game.doWhatIsDue(at: start + .milliseconds(1999)))
        expectEqual(game.doWhatIsDue(at: start + .seconds(4)), start + .seconds(2))
        expectEqual(game.places.count { $0 == nil }, 2 * pair + 2)
      }
      expectNil(game.nextDue(after: .seconds(99)))
    }
  }

  @Test func `a pause delays the leaving of a pair`() throws {
    let game = try game()
    game.choose(0, 1)
    game.togglePause(at: .milliseconds(600))
    expectNil(game.nextDue(after: .seconds(9)))
    game.togglePause(at: .seconds(10))
    expectEqual(game.nextDue(after: .seconds(10)), .milliseconds(10_400))
  }

  @Test func `with close gaps a pair stays until the next choice`() throws {
    var rules = rules
    rules.variant[.closeGaps] = true
    let game = try game(rules: rules)
    game.choose(0, 1)
    expectNil(game.nextDue(after: .seconds(9)))
  }

  @Test func `without the option cards stay up until the next choice`() throws {
    let game = try game()
    game.choose(0, 2)
    expectNil(game.flipBackDue(after: .seconds(99)))
    game.rules.flipBack = .seconds(1)
    expectEqual(game.flipBackDue(after: .seconds(3)), .seconds(1))
  }

  @Test func `a new board cancels the time`() throws {
    let game = try game(rules: rules)
    game.choose(0, 2)
    game.dealNew(at: .seconds(1))
    expectNil(game.flipBackDue(after: .seconds(9)))
    game.choose(id(0), at: .seconds(10))
    game.choose(id(2), at: .seconds(11))
    expectEqual(game.flipBackDue(after: .seconds(11)), .seconds(13))
  }
}

extension TableViewModel {
  /// The matches in the order in which they were found.
  var matches: [Move] { game.matches }

  /// The time at which the two cards of a miss turn down.
  func flipBackDue(after time: Duration) -> Duration? {
    current.flipBackDue(after: time, rules.flipBack)
  }
}
