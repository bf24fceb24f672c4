import Decks
import Expectations
import Testing

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
    expectEqual(reading.summary, "commas, 3 pairs")
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
    #expect(
      reading.summary.hasSuffix("3 pairs, 1 row without a term, 1 row without a definition"))
  }

  @Test func `a tab on most rows wins over commas within the texts`() {
    let text = "Hi, you\tHallo, du\nBye, you\t\nYes, sir\tJa, Herr\n"
    #expect(DeckReading(text.utf8, named: "words").summary.hasPrefix("tabs, 2 pairs, 1 row"))
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

  @Test func `a quoted field may contain the separator`() throws {
    try expectEqual(deck("\"a,b\",c\nd,\"e,f\"\n").texts, ["a,b", "c", "d", "e,f"])
    try expectEqual(deck("\"a\tb\"\tc\nd\te\n").texts, ["a b", "c", "d", "e"])
  }

  @Test func `a separator in quotes does not count`() throws {
    try expectEqual(deck("\"a\tb\"\n\"c,d\"\n").texts, ["a b", "c,d"])
  }

  @Test func `two quotes in a row within quotes stand for one`() throws {
    try expectEqual(deck("\"\"\"\"\n\"say \"\"hi\"\"\"\n").texts, ["\"", "say \"hi\""])
  }

  @Test func `a quote within a bare field is text`() throws {
    try expectEqual(deck("5\" disk\na \"b\" c\n").texts, ["5\" disk", "a \"b\" c"])
  }

  @Test func `text after a closing quote belongs to the field`() throws {
    try expectEqual(deck("\"a\"b\tc\nd\te\n").texts, ["ab", "c", "d", "e"])
  }

  @Test func `a hash sign in quotes is a face`() throws {
    try expectEqual(deck("\"#\"\n\"#name:x\"\n#\n").texts, ["#", "#name:x"])
  }
}
