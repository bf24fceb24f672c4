import Decks
import Expectations
import MemoryGame
import Options
import Testing

@Suite struct DeckWritingTests {
  @Test func `the format of a written deck never changes`() {
    let deck = Deck(
      name: "My words", color: .teal, usualPairs: 2,
      pairs: [
        Pair(term: "France", definition: "Paris"), Pair(twin: "#"), Pair(twin: "5\" disk"),
        Pair(term: "a,b", definition: "#c"),
      ])
    expectEqual(
      String(decoding: deck.file, as: UTF8.self),
      """
      #separator:tab
      #html:false
      #name:My words
      #color:teal
      #pairs:2
      France\tParis
      "#"
      "5"" disk"
      a,b\t"#c"

      """)
  }

  @Test func `any deck is the same after it is written and read`() throws {
    var chance = SeededGenerator(seed: 7)
    var read = 0
    for _ in 0..<1000 {
      let pairs = (0..<chance.next(below: 9)).map { _ in
        chance.next(below: 3) == 0
          ? Pair(twin: chance.text()) : Pair(term: chance.text(), definition: chance.text())
      }
      let color = DeckColor.allCases[chance.next(below: DeckColor.allCases.count)]
      let name = chance.text()
      let wild = Deck(name: name, color: color, usualPairs: chance.next(below: 9), pairs: pairs)
      guard let deck = DeckReading(wild.file, named: "words").deck else { continue }
      read += 1
      expectEqual(deck.color, color)
      try expectEqual(Deck(reading: deck.file, named: "other"), deck)
      let seen = pairs.filter { $0.first.text.isFace && $0.second.text.isFace }
      expectEqual(Set(deck.pairs), Set(seen))
    }
    #expect(read > 500)
  }

  @Test(arguments: [("Country", "Capital"), ("Frage", "x y"), ("2", "a,b"), ("\"q\"", "Tier")])
  func `a spreadsheet keeps the names of the sides`(term: String, definition: String) throws {
    let sides = try #require(SideNames(term, definition))
    for sides in [sides, nil] {
      let deck = Deck(
        [Pair(term: "France", definition: "Paris"), Pair(term: "b,c", definition: "#d")],
        sides: sides)
      let read = DeckReading(
        deck.text(for: .csv), named: "words", columns: DeckColumns(header: .auto))
      expectEqual(read.deck, deck)
      expectEqual(deck.text(for: .tsv), deck.file)
    }
  }

  @Test func `a spreadsheet keeps texts that look like markup`() {
    let texts = [
      ("a, b", "say \"hi\""), ("<b>bold</b>", "&amp; &eacute;"), ("=1+1", "-x"),
      ("#hash", "{{c1::x}}"), ("[sound:a.mp3]", "[latex]x[/latex]"), ("c:\\new", "a | b"),
      ("@x", "+y"),
    ]
    let deck = Deck(
      name: "Round Trip", color: .green, usualPairs: 4,
      pairs: texts.map { Pair(term: $0, definition: $1) } + [Pair(twin: "<i>,</i>")],
      sides: SideNames("Left", "Right"))
    let text = deck.text(for: .csv)
    let read = DeckReading(text, named: "words", columns: DeckColumns(header: .auto))
    expectEqual(read.deck, deck)
    expectEqual(read.faults.count, 0)
    let plain = Deck([Pair(term: "a", definition: "b, c"), Pair(term: "d", definition: "e")])
    expectEqual(
      String(decoding: plain.text(for: .csv), as: UTF8.self),
      "\u{FEFF}term,definition\na,\"b, c\"\nd,e\n")
  }

  @Test func `single faces come back from Quizlet as single faces`() {
    let deck = Deck("cat", "dog")
    let text = deck.text(for: .quizlet)
    let read = DeckReading(text, named: "words", columns: DeckColumns(header: .auto))
    expectEqual(String(decoding: text, as: UTF8.self), "cat\tcat\ndog\tdog\n")
    expectEqual(read.deck, deck)
    expectEqual(reading("Taxi\tTaxi\nHund\tdog\n").singleFaces, 0)
  }

  @Test(arguments: ["", "\u{200B}", String(repeating: "n", count: 61), " x "])
  func `a name that a file cannot hold is replaced when written`(name: String) throws {
    let pairs = [Pair(twin: "a"), Pair(twin: "b")]
    let deck = Deck(name: name, color: .red, usualPairs: 501, pairs: pairs)
    try expectEqual(Deck(reading: deck.file, named: "other").pairs, pairs)
  }
}

extension SeededGenerator {
  private static let pieces = [
    "a", "b", "\"", "\"\"", "#", "\t", "\n", ",", ";", " ", "é", "e\u{301}", "👻", "\u{FEFF}", "\r",
    "#name:", "<br>", "&amp;", "\u{301}", "\u{200D}", "日本", "|", ":",
  ]

  /// A text of pieces that mean something in a file.
  fileprivate mutating func text() -> String {
    (0..<next(below: 7)).map { _ in Self.pieces[next(below: Self.pieces.count)] }.joined()
  }
}
