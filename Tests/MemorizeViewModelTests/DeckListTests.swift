import Decks
import Expectations
import HomeFixtures
import Testing

@testable import MemorizeViewModel

/// The decks to choose from.
struct DeckListTests {
  private let own = GameHome.deck
  private let other = Deck.twins("xy", named: "Other", usualPairs: 2)

  @Test func `the deck of the first game is listed if it came from elsewhere`() {
    var list = DeckList(first: other) { [own] }
    expectEqual(list.all(), [other, own])
    list.reload(inPlay: other)
    expectEqual(list.all(), [other, own])
  }

  @Test func `a deck that was removed is not listed, although it is in play`() {
    var library = [own, other]
    var list = DeckList(first: other) { library }
    expectEqual(list.all(), [own, other])
    library = [own]
    for _ in 0..<2 {
      list.reload(inPlay: other)
      expectEqual(list.all(), [own])
    }
    #expect(list.guest == nil && list.newer == nil)
  }

  @Test func `what a journal knows of a deck is no deck`() {
    var list = DeckList(first: nil) { [own] }
    expectEqual(list.all(), [own])
    list.reload(inPlay: other)
    expectEqual(list.all(), [own])
  }

  @Test func `a deck from elsewhere that is imported is listed once`() {
    var library = [own]
    var list = DeckList(first: other) { library }
    expectEqual(list.all(), [other, own])
    library = [own, other]
    list.reload(inPlay: other)
    expectEqual(list.all(), library)
  }
}
