import Decks
import Expectations
import Testing

@Suite struct DeckReadingTests {
  @Test func `a line with one field is a face that matches its twin`() throws {
    let deck = try deck("👻\n🎃\n")
    expectEqual(deck.pairs, [Pair(twin: "👻"), Pair(twin: "🎃")])
    #expect(!deck.isWords)
  }

  @Test func `a line with two fields is a term and its definition`() throws {
    let deck = try deck("France\tParis\nItaly\tRome")
    expectEqual(deck.pairs.first, Pair(term: "France", definition: "Paris"))
    #expect(deck.isWords)
  }

  @Test func `one deck may hold both kinds`() throws {
    let deck = try deck("France\tParis\nghost\n")
    expectEqual(
      deck.pairs, [Pair(term: "France", definition: "Paris"), Pair(twin: "ghost")])
    #expect(deck.isWords)
  }

  @Test func `fields after the second are ignored`() throws {
    let deck = try deck("a\tb\tc\td\ne\tf\t\t\n")
    expectEqual(deck.texts, ["a", "b", "e", "f"])
  }

  @Test(arguments: ["a\nb\nc", "a\r\nb\r\nc\r\n", "a\rb\rc\r", "\u{FEFF}a\n\n\r\n  \nb\n\t\nc"])
  func `every kind of line ending is read`(text: String) throws {
    try expectEqual(deck(text).texts, ["a", "b", "c"])
  }

  @Test(arguments: ["#️⃣", "#\u{20E3}", "#️⃣ hash"])
  func `the keycap of a number sign is a face, not a comment`(face: String) throws {
    let deck = try deck("#name:Keys\n\(face)\n1️⃣\n# remark\n#⃠ remark\n")
    expectEqual(deck.texts, [face, "1️⃣"])
    try expectEqual(Deck(reading: deck.file, named: "").pairs, deck.pairs)
  }

  @Test func `headers describe the deck`() throws {
    let deck = try deck("#name: My words \n#color:PURPLE\n#pairs:3\na\nb\nc\nd\n")
    expectEqual(deck.name, "My words")
    expectEqual(deck.color, .purple)
    expectEqual(deck.usualPairs, 3)
  }

  @Test func `a deck without headers is named after its file, blue, and has eight pairs per game`()
    throws
  {
    let deck = try deck("1\n2\n3\n4\n5\n6\n7\n8\n9\n")
    expectEqual(deck.name, "words")
    expectEqual(deck.color, .blue)
    expectEqual(deck.usualPairs, 8)
  }

  @Test func `the usual pairs never exceed the playable ones`() throws {
    try expectEqual(deck("#pairs:9\na\nb\nA\n").usualPairs, 2)
  }

  @Test(arguments: [("\u{1B}]0;x\u{7}", "Deck"), ("\u{200B}", "Deck"), (" a\u{202E}b ", "ab")])
  func `a hostile file name is cleaned or replaced`(file: String, name: String) throws {
    try expectEqual(Deck(reading: "a\nb".utf8, named: file).name, name)
  }

  @Test func `a long file name is cut`() throws {
    let deck = try Deck(reading: "a\nb".utf8, named: String(repeating: "x", count: 100))
    expectEqual(deck.name.count, 60)
  }

  @Test func `other lines that start with a hash sign are comments`() throws {
    let deck = try deck("# name: not me\n#a note\n#unknown:1\n\n#color:red\na\n#name:late\nb\n#")
    expectEqual(deck.texts, ["a", "b"])
    expectEqual(deck.name, "words")
    expectEqual(deck.color, .red)
  }

  @Test func `the headers of Anki are understood or ignored`() throws {
    let deck = try deck(
      """
      #separator:Semicolon
      #html:true
      #columns:Front;Back;Tags
      #tags:one two
      #deck:Languages
      #notetype:Basic
      #tags column:3
      a|b;c
      d;e;f
      """)
    expectEqual(deck.texts, ["a|b", "c", "d", "e"])
  }

  @Test func `columns with Anki's own data are not faces`() throws {
    let deck = try deck(
      """
      #separator:tab
      #html:false
      #guid column:1
      #notetype column:2
      #deck column:3
      #tags column:6
      x1\tBasic\tWords\ta\tb\tt
      x2\tBasic\tWords\tc\td\tt
      """)
    expectEqual(deck.texts, ["a", "b", "c", "d"])
  }

  @Test func `repeated lines count once`() throws {
    try expectEqual(deck("a\tb\nc\td\n a \tb\n\"a\"\tb\textra\n").texts, ["a", "b", "c", "d"])
  }

  @Test func `hostile text is cleaned`() throws {
    try expectEqual(
      deck("\u{1B}[31mred\u{1B}[0m\tr\u{202E}ot\nb\tc\n").texts, ["red", "rot", "b", "c"])
  }
}
