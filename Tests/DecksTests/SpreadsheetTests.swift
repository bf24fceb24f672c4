import Decks
import Expectations
import Testing

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

  @Test func `rows may differ in length`() throws {
    try expectEqual(deck("a\tb\tx\nc\td\ne\n").texts, ["a", "b", "c", "d", "e"])
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
    expectEqual(
      reading.faults.list.map { $0.description(in: "f") }.first?.hasPrefix("f:1:1: "), true)
    expectEqual(reading.faults.count, 1)
  }

  @Test func `lines after a record of several lines are numbered correctly`() {
    let reading = DeckReading("\"a\nb\r\nc\"\td\ne\tf\ng\t\n".utf8, named: "words")
    expectEqual(reading.deck?.texts, ["a b c", "d", "e", "f"])
    expectEqual(
      reading.faults.list.map { $0.description(in: "f.csv") },
      [
        "f.csv:5:3: expected a definition after the term \"g\""
      ])
  }

  @Test func `a fault within a record of several lines is reported with its own line`() {
    let marked = DeckReading("#separator:,\na,b\n\"x\ny\", \nc,d\n".utf8, named: "words")
    expectEqual(
      marked.faults.list.map { $0.description(in: "f") },
      [
        "f:4:4: expected a definition after the term \"x y\""
      ])
  }
}
