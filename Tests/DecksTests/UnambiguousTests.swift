import Decks
import Expectations
import Testing

@Suite struct UnambiguousTests {
  private let words = Deck(
    name: "words", color: .red, usualPairs: 2,
    pairs: [
      Pair(term: "Bank", definition: "bank"),
      Pair(term: "Ufer", definition: "Bank"),
      Pair(term: "See", definition: "lake"),
      Pair(term: "see", definition: "sea"),
      Pair(term: "la  mer", definition: "Sea"),
      Pair(twin: "LA MER"),
      Pair(twin: "moon"),
    ])

  @Test func `an earlier pair excludes all pairs that share a text with it`() {
    let chosen = words.unambiguous(order: words.pairs.indices, limit: .max)
    expectEqual(chosen.map(\.first.text), ["Bank", "See", "la  mer", "moon"])
    expectEqual(words.playablePairs, 4)
  }

  @Test func `the order decides which pair stays`() {
    let chosen = words.unambiguous(order: words.pairs.indices.reversed(), limit: .max)
    expectEqual(chosen.map(\.first.text), ["moon", "LA MER", "see", "Ufer"])
  }

  @Test func `at most the limit is returned`() {
    expectEqual(words.unambiguous(order: [6, 2, 0], limit: 2).map(\.first.text), ["moon", "See"])
    #expect(words.unambiguous(order: [6, 2, 0], limit: 0).isEmpty)
    #expect(words.unambiguous(order: [6, 2, 0], limit: -1).isEmpty)
  }

  @Test func `indices that are invalid or repeated are ignored`() {
    expectEqual(
      words.unambiguous(order: [-1, 6, 7, 6, .max], limit: 9).map(\.first.text), ["moon"])
  }

  @Test(arguments: [
    ("straße", "STRASSE"), ("STRAẞE", "strasse"), ("Maß", "MAẞ"), ("ΟΔΟΣ", "οδος"),
    ("οδός", "ΟΔΌΣ"),
    ("ﬁn", "FIN"), ("µ", "Μ"), ("İ", "i\u{307}"), ("SINIR", "sinir"), ("é", "E\u{301}"),
    ("a\u{A0}b", "A  b"), ("ſ", "S"),
  ]) func `texts that differ only in case are equal`(one: String, other: String) {
    let deck = Deck(
      name: "", color: .red, usualPairs: 2, pairs: [Pair(twin: one), Pair(twin: other)])
    expectEqual(deck.playablePairs, 1)
  }

  @Test(arguments: [("sınır", "sinir"), ("I", "ı"), ("é", "e"), ("ss", "s")])
  func `texts that differ otherwise are not equal`(one: String, other: String) {
    let deck = Deck(
      name: "", color: .red, usualPairs: 2, pairs: [Pair(twin: one), Pair(twin: other)])
    expectEqual(deck.playablePairs, 2)
  }
}
