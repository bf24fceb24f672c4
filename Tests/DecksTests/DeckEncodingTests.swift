import Decks
import Expectations
import Testing

@Suite struct DeckEncodingTests {
  @Test func `a file in Windows-1252 or Latin-1 is read, and the summary says so`() {
    let bytes =
      Array("caf".utf8) + [0xE9] + Array(";coffee\n".utf8) + [0x80] + Array(";euro\n".utf8)
    let reading = DeckReading(bytes, named: "words")
    expectEqual(reading.deck?.texts, ["café", "coffee", "€", "euro"])
    expectEqual(reading.encoding, .windows1252)
    expectEqual(reading.summary, "semicolons, 2 pairs, read as Windows-1252")
  }

  @Test func `a byte that Windows-1252 does not define is an error on its line`() {
    let bytes: [UInt8] = [0x61, 0x0A, 0x81, 0x0A, 0xE9, 0x0A, 0x62]
    expectEqual(complaint(about: bytes), "line 2: expected UTF-8 text, found other bytes")
  }

  @Test func `the summary names UTF-16, and says nothing about UTF-8`() {
    let bytes: [UInt8] =
      [0xFF, 0xFE] + "é,a\nb,c\n".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    expectEqual(DeckReading(bytes, named: "x").summary, "commas, 2 pairs, read as UTF-16")
    expectEqual(DeckReading("é,a\nb,c\n".utf8, named: "x").summary, "commas, 2 pairs")
  }

  @Test(
    arguments: [
      ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], "a PNG image"),
      ([0xFF, 0xD8, 0xFF, 0xE0, 0x61, 0x0A, 0x62], "a JPEG image"),
      (Array("PK\u{3}\u{4}abc\ndef\n".utf8), "a ZIP archive"),
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

  @Test func `the summary counts faces, repeats and unreadable rows`() {
    let text = "#separator:tab\na\tb\nc\td\ne\na\tb\n\"f\tg\n"
    expectEqual(
      DeckReading(text.utf8, named: "x").summary,
      "tabs, 3 pairs, 1 of them a face, 1 row unreadable, 1 row repeated")
    expectEqual(DeckReading("a\nb\n".utf8, named: "x").summary, "one face per line, 2 pairs")
  }
}
