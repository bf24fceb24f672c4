import Decks
import Expectations
import Testing

@Suite struct AnkiTests {
  /// An export of notes from Anki, with every optional column.
  private static let notes = """
    #separator:tab
    #html:true
    #guid column:1
    #notetype column:2
    #deck column:3
    #tags column:6
    Gx%1\tBasic\tWords::French\tle c&oelig;ur\t<b>heart</b>\tbody noun
    "G""2"\tBasic\tWords::French\t"<div>l'eau</div><div>(f.)</div>"\t\
    "water<br>""H<sub>2</sub>O""\"\t
    G3\tCloze\tWords\t{{c1::Paris::city}} is in {{c2::France}}\t[sound:paris.mp3]&nbsp;oui\t

    """

  @Test func `an export of notes is read`() throws {
    let deck = try deck(Self.notes)
    expectEqual(
      deck.texts,
      ["le cœur", "heart", "l'eau (f.)", "water \"H2O\"", "Paris is in France", "oui"])
  }

  @Test func `an export as plain text is read`() throws {
    let text = "#separator:tab\n#html:false\n#tags column:3\na &amp; b\t<br>\tx\nc\td\t\n"
    try expectEqual(deck(text).texts, ["a &amp; b", "<br>", "c", "d"])
  }

  @Test func `without the header, markup is text`() throws {
    try expectEqual(deck("<br>\n{{c1::x}}\n&lt;\n").texts, ["<br>", "{{c1::x}}", "&lt;"])
  }

  @Test(arguments: [
    ("a<br>b<br/>c", "a b c"), ("<p>a</p><p>b</p>", "a b"), ("a\n  b", "a b"),
    ("<i class=\"x>y\">z", "y\">z"), ("H<sub>2</sub>O", "H2O"), ("a<!-- <b> -->b", "ab"),
    ("<style>.card { color: red }</style>a", "a"), ("a<b", "a<b"), ("1 < 2 > 0", "1 < 2 > 0"),
    ("&lt;br&gt;", "<br>"), ("&amp;lt;", "&lt;"), ("&eacute;&#233;&#xE9;", "ééé"),
    ("&alpha;&Omega;&rarr;&euro;&hearts;&yuml;", "αΩ→€♥ÿ"), ("&unknown; & &;", "&unknown; & &;"),
    ("&#0;&#xD800;x", "&#xD800;x"), ("&#27;[31mx", "x"), ("a&nbsp;b", "a b"),
    ("[sound:a.mp3]x[sound:b.mp3]", "x"), ("[sound:a", "[sound:a"), ("[x]", "[x]"),
    ("{{c1::a}}", "a"), ("{{c12::a::hint}}b", "ab"), ("{{c1::a {{c2::b::h}} c}}", "a b c"),
    ("{{c1::a", "{{c1::a"), ("{{x}} a::b", "{{x}} a::b"), ("{{c1::<b>a</b>:b}}", "a:b"),
    ("é<br>👻", "é 👻"),
  ]) func `HTML is reduced to its text`(html: String, text: String) throws {
    try expectEqual(
      deck("#separator:|\n#html:true\n\(html.quotedField)\nother\n").texts.first, text)
  }

  @Test func `hostile HTML does not stall the reader`() throws {
    let part = String(repeating: "<a&[sound:{{c1::<!--", count: 480)
    let lines = (0..<40).map { "\"\($0)\(part)}}\"\n" }.joined()
    let reading = DeckReading("#separator:|\n#html:true\n\(lines)a\nb\n".utf8, named: "words")
    expectEqual(reading.deck?.texts.suffix(2), ["a", "b"])
  }

  @Test func `a note without visible text is reported with its place`() {
    let text = "#separator:tab\n#html:true\na\t<img alt=\"x\">\nb\tc\nd\te\n"
    expectEqual(
      DeckReading(text.utf8, named: "words").complaints,
      ["f:3:3: expected a definition after the term \"a\""])
  }

  @Test func `the name in Anki is used unless the file has a name of ours`() throws {
    try expectEqual(deck("#deck:French\na\nb\n").name, "French")
    try expectEqual(deck("#name:Ours\n#deck:French\na\nb\n").name, "Ours")
  }
}

