import Decks
import Expectations
import Testing

@Suite struct FaceTests {
  @Test func `twins are equal and match`() {
    let pair = Pair(twin: "ghost")
    expectEqual(pair.first, pair.second)
    #expect(pair.first.matches(pair.second))
    expectEqual(pair.first.side, .twin)
    expectEqual(pair.first.partner, "ghost")
  }

  @Test func `a term matches its definition in either order, and nothing else`() {
    let france = Pair(term: "France", definition: "Paris")
    let italy = Pair(term: "Italy", definition: "Rome")
    #expect(france.first.matches(france.second))
    #expect(france.second.matches(france.first))
    #expect(!france.first.matches(france.first))
    #expect(!france.first.matches(italy.second))
    #expect(!france.first.matches(italy.first))
  }

  @Test func `a term that equals its definition is not a twin`() {
    let place = Pair(term: "Monaco", definition: "Monaco")
    #expect(place.first.matches(place.second))
    #expect(!place.first.matches(place.first))
    #expect(!place.first.matches(Pair(twin: "Monaco").first))
  }

  @Test func `a deck cleans its name and keeps its usual pairs at two or more`() {
    let deck = Deck(name: " a\u{1B}[2Jb ", color: .pink, usualPairs: -3, pairs: [])
    expectEqual(deck.name, "ab")
    expectEqual(deck.usualPairs, 2)
    #expect(!deck.isWords)
    expectEqual(deck.playablePairs, 0)
  }
}
