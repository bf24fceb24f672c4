import Decks
import Expectations
import HomeFixtures
import LineMode
import MemorizeViewModel
import Testing

/// Faces as they are read aloud.
struct NamesTests {
  /// The face at the first place of a board of two cards, as a line tells it.
  private func name(_ twin: String) throws -> String {
    let deck = Deck(
      name: "Signs", color: .blue, usualPairs: 2, pairs: [Pair(twin: twin), Pair(twin: "other")])
    let play = try LineFixture(deck)
    let line = try #require(play.type(play.place(0)).first)
    return String(line.drop { $0 != " " }.dropFirst().dropLast())
  }

  @Test(arguments: [
    ("👻", "ghost"), ("🇩🇪", "flag, Germany"), ("A♠", "ace of spades"), ("10♥", "10 of hearts"),
    (".-", "dot dash"), ("-.-.", "dash dot dash dot"), ("dd", "dd"), ("$", "dollar"),
    (":q!", "colon q exclamation mark"), ("/\\", "slash backslash"), ("3 + 4", "3 plus 4"),
    ("12 - 5", "12 minus 5"), ("2 x 3", "2 times 3"), ("8 / 2", "8 divided by 2"),
    ("2^8", "2 to the power of 8"), ("12:45", "12:45"), ("3.14", "3.14"), ("Ctrl-F", "Ctrl-F"),
    ("New Delhi", "New Delhi"), ("Multi-Status", "Multi-Status"), ("Ψ", "Psi"),
    ("♔", "white chess king"),
    ("it's (not) so: yes", "it's (not) so: yes"), ("?", "question mark"), ("cat 🐈", "cat cat"),
    ("{}", "left brace right brace"), ("100%", "100 percent"),
  ])
  func `pictures and signs are words`(face: String, name: String) throws {
    try expectEqual(self.name(face), name)
  }

  @Test func `letters that differ in case only are told apart`() throws {
    let deck = Deck(
      name: "Keys", color: .blue, usualPairs: 2,
      pairs: [("n", "next"), ("N", "before"), ("X", "cut")].map { Pair(term: $0, definition: $1) })
    // Two terms that differ in case only are never on the same board.
    let lines = try (0..<20).flatMap { number in
      let play = try LineFixture(deck, seed: "\(number)")
      play.type("1 2 3 4")
      return play.transcript
    }
    for name in ["n", "capital N", "X"] { #expect(lines.contains { $0.contains(": \(name).") }) }
    #expect(!lines.contains { $0.contains("capital X") })
  }

  @Test func `no face of a built-in deck is read as signs`() throws {
    let signs = Set("♠♥♦♣<>[]{}()#@&%$=*+~|\\/_^→")
    for deck in BuiltInDecks.all + GeneratedDecks.all.filter({ ($0.level?.number ?? 1) == 1 }) {
      let rules = Rules(variant: GameVariant(isOpen: true))
      let play = try LineFixture(deck, rules: rules, pairs: 60)
      #expect(!play.type("board").isEmpty)
      for line in play.transcript {
        #expect(!line.contains { signs.contains($0) }, "\(deck.name): \(line)")
        let hasPicture = line.unicodeScalars.contains { $0.value >= 0x1F000 || $0.value == 0xFE0F }
        #expect(!hasPicture, "\(deck.name): \(line)")
      }
      play.checkLines()
    }
  }
}
