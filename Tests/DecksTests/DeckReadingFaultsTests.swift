import Decks
import Expectations
import Testing

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
    expectEqual(
      reading.faults.list.map { $0.description(in: "f") },
      [
        "f:2:3: expected UTF-8 text, found other bytes"
      ])
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
      reading.faults.list.map { $0.description(in: "f") },
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

  @Test func `a file without faults gives the same deck under every file name`() throws {
    for name in BuiltInDecks.names {
      let deck = try #require(BuiltInDecks.deck(named: name))
      let reading = DeckReading(deck.file, named: "")
      expectEqual(reading, DeckReading(deck.file, named: "x"))
      expectEqual(reading.deck, deck)
      expectEqual(reading.faults.count, 0)
    }
  }

  @Test func `many unclosed quotes do not stall the reader`() {
    // Searching from each line to the end of the file would take more than 10^9 steps.
    let reading = DeckReading(
      ("#separator:tab\n" + String(repeating: "\"a\"\"b\n", count: 200_001) + "c\nd\n").utf8,
      named: "words")
    expectEqual(reading.deck?.texts.suffix(2), ["c", "d"])
  }
}
