import Decks
import Expectations
import Testing

@Suite struct DeckReadingTests {
  @Test func `a line with one field is a face that matches its twin`() throws {
    let deck = try deck("👻\n🎃\n")
    expectEqual(deck.pairs, [Pair(twin: "👻"), Pair(twin: "🎃")])
    #expect(!deck.isWords)
  }

  @Test func `a line of two fields is a term and a definition, also beside single faces`() throws {
    let deck = try deck("France\tParis\nghost")
    expectEqual(deck.pairs, [Pair(term: "France", definition: "Paris"), Pair(twin: "ghost")])
    #expect(deck.isWords)
  }

  @Test func `fields after the second are ignored, and rows may differ in length`() throws {
    try expectEqual(deck("a\tb\tc\td\ne\tf\t\t\ng\n").texts, ["a", "b", "e", "f", "g"])
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

  @Test func `without headers a deck is blue, has its file's name and 8 pairs per game`() throws {
    let deck = try deck("1\n2\n3\n4\n5\n6\n7\n8\n9\n")
    expectEqual(deck.name, "words")
    expectEqual(deck.color, .blue)
    expectEqual(deck.usualPairs, 8)
  }

  @Test func `the usual pairs never exceed the playable ones`() throws {
    try expectEqual(deck("#pairs:9\none\ntwo\nOne\n").usualPairs, 2)
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

  @Test func `repeated lines count once`() throws {
    try expectEqual(deck("a\tb\nc\td\n a \tb\n\"a\"\tb\textra\n").texts, ["a", "b", "c", "d"])
  }

  @Test func `hostile text is cleaned`() throws {
    try expectEqual(
      deck("\u{1B}[31mred\u{1B}[0m\tr\u{202E}ot\nb\tc\n").texts, ["red", "rot", "b", "c"])
  }
}

@Suite struct DeckReadingFaultsTests {
  @Test func `a bad line does not lose the good ones`() throws {
    let text = "#color:mauve\n#pairs:2\na\tb\nc\t\n\td\ne\tf\na\tb\n"
    let reading = DeckReading(text.utf8, named: "words")
    expectEqual(reading.deck?.texts, ["a", "b", "e", "f"])
    expectEqual(reading.deck?.color, .blue)
    expectEqual(reading.deck?.usualPairs, 2)
    expectEqual(reading.faults.list.map(\.line), [1, 4, 5])
    expectEqual(reading.faults.list.map(\.column), [nil, 3, 1])
    expectEqual(reading.repeats, 1)
  }

  @Test func `one line with other bytes in a UTF-8 file loses only that line`() {
    let bytes = Array("a\tb\né\t".utf8) + [0xFF, 0x0A] + Array("c\td\n".utf8)
    let reading = DeckReading(bytes, named: "words")
    expectEqual(reading.deck?.texts, ["a", "b", "c", "d"])
    expectEqual(reading.complaints, ["f:2:3: expected UTF-8, found other bytes"])
  }

  @Test func `a header that is too long is a fault like any other`() {
    let long = "# " + String(repeating: "x", count: 10_000)
    let reading = DeckReading("\(long)\n#name:ok\na\nb\n".utf8, named: "words")
    expectEqual(reading.deck?.name, "ok")
    expectEqual(reading.faults.list.map(\.line), [1])
  }

  @Test func `too few good lines make no deck`() {
    let reading = DeckReading("a\tb\nc\t\n".utf8, named: "words")
    expectNil(reading.deck)
    expectEqual(
      reading.complaints,
      [
        "f:2:3: expected a definition after the term \"c\"",
        "f: expected at least 2 pairs, found 1",
      ])
  }

  @Test func `the first hundred faults are listed and all are counted`() {
    let text = String(repeating: "x\t\n", count: 5000) + "#\n"
    let reading = DeckReading(("#separator:tab\n" + text + "a\nb\n").utf8, named: "words")
    expectEqual(reading.deck?.texts, ["a", "b"])
    expectEqual(reading.faults.list.count, 100)
    expectEqual(reading.faults.count, 5000)
  }

  @Test func `a file without faults gives the same deck under every file name`() {
    for deck in BuiltInDecks.all + GeneratedDecks.all {
      let reading = DeckReading(deck.file, named: "")
      expectEqual(reading, DeckReading(deck.file, named: "x"))
      expectEqual(reading.deck, deck)
      expectEqual(reading.faults.count, 0)
    }
  }

  @Test func `many unclosed quotes do not stall the reader`() {
    // Searching from each line to the end of the file would take more than 10^9 steps.
    let reading = DeckReading(
      ("#separator:tab\n" + String(repeating: "\"a\"\"b\n", count: 50_001) + "c\nd\n").utf8,
      named: "words")
    expectEqual(reading.deck?.texts.suffix(2), ["c", "d"])
  }
}

/// Chosen columns and tags of a file with more fields.
struct DeckColumnsTests {
  private static let notes = """
    #separator:tab
    #html:true
    #guid column:1
    #tags column:6
    G1\tle c&oelig;ur\t[sound:x.mp3]\tnoun\t<b>heart</b>\tbody Words::French
    G2\tl'eau\t\tnoun\twater\twords::french::drinks
    G3\tel agua\t\tnoun\twater, too\twords::spanish
    G4\tel pie\t\tnoun

    """

  private func reading(_ columns: DeckColumns) -> DeckReading {
    DeckReading(DeckColumnsTests.notes.utf8, named: "notes", columns: columns)
  }

  private func texts(_ columns: DeckColumns) -> [String] {
    reading(columns).deck?.pairs.flatMap { [$0.first.text, $0.second.text] } ?? []
  }

  @Test func `two columns of many are chosen, in any order`() {
    let forward = DeckColumns(term: "2", definition: "5")
    expectEqual(texts(forward), ["le cœur", "heart", "l'eau", "water", "el agua", "water, too"])
    expectEqual(reading(forward).faults.missingDefinitions, 1)
    let reverse = DeckColumns(term: "5", definition: "2")
    expectEqual(texts(reverse).prefix(2), ["heart", "le cœur"])
  }

  @Test func `a tag chooses its notes and those of tags below it`() {
    expectEqual(
      texts(DeckColumns(term: "2", definition: "5", tag: "WORDS::French")),
      ["le cœur", "heart", "l'eau", "water"])
    expectEqual(texts(DeckColumns(term: "2", definition: "5", tag: "words")).count, 6)
    expectNil(reading(DeckColumns(term: "2", definition: "5", tag: "Words::Fre")).deck)
  }

  @Test func `a tag needs a column of tags`() {
    let reading = DeckReading("a\tb\nc\td\n".utf8, named: "x", columns: DeckColumns(tag: "t"))
    expectNil(reading.deck)
    expectEqual(reading.faults.list.first?.message.contains("#tags column:"), true)
  }

  @Test func `columns are two different numbers from 1`() {
    expectNil(reading(DeckColumns(term: "0", definition: "1")).deck)
    expectNil(reading(DeckColumns(term: "2", definition: "2")).deck)
    expectEqual(texts(DeckColumns(term: "90", definition: "91")), [])
  }
}

@Suite struct DeckEncodingTests {
  @Test(
    arguments: [
      ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], "a PNG image"),
      ([0xFF, 0xD8, 0xFF, 0xE0, 0x61, 0x0A, 0x62], "a JPEG image"),
      (Array("PK\u{3}\u{4}abc\ndef\n".utf8), "a ZIP archive"),
      (Array("PK\u{3}\u{4}[Content_Types].xml".utf8), "an Office document (export it as CSV)"),
      (
        Array("PK\u{3}\u{4}mimetypeapplication/vnd.oasis.opendocument.spreadsheet".utf8),
        "an Office document (export it as CSV)"
      ),
      (Array("%PDF-1.7\nabc\n".utf8), "a PDF document"),
      (Array("a\u{0}b\nc\n".utf8), "binary data (a NUL byte)"),
      (Array("\u{1}\u{2}a\u{3}\n\u{4}b\n".utf8), "binary data (control characters)"),
    ] as [([UInt8], String)])
  func `binary data is refused with its kind`(bytes: [UInt8], kind: String) {
    #expect(complaint(about: bytes).hasPrefix("expected a text file, found \(kind)"))
    let reading = DeckReading(bytes, named: "words")
    expectNil(reading.deck)
    expectEqual(reading.faults.count, 1)
  }
}
