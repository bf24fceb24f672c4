import Decks
import Expectations
import MemorizeViewModel
import Testing

/// Search for decks.
struct DeckSearchTests {
  private static let decks = [
    Deck(
      name: "Capitals", color: .blue, usualPairs: 2,
      pairs: [
        Pair(term: "Peru", definition: "Lima"), Pair(term: "Straße", definition: "ΟΔΟΣ"),
        Pair(term: "Mali", definition: "Bamako"),
      ]),
    Deck(
      name: "Ghosts", color: .gray, usualPairs: 2,
      pairs: ["👻", "🎃"].map { Pair(twin: $0) }),
  ]

  private func search() -> DeckSearch {
    DeckSearch(
      deck: { name in Self.decks.first { $0.name == name } },
      nickname: { ["👻": "ghost", "🎃": "Pumpkin"][$0] })
  }

  @Test(arguments: ["", " ", "cap", "CAPITALS", " tal "])
  func `a part of the name is found in any case, and an empty text everywhere`(text: String) {
    expectEqual(search().match(text, inDeckNamed: "Capitals"), .name)
  }

  @Test(arguments: [
    ("peru", ["Peru"]), ("STRASSE", ["Straße"]), ("οδος", ["ΟΔΟΣ"]),
    ("ma", ["Lima", "Mali", "Bamako"]),
  ])
  func `faces are found on either side of a pair, ignoring case`(
    _ text: String, _ faces: [String]
  ) {
    expectEqual(search().match(text, inDeckNamed: "Capitals"), .faces(faces))
  }

  @Test func `a picture is also found by its name`() {
    expectEqual(search().match("pump", inDeckNamed: "Ghosts"), .faces(["🎃"]))
    expectEqual(search().match("👻", inDeckNamed: "Ghosts"), .faces(["👻"]))
  }

  @Test(arguments: ["x", "perulima", "limaperu", "peru\nlima", "Peruu"])
  func `no match spans two faces`(text: String) {
    expectNil(search().match(text, inDeckNamed: "Capitals"))
  }

  @Test(arguments: [
    ("Paraguay", "par", ["Par"]), ("Straße", "STRASSE", ["Straße"]),
    ("banana", "an", ["an", "an"]),
    ("ΟΔΟΣ", "οδός", []), ("ΟΔΟΣ", "δο", ["ΔΟ"]), ("Lima", "", []), ("été", "É", ["é", "é"]),
  ])
  func `the places of a searched text are found, ignoring case`(
    text: String, searched: String, found: [String]
  ) {
    expectEqual(text.matches(of: searched).map { String(text[$0]) }, found)
  }

  @Test func `a deck is read once, and again after forget`() {
    var readings = 0
    let search = DeckSearch(
      deck: { _ in
        readings += 1
        return Self.decks.first
      }, nickname: { _ in nil })
    for text in ["lima", "mali", "x"] { _ = search.match(text, inDeckNamed: "Capitals") }
    expectEqual(readings, 1)
    search.forget()
    _ = search.match("lima", inDeckNamed: "Capitals")
    expectEqual(readings, 2)
  }
}