extension String {
  fileprivate var quotedField: String {
    "\"" + split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
  }
}

@Suite struct SpreadsheetTests {
  @Test(arguments: ["\n", "\r\n", "\r"])
  func `a line break in quotes becomes a blank on the card`(ending: String) throws {
    let text = "\"New\(ending)York\",\"a \"\"big\"\" city\"\(ending)Rome,old\(ending)"
    try expectEqual(deck(text).texts, ["New York", "a \"big\" city", "Rome", "old"])
  }

  @Test(arguments: [
    "Term,Definition\na,b\nc,\"d;e\"\n", "Term;Definition\r\na;b\r\nc;\"d;e\"\r\n",
    "Term\tDefinition\na\tb\nc\td;e\n", "Term|Definition|\na|b|\nc|d;e||\n",
  ]) func `files of spreadsheets are read`(text: String) throws {
    try expectEqual(deck(text).texts, ["Term", "Definition", "a", "b", "c", "d;e"])
  }

  @Test func `a column beside an empty one holds faces`() throws {
    try expectEqual(deck("a\t\nb\t\t\n").texts, ["a", "b"])
  }

  @Test(arguments: [true, false])
  func `UTF-16 is recognised by its byte order mark`(isBigEndian: Bool) throws {
    let units = "\u{FEFF}#name:Ж\r\né,👻\r\nc,d\r\n".utf16
    let bytes = units.flatMap { unit in
      let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return isBigEndian ? pair : pair.reversed()
    }
    let deck = try Deck(reading: bytes, named: "words")
    expectEqual(deck.name, "Ж")
    expectEqual(deck.texts, ["é", "👻", "c", "d"])
  }

  @Test func `an unclosed quote loses one line`() {
    let reading = DeckReading("a\tb\nc\td\n\"e\tf\ng\th\n".utf8, named: "words")
    expectEqual(reading.deck?.texts, ["a", "b", "c", "d", "g", "h"])
    expectEqual(reading.faults.list.map(\.line), [3])
    expectEqual(reading.faults.count, 1)
  }

  @Test func `a quote that is closed too late does not swallow the file`() {
    let lines = (0..<3000).map { "t\($0)\td\($0)\n" }.joined()
    let reading = DeckReading("\"open\tx\n\(lines)\"late\"\ty\n".utf8, named: "words")
    expectEqual(reading.deck?.pairs.count, 3001)
    expectEqual(reading.complaints.first?.hasPrefix("f:1:1: "), true)
    expectEqual(reading.faults.count, 1)
  }

  @Test func `lines after a record of several lines are numbered correctly`() {
    let reading = DeckReading("\"a\nb\r\nc\"\td\ne\tf\ng\t\n".utf8, named: "words")
    expectEqual(reading.deck?.texts, ["a b c", "d", "e", "f"])
    expectEqual(reading.complaints, ["f:5:3: expected a definition after the term \"g\""])
  }

  @Test func `a fault within a record of several lines is reported with its own line`() {
    let marked = DeckReading("#separator:,\na,b\n\"x\ny\", \nc,d\n".utf8, named: "words")
    expectEqual(marked.complaints, ["f:4:4: expected a definition after the term \"x y\""])
  }
}

@Suite struct SeparatorTests {
  @Test(arguments: [
    ("tab", "\t"), ("comma", ","), ("Semicolon", ";"), ("PIPE", "|"), ("colon", ":"),
    ("space", " "), ("\t", "\t"), (" ", " "), ("=", "="), (" ; ", ";"), ("~", "~"),
  ]) func `a header names the separator`(name: String, separator: String) throws {
    let text = "#separator:\(name)\na\(separator)b\nc\(separator)d\n"
    try expectEqual(deck(text).texts, ["a", "b", "c", "d"])
  }

  @Test(arguments: ["\t", "|", ";", ":", ","])
  func `the first rows show the separator`(separator: String) throws {
    try expectEqual(deck("a\(separator)b\nc\(separator)d\n").texts, ["a", "b", "c", "d"])
  }

  @Test func `one tab among the first rows is enough if no other separator fits`() throws {
    try expectEqual(deck("a,b\nc\nd\ne\tf\n").texts, ["a,b", "c", "d", "e", "f"])
  }

