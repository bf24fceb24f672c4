import Decks
import MemorizeViewModel
import Testing

/// Finding decks by what is typed.
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
  func `a piece of the name is found in any case, nothing everywhere`(text: String) {
    #expect(search().match(text, inDeckNamed: "Capitals") == .name)
  }

  @Test(arguments: [
    ("peru", ["Peru"]), ("STRASSE", ["Straße"]), ("οδος", ["ΟΔΟΣ"]),
    ("ma", ["Lima", "Mali", "Bamako"]),
  ])
  func `faces are found on either side of a pair, with case folded`(
    _ text: String, _ faces: [String]
  ) {
    #expect(search().match(text, inDeckNamed: "Capitals") == .faces(faces))
  }

  @Test func `a picture is found by what it is called, too`() {
    #expect(search().match("pump", inDeckNamed: "Ghosts") == .faces(["🎃"]))
    #expect(search().match("👻", inDeckNamed: "Ghosts") == .faces(["👻"]))
  }

  @Test(arguments: ["x", "perulima", "limaperu", "peru\nlima", "Peruu"])
  func `nothing is found across two faces or beyond one`(text: String) {
    #expect(search().match(text, inDeckNamed: "Capitals") == nil)
  }

  @Test func `a deck is read once, and anew when everything was forgotten`() {
    var readings = 0
    let search = DeckSearch(
      deck: { _ in
        readings += 1
        return Self.decks.first
      }, nickname: { _ in nil })
    for text in ["lima", "mali", "x"] { _ = search.match(text, inDeckNamed: "Capitals") }
    #expect(readings == 1)
    search.forget()
    _ = search.match("lima", inDeckNamed: "Capitals")
    #expect(readings == 2)
  }
}
