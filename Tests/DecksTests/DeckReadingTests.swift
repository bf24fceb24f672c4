import Decks
import Testing

@Suite struct DeckReadingTests {
  @Test func `a line of one field is a face that is matched with its twin`() throws {
    let deck = try deck("👻\n🎃\n")
    #expect(deck.pairs == [Pair(twin: "👻"), Pair(twin: "🎃")])
    #expect(!deck.isWords)
  }

  @Test func `a line of two fields is a term and its definition`() throws {
    let deck = try deck("France\tParis\nItaly\tRome")
    #expect(deck.pairs.first == Pair(term: "France", definition: "Paris"))
    #expect(deck.isWords)
  }

  @Test func `one deck may hold both kinds`() throws {
    let deck = try deck("France\tParis\nghost\n")
    #expect(
      deck.pairs == [Pair(term: "France", definition: "Paris"), Pair(twin: "ghost")])
    #expect(deck.isWords)
  }

  @Test func `fields after the second are ignored`() throws {
    let deck = try deck("a\tb\tc\td\ne\tf\t\t\n")
    #expect(deck.texts == ["a", "b", "e", "f"])
  }

  @Test(arguments: ["a\nb\nc", "a\r\nb\r\nc\r\n", "a\rb\rc\r", "\u{FEFF}a\n\n\r\n  \nb\n\t\nc"])
  func `every way to end a line is read`(text: String) throws {
    #expect(try deck(text).texts == ["a", "b", "c"])
  }

  @Test func `headers say what the deck is`() throws {
    let deck = try deck("#name: My words \n#color:PURPLE\n#pairs:3\na\nb\nc\nd\n")
    #expect(deck.name == "My words")
    #expect(deck.color == .purple)
    #expect(deck.usualPairs == 3)
  }

  @Test func `without headers the deck is called as the file, blue, and of eight pairs`() throws {
    let deck = try deck("1\n2\n3\n4\n5\n6\n7\n8\n9\n")
    #expect(deck.name == "words")
    #expect(deck.color == .blue)
    #expect(deck.usualPairs == 8)
  }

  @Test func `the usual pairs are no more than the deck can give`() throws {
    #expect(try deck("#pairs:9\na\nb\nA\n").usualPairs == 2)
  }

  @Test(arguments: [("\u{1B}]0;x\u{7}", "Deck"), ("\u{200B}", "Deck"), (" a\u{202E}b ", "ab")])
  func `a hostile name of a file is cleaned or replaced`(file: String, name: String) throws {
    #expect(try Deck(reading: "a\nb".utf8, named: file).name == name)
  }

  @Test func `a long name of a file is cut`() throws {
    let deck = try Deck(reading: "a\nb".utf8, named: String(repeating: "x", count: 100))
    #expect(deck.name.count == 60)
  }

  @Test func `other lines that start with a hash sign are comments`() throws {
    let deck = try deck("# name: not me\n#a note\n#unknown:1\n\n#color:red\na\n#name:late\nb\n#")
    #expect(deck.texts == ["a", "b"])
    #expect(deck.name == "words")
    #expect(deck.color == .red)
  }

  @Test func `the headers of Anki are understood or passed over`() throws {
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
    #expect(deck.texts == ["a|b", "c", "d", "e"])
  }

  @Test func `columns in which Anki files its cards are no faces`() throws {
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
    #expect(deck.texts == ["a", "b", "c", "d"])
  }

  @Test func `lines that say the same twice count once`() throws {
    #expect(try deck("a\tb\nc\td\n a \tb\n\"a\"\tb\textra\n").texts == ["a", "b", "c", "d"])
  }

  @Test func `hostile text is cleaned as it is read`() throws {
    #expect(
      try deck("\u{1B}[31mred\u{1B}[0m\tr\u{202E}ot\nb\tc\n").texts == ["red", "rot", "b", "c"])
  }
}