  @Test func `the separator that most rows have is used`() throws {
    try expectEqual(deck("a,b\nc,d\ne\n").texts, ["a", "b", "c", "d", "e"])
    try expectEqual(deck("a,b\nc,d\ne\tf\n").texts, ["a", "b", "c", "d", "e f"])
    try expectEqual(deck("one: a,eins\ntwo: b,zwei\nthree,drei\n").texts.last, "drei")
    try expectEqual(deck("a;b,c\nd,e\nf,g\n").texts, ["a;b", "c", "d", "e", "f", "g"])
    try expectEqual(deck("well, hello\nfine\nbye\n").texts, ["well, hello", "fine", "bye"])
    try expectEqual(deck("|\n;\n:\n,\n").texts, ["|", ";", ":", ","])
    try expectEqual(deck(":)\n:(\n:D\n").texts, [":)", ":(", ":D"])
  }

  @Test(arguments: [",", ",,,", " , ", "\"\",\"\"", ""])
  func `an empty row among the first rows is skipped`(row: String) {
    let reading = DeckReading("one,eins\ntwo,zwei\n\(row)\nfour,vier\n".utf8, named: "words")
    expectEqual(reading.deck?.texts, ["one", "eins", "two", "zwei", "four", "vier"])
    expectEqual(reading.faults.count, 0)
    expectEqual(reading.dividingMark, ",")
  }

  @Test(arguments: [",", ";", "|", ":", "\t"])
  func `a row with one empty side is reported, and the separator stays`(separator: String) {
    let rows = [
      ["one", "eins"], ["two", ""], ["", "zwei"], ["three", "drei"], ["four", "vier"],
    ]
    let text = rows.map { $0.joined(separator: separator) }.joined(separator: "\n")
    let reading = DeckReading(text.utf8, named: "words")
    expectEqual(reading.deck?.pairs.count, 3)
    expectEqual(reading.faults.list.map(\.line), [2, 3])
    #expect(reading.faults.missingTerms == 1 && reading.faults.missingDefinitions == 1)
  }

  @Test func `a tab on most rows wins over commas within the texts`() {
    let text = "Hi, you\tHallo, du\nBye, you\t\nYes, sir\tJa, Herr\n"
    let reading = DeckReading(text.utf8, named: "words")
    #expect(reading.dividingMark == "\t" && reading.deck?.pairs.count == 2)
  }

  @Test func `only the first ten rows are looked at`() throws {
    let first = (0..<10).map { "t\($0);d\($0)\n" }.joined()
    let deck = try deck("# a;b comment\n\n" + first + "# note\nalone\n")
    expectEqual(deck.pairs.count, 11)
    expectEqual(deck.pairs.last, Pair(twin: "alone"))
    expectEqual(deck.pairs.first, Pair(term: "t0", definition: "d0"))
  }

  @Test func `of two separators on every row the rarer character wins`() throws {
    try expectEqual(deck("a,b|c:d\ne,f|g:h\n").texts, ["a,b", "c:d", "e,f", "g:h"])
  }

  @Test(arguments: [
    ("\"a,b\",c\nd,\"e,f\"\n", ["a,b", "c", "d", "e,f"]),
    ("\"a\tb\"\tc\nd\te\n", ["a b", "c", "d", "e"]), ("\"a\tb\"\n\"c,d\"\n", ["a b", "c,d"]),
    ("\"#\"\n\"#name:x\"\n#\n", ["#", "#name:x"]),
  ])
  func `a separator or a hash sign in quotes is text`(file: String, texts: [String]) throws {
    try expectEqual(deck(file).texts, texts)
  }

  @Test func `quotes within a field are text, two in a row within quotes are one`() throws {
    try expectEqual(deck("\"\"\"\"\n\"say \"\"hi\"\"\"\n").texts, ["\"", "say \"hi\""])
    try expectEqual(deck("5\" disk\na \"b\" c\n").texts, ["5\" disk", "a \"b\" c"])
    try expectEqual(deck("\"a\"b\tc\nd\te\n").texts, ["ab", "c", "d", "e"])
  }
}
