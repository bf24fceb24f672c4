import Decks
import Expectations
import Testing

/// The words for the two sides in the header of a file.
struct SideNamesTests {
  @Test(arguments: ["\t", ";", ",", "|"])
  func `a header names the columns, with the separator of the file`(separator: String) throws {
    let rows = [["Country", "Capital"], ["France", "Paris"], ["Italy", "Rome"]]
    let lines = rows.map { $0.joined(separator: separator) }
    let text = "#columns:" + lines.joined(separator: "\n")
    try expectEqual(deck(text).sides, SideNames("Country", "Capital"))
  }

  @Test func `columns that are left out or not chosen have no part in it`() throws {
    let text = """
      #separator:tab
      #deck column:1
      #columns:Deck\tFront\tBack\tExample
      x\ta\tb\tc
      x\td\te\tf

      """
    try expectEqual(deck(text).sides, SideNames("Front", "Back"))
    let chosen = DeckColumns(term: "4", definition: "2")
    try expectEqual(deck(text, chosen).sides, SideNames("Example", "Front"))
  }

  @Test(arguments: ["", "Front", "Front\t", "\tBack", " \t \t"])
  func `a header without two words is ignored`(value: String) throws {
    try expectNil(deck("#columns:\(value)\na\tb\nc\td\n").sides)
  }

  @Test func `long words are cut, and control characters removed`() throws {
    let long = String(repeating: "x", count: 100)
    let sides = try #require(try deck("#columns:\(long)\tB\u{7}ack\na\tb\nc\td\n").sides)
    expectEqual(sides.term.count, 30)
    expectEqual(sides.definition, "Back")
  }

  @Test func `an exported deck keeps its words`() throws {
    var deck = try deck("a\tb\nc\td\n")
    #expect(!String(decoding: deck.file, as: UTF8.self).contains("#columns"))
    deck.sides = SideNames("#1", "\"two\"")
    expectEqual(try Deck(reading: deck.file, named: "words"), deck)
  }
}
