import Decks
import Testing

@Suite struct SeparatorTests {
  @Test(arguments: [
    ("tab", "\t"), ("comma", ","), ("Semicolon", ";"), ("PIPE", "|"), ("colon", ":"),
    ("space", " "), ("\t", "\t"), (" ", " "), ("=", "="), (" ; ", ";"), ("~", "~"),
  ]) func `a header names the separator`(name: String, separator: String) throws {
    let text = "#separator:\(name)\na\(separator)b\nc\(separator)d\n"
    #expect(try deck(text).texts == ["a", "b", "c", "d"])
  }

  @Test(arguments: ["\t", "|", ";", ":", ","])
  func `the first rows show the separator`(separator: String) throws {
    #expect(try deck("a\(separator)b\nc\(separator)d\n").texts == ["a", "b", "c", "d"])
  }

  @Test func `one tab among the first rows is enough if no other separator fits`() throws {
    #expect(try deck("a,b\nc\nd\ne\tf\n").texts == ["a,b", "c", "d", "e", "f"])
  }

  @Test func `the separator that most rows have is used`() throws {
    #expect(try deck("a,b\nc,d\ne\n").texts == ["a", "b", "c", "d", "e"])
    #expect(try deck("a,b\nc,d\ne\tf\n").texts == ["a", "b", "c", "d", "e f"])
    #expect(try deck("one: a,eins\ntwo: b,zwei\nthree,drei\n").texts.last == "drei")
    #expect(try deck("a;b,c\nd,e\nf,g\n").texts == ["a;b", "c", "d", "e", "f", "g"])
    #expect(try deck("well, hello\nfine\nbye\n").texts == ["well, hello", "fine", "bye"])
    #expect(try deck("|\n;\n:\n,\n").texts == ["|", ";", ":", ","])
    #expect(try deck(":)\n:(\n:D\n").texts == [":)", ":(", ":D"])
  }

  @Test(arguments: [",", ",,,", " , ", "\"\",\"\"", ""])
  func `an empty row among the first rows is skipped`(row: String) {
    let reading = DeckReading("one,eins\ntwo,zwei\n\(row)\nfour,vier\n".utf8, named: "words")
    #expect(reading.deck?.texts == ["one", "eins", "two", "zwei", "four", "vier"])
    #expect(reading.faults.count == 0)
    #expect(reading.summary == "commas, 3 pairs")
  }

  @Test(arguments: [",", ";", "|", ":", "\t"])
  func `a row with one empty side is reported, and the separator stays`(separator: String) {
    let rows = [
      ["one", "eins"], ["two", ""], ["", "zwei"], ["three", "drei"], ["four", "vier"],
    ]
    let text = rows.map { $0.joined(separator: separator) }.joined(separator: "\n")
    let reading = DeckReading(text.utf8, named: "words")
    #expect(reading.deck?.pairs.count == 3)
    #expect(reading.faults.list.map(\.line) == [2, 3])
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
    #expect(deck.pairs.count == 11)
    #expect(deck.pairs.last == Pair(twin: "alone"))
    #expect(deck.pairs.first == Pair(term: "t0", definition: "d0"))
  }

  @Test func `of two separators on every row the rarer character wins`() throws {
    #expect(try deck("a,b|c:d\ne,f|g:h\n").texts == ["a,b", "c:d", "e,f", "g:h"])
  }

  @Test func `a quoted field may contain the separator`() throws {
    #expect(try deck("\"a,b\",c\nd,\"e,f\"\n").texts == ["a,b", "c", "d", "e,f"])
    #expect(try deck("\"a\tb\"\tc\nd\te\n").texts == ["a b", "c", "d", "e"])
  }

  @Test func `a separator in quotes does not count`() throws {
    #expect(try deck("\"a\tb\"\n\"c,d\"\n").texts == ["a b", "c,d"])
  }

  @Test func `two quotes in a row within quotes stand for one`() throws {
    #expect(try deck("\"\"\"\"\n\"say \"\"hi\"\"\"\n").texts == ["\"", "say \"hi\""])
  }

  @Test func `a quote within a bare field is text`() throws {
    #expect(try deck("5\" disk\na \"b\" c\n").texts == ["5\" disk", "a \"b\" c"])
  }

  @Test func `text after a closing quote belongs to the field`() throws {
    #expect(try deck("\"a\"b\tc\nd\te\n").texts == ["ab", "c", "d", "e"])
  }

  @Test func `a hash sign in quotes is a face`() throws {
    #expect(try deck("\"#\"\n\"#name:x\"\n#\n").texts == ["#", "#name:x"])
  }
}
