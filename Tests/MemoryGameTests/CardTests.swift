import Expectations
import GameFixtures
import MemoryGame
import Testing

/// The ids and descriptions of cards.
struct CardTests {
  @Test func `an id tells the pair and which of its two cards it is`() {
    #expect(a(3).description == "3a" && b(3).description == "3b")
    #expect(a(3).pair == 3 && b(3).pair == 3)
    #expect(a(3) < b(3) && b(3) < a(4) && !(a(3) < a(3)))
  }

  @Test func `a card describes itself in a few characters`() throws {
    var game = try #require(
      MemoryGame(numberOfPairs: 2, generator: SeededGenerator(seed: 1)) { ["ghost", "bat"][$0] })
    expectEqual(game[b(0)]?.debugDescription, "0b ghost down")
    game.choose(b(0))
    expectEqual(game[b(0)]?.debugDescription, "0b ghost up")
    game.choose(a(1), at: .seconds(1))
    game.turnDown(at: .seconds(2))
    expectEqual(game[b(0)]?.debugDescription, "0b ghost down seen")
    game.choose(a(0), b(0), at: .seconds(3))
    expectEqual(game[b(0)]?.debugDescription, "0b ghost up matched seen")
    game.choose(a(1))
    expectEqual(game[b(0)]?.debugDescription, "0b ghost down matched seen")
    #expect(game[b(0)]?.isGone == true && game[b(0)]?.isHidden == false)
  }

  @Test func `contents match equal contents only`() {
    #expect(1.matches(1) && !1.matches(2))
    #expect("ghost".matches("ghost") && !"ghost".matches("Ghost"))
    #expect(Character("👻").matches("👻") && !Character("👻").matches("🎃"))
  }
}
