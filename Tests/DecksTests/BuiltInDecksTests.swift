import Decks
import Options
import Testing

/// The expected properties of a built-in deck.
struct Expected: Sendable {
  let name: String
  let color: DeckColor
  let usualPairs: Int
  let pairs: Int
  let isWords: Bool
}

private let expected = [
  Expected(name: "Halloween", color: .orange, usualPairs: 8, pairs: 26, isWords: false),
  Expected(name: "Animals", color: .green, usualPairs: 10, pairs: 65, isWords: false),
  Expected(name: "Food", color: .red, usualPairs: 10, pairs: 70, isWords: false),
  Expected(name: "Faces", color: .yellow, usualPairs: 8, pairs: 36, isWords: false),
  Expected(name: "Weather", color: .blue, usualPairs: 8, pairs: 30, isWords: false),
  Expected(name: "Sports", color: .teal, usualPairs: 8, pairs: 34, isWords: false),
  Expected(name: "Playing Cards", color: .red, usualPairs: 8, pairs: 52, isWords: false),
  Expected(name: "Shapes", color: .gray, usualPairs: 8, pairs: 27, isWords: false),
  Expected(name: "Greek Letters", color: .purple, usualPairs: 8, pairs: 24, isWords: true),
  Expected(name: "Capitals", color: .brown, usualPairs: 8, pairs: 109, isWords: true),
  Expected(name: "Kana", color: .pink, usualPairs: 8, pairs: 46, isWords: true),
  Expected(name: "Morse", color: .yellow, usualPairs: 8, pairs: 36, isWords: true),
  Expected(name: "NATO", color: .green, usualPairs: 8, pairs: 26, isWords: true),
  Expected(name: "Times Tables", color: .orange, usualPairs: 8, pairs: 36, isWords: true),
  Expected(name: "Elements", color: .teal, usualPairs: 8, pairs: 118, isWords: true),
  Expected(name: "HTTP Status", color: .blue, usualPairs: 8, pairs: 48, isWords: true),
  Expected(name: "Vi Keys", color: .purple, usualPairs: 8, pairs: 63, isWords: true),
]

@Suite struct BuiltInDecksTests {
  @Test func `the menu has every deck once`() {
    #expect(BuiltInDecks.names == expected.map(\.name))
    #expect(BuiltInDecks.all.map(\.name) == BuiltInDecks.names)
    #expect(Set(BuiltInDecks.names).count == BuiltInDecks.names.count)
  }

  @Test(arguments: expected) func `a built-in deck is what its file says`(wanted: Expected) throws {
    let deck = try #require(BuiltInDecks.deck(named: wanted.name))
    #expect(deck.name == wanted.name)
    #expect(deck.color == wanted.color)
    #expect(deck.usualPairs == wanted.usualPairs)
    #expect(deck.pairs.count == wanted.pairs)
    #expect(deck.isWords == wanted.isWords)
    #expect(deck.pairs.allSatisfy { ($0.first.side == .twin) != wanted.isWords })
    #expect(deck.playablePairs >= deck.usualPairs)
  }

  @Test func `neighboring decks of the menu differ in color`() {
    let colors = BuiltInDecks.all.map(\.color)
    #expect(zip(colors, colors.dropFirst()).allSatisfy { $0 != $1 })
  }

  @Test func `only decks about ambiguous subjects leave pairs out of a board`() {
    let ambiguous = BuiltInDecks.all.filter { $0.playablePairs < $0.pairs.count }
    #expect(ambiguous.map(\.name) == ["Times Tables", "Vi Keys"])
  }

  @Test(arguments: ["http status", "HTTP-Status", "httpstatus", " Http_Status "])
  func `a deck is found in every spelling of its name`(name: String) {
    #expect(BuiltInDecks.deck(named: name)?.name == "HTTP Status")
  }

  @Test(arguments: ["", "http", "Halloween2", "\u{1B}"])
  func `an unknown name finds no deck`(name: String) {
    #expect(BuiltInDecks.deck(named: name) == nil)
  }

  @Test func `every text fits a line of a small terminal`() {
    for text in BuiltInDecks.all.flatMap(\.texts) {
      #expect(1...21 ~= text.count, "\(text)")
    }
  }

  @Test func `the multiplication is right`() throws {
    let deck = try #require(BuiltInDecks.deck(named: "times tables"))
    for pair in deck.pairs {
      let factors = pair.first.text.split(separator: " x ").compactMap { Int($0) }
      #expect(factors.count == 2)
      #expect(factors.reduce(1, *) == Int(pair.second.text))
    }
  }

  @Test func `a hash sign is a shape, and a key of vi`() {
    #expect(BuiltInDecks.deck(named: "Shapes")?.texts.contains("#") == true)
    #expect(BuiltInDecks.deck(named: "Vi Keys")?.texts.contains("#") == true)
  }

  @Test func `shapes are short and plain`() throws {
    for text in try #require(BuiltInDecks.deck(named: "Shapes")).texts {
      #expect(1...3 ~= text.utf8.count)
      #expect(text.utf8.allSatisfy { 0x21...0x7E ~= $0 })
    }
  }

  @Test func `a card of a suit is a rank and one of four signs`() throws {
    let texts = try #require(BuiltInDecks.deck(named: "Playing Cards")).texts
    #expect(texts.allSatisfy { "♠♥♦♣".contains($0.last ?? " ") })
    #expect(texts.allSatisfy { $0.dropLast().utf8.allSatisfy { $0 < 0x80 } })
  }

  @Test func `a code word starts with its letter`() throws {
    for pair in try #require(BuiltInDecks.deck(named: "NATO")).pairs {
      #expect(pair.second.text.hasPrefix(pair.first.text))
    }
  }

  @Test(arguments: BuiltInDecks.names)
  func `no two texts on a board of a built-in deck look the same`(name: String) throws {
    let deck = try #require(BuiltInDecks.deck(named: name))
    let places = deck.pairs.indices
    for order in [
      Array(places), places.reversed(), places.sorted { ($0 * 7) % 13 < ($1 * 7) % 13 },
    ] {
      let texts = deck.unambiguous(order: order, limit: .max).flatMap { pair in
        pair.first == pair.second ? [pair.first.text] : [pair.first.text, pair.second.text]
      }
      #expect(Set(texts.map { $0.lowercased() }).count == texts.count)
    }
  }
}
