import MemorizeViewModel
import Testing

/// Cards that turn down after a time.
struct FlipBackTests {
  private let rules = Rules(flipBack: .seconds(2))

  @Test func `two cards turn down when their time is over, not earlier`() throws {
    let game = try game(rules: rules)
    game.choose(id(0), at: .seconds(1))
    #expect(game.flipBackDue(after: .seconds(1)) == nil)
    game.choose(id(2), at: .seconds(5))
    #expect(game.flipBackDue(after: .seconds(5)) == .seconds(7))
    #expect(game.flipBackDue(after: .seconds(6)) == .seconds(7))
    game.turnDownIfDue(at: .milliseconds(6999))
    #expect(game.card(id(0))?.isFaceUp == true)
    game.turnDownIfDue(at: .seconds(7))
    #expect(game.card(id(0))?.isFaceUp == false)
    #expect(game.lastEvent == .turnedDown)
    #expect(game.flipBackDue(after: .seconds(7)) == nil)
  }

  @Test func `a pause does not count`() throws {
    let game = try game(rules: rules)
    game.choose(id(0), at: .zero)
    game.choose(id(2), at: .seconds(1))
    game.togglePause(at: .seconds(2))
    #expect(game.flipBackDue(after: .seconds(9)) == nil)
    game.turnDownIfDue(at: .seconds(9))
    #expect(game.card(id(0))?.isFaceUp == true)
    game.togglePause(at: .seconds(10))
    #expect(game.flipBackDue(after: .seconds(10)) == .seconds(11))
  }

  @Test func `a matched pair leaves, the last pair stays`() throws {
    let game = try game(pairs: 2, rules: rules)
    game.choose(id(0), at: .zero)
    game.choose(id(1), at: .seconds(1))
    game.turnDownIfDue(at: .seconds(3))
    #expect(game.places.count { $0 == nil } == 2)
    game.choose(id(2), at: .seconds(4))
    game.choose(id(3), at: .seconds(5))
    #expect(game.flipBackDue(after: .seconds(9)) == nil)
  }

  @Test func `without the option cards stay up until the next choice`() throws {
    let game = try game()
    game.choose(id(0), at: .zero)
    game.choose(id(2), at: .zero)
    #expect(game.flipBackDue(after: .seconds(99)) == nil)
    game.rules.flipBack = .seconds(1)
    #expect(game.flipBackDue(after: .seconds(3)) == .seconds(1))
  }

  @Test func `a new board cancels the time`() throws {
    let game = try game(rules: rules)
    game.choose(id(0), at: .zero)
    game.choose(id(2), at: .zero)
    game.dealNew(at: .seconds(1))
    #expect(game.flipBackDue(after: .seconds(9)) == nil)
    game.choose(id(0), at: .seconds(10))
    game.choose(id(2), at: .seconds(11))
    #expect(game.flipBackDue(after: .seconds(11)) == .seconds(13))
  }
}
