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
  func `the first lines show the separator`(separator: String) throws {
    #expect(try deck("a\(separator)b\nc\(separator)d\n").texts == ["a", "b", "c", "d"])
  }

  @Test func `one tab among the first lines is enough`() throws {
    #expect(try deck("a,b\nc,d\ne\tf\n").texts == ["a,b", "c,d", "e", "f"])
  }

  @Test func `another separator must part every one of the first lines`() throws {
    #expect(try deck("a,b\nc,d\ne\n").texts == ["a,b", "c,d", "e"])
    #expect(try deck("a,b\n,c\n").texts == ["a,b", ",c"])
    #expect(try deck("a,b\nc, \n").texts == ["a,b", "c,"])
    #expect(try deck("|\n;\n:\n,\n").texts == ["|", ";", ":", ","])
  }

  @Test func `only the first ten lines are looked at`() throws {
    let first = (0..<10).map { "t\($0);d\($0)\n" }.joined()
    let deck = try deck("# a;b comment\n\n" + first + "# note\nalone\n")
    #expect(deck.pairs.count == 11)
    #expect(deck.pairs.last == Pair(twin: "alone"))
    #expect(deck.pairs.first == Pair(term: "t0", definition: "d0"))
  }

  @Test func `the rarer separator goes first`() throws {
    #expect(try deck("a,b|c:d\ne,f|g:h\n").texts == ["a,b", "c:d", "e,f", "g:h"])
  }

  @Test func `a quoted field keeps its separator`() throws {
    #expect(try deck("\"a,b\",c\nd,\"e,f\"\n").texts == ["a,b", "c", "d", "e,f"])
    #expect(try deck("\"a\tb\"\tc\nd\te\n").texts == ["a b", "c", "d", "e"])
  }

  @Test func `a separator in quotes shows nothing`() throws {
    #expect(try deck("\"a\tb\"\n\"c,d\"\n").texts == ["a b", "c,d"])
  }

  @Test func `two quotes within quotes are one`() throws {
    #expect(try deck("\"\"\"\"\n\"say \"\"hi\"\"\"\n").texts == ["\"", "say \"hi\""])
  }

  @Test func `a quote within a bare field is itself`() throws {
    #expect(try deck("5\" disk\na \"b\" c\n").texts == ["5\" disk", "a \"b\" c"])
  }

  @Test func `what follows a closing quote belongs to the field`() throws {
    #expect(try deck("\"a\"b\tc\nd\te\n").texts == ["ab", "c", "d", "e"])
  }

  @Test func `a hash sign in quotes is a face`() throws {
    #expect(try deck("\"#\"\n\"#name:x\"\n#\n").texts == ["#", "#name:x"])
  }
}
