import Expectations
import Testing

@testable import Decks

@Suite struct DeckErrorTests {
  @Test(arguments: [
    ("", "expected at least 2 pairs, found 0"),
    ("# nothing\n\n", "expected at least 2 pairs, found 0"),
    ("a\na\n", "expected at least 2 pairs, found 1"),
    ("Cat\ncat\n", "expected at least 2 pairs, found 1"),
    ("a\ttwo\nc\tTwo\n", "expected at least 2 pairs, found 1"),
    ("a\tb\nc\t\n", "line 2: expected a definition after the term \"c\""),
    ("a\tb\n\n\td\n", "line 3: expected a term before the definition \"d\""),
    ("a\tb\nc\t\tx\n", "line 2: expected a definition after the term \"c\""),
    ("a\tb\n\u{1B}[m\t\u{1B}[m\n", "line 2: expected a term and a definition, found neither"),
    ("a\nb\n\"\"\n", "line 3: expected a face, found nothing to show"),
    ("a\nb\n\u{1B}[31m\n", "line 3: expected a face, found nothing to show"),
    ("a\nb\n\u{200B}\n", "line 3: expected a face, found nothing to show"),
    ("a\nb\n\u{301}\u{FE0F}\u{20E3}\n", "line 3: expected a face, found nothing to show"),
    ("a\nb\n\u{AD}\u{2800}\n", "line 3: expected a face, found nothing to show"),
    ("a\nb\n\u{6DD}\n", "line 3: expected a face, found nothing to show"),
    ("#pairs:many\na\nb\n", "line 1: expected a number of pairs from 2 to 500, found \"many\""),
    ("#pairs:1\na\nb\n", "line 1: expected a number of pairs from 2 to 500, found \"1\""),
    ("#pairs:\na\nb\n", "line 1: expected a number of pairs from 2 to 500, found \"\""),
    (
      "#pairs:99999999999999999999\na",
      "line 1: expected a number of pairs from 2 to 500, found \"99999999999999999999\""
    ),
    ("#name:\na\nb\n", "line 1: expected a name of 1 to 60 characters, found \"\""),
    ("#html:maybe\na\nb\n", "line 1: expected true or false, found \"maybe\""),
  ]) func `an error says where it is and what was expected`(text: String, message: String) {
    expectEqual(complaint(about: text), message)
  }

  @Test func `an error about a color lists the right ones`() {
    expectEqual(
      complaint(about: "\n#color:mauve\na\nb\n"),
      "line 2: expected a color (red, orange, yellow, green, teal, blue, purple, pink, brown, "
        + "gray), found \"mauve\"")
  }

  @Test(arguments: ["x", "7", "\"", "#", "dash", "", "é"])
  func `an error about a separator lists the right ones`(separator: String) {
    expectEqual(
      complaint(about: "#separator:\(separator)\na\nb\n"),
      "line 1: expected a separator (tab, comma, semicolon, pipe, colon, space or "
        + "punctuation), found \"\(separator)\"")
  }

  @Test func `an unclosed quote is an error`() {
    let message = "line 2: expected a closing quote (write a quote inside quotes as \"\")"
    expectEqual(complaint(about: "a\n\"b\nc\n"), message)
    expectEqual(complaint(about: "a\tb\n\"\"\"\tc\n"), message)
  }

  @Test func `bytes that are not UTF-8 in a UTF-8 file are an error on their line`() {
    let message = "line 2: expected UTF-8, found other bytes"
    expectEqual(complaint(about: Array("ä\n".utf8) + [0xE4, 0x62, 0x0A, 0x63]), message)
    expectEqual(complaint(about: Array("äöü\r\n# ".utf8) + [0xC0, 0x80, 0x0A, 0x63]), message)
    expectEqual(complaint(about: Array("äöü\r".utf8) + [0xED, 0xA0, 0x80]), message)
  }

  @Test func `an unpaired surrogate in UTF-16 is an error on its line`() {
    let message = "line 2: expected UTF-16, found other bytes"
    expectEqual(complaint(about: [0xFF, 0xFE, 0x61, 0, 0x0A, 0, 0x00, 0xD8, 0x62, 0]), message)
    expectEqual(complaint(about: [0xFE, 0xFF, 0, 0x61, 0, 0x0A, 0, 0x62, 0]), message)
  }

  @Test func `texts that are too long are refused`() {
    let face = String(repeating: "é", count: 1000)
    let name = String(repeating: "n", count: 61)
    expectEqual(complaint(about: "\(face)\nb\n"), "no error: 2 pairs")
    expectEqual(
      complaint(about: "a\n\(face)é\n"),
      "line 2: expected a face of at most 1000 characters, found 1001")
    expectEqual(
      complaint(about: "a\n# \(String(repeating: "x", count: 9_999))\n"),
      "line 2: expected at most 10000 bytes, found 10001")
    expectEqual(
      complaint(about: "#name:\(name)\na\nb\n"),
      "line 1: expected a name of 1 to 60 characters, found \"\(name.prefix(30))...\"")
  }

  @Test func `a file of more than 16 MiB is refused`() {
    let size = 16 * 1024 * 1024
    expectEqual(
      complaint(about: repeatElement(0x0A, count: size + 1)),
      "expected at most 16777216 bytes, found 16777217")
  }

  @Test func `hostile text in an error is clean and short`() {
    let hostile = "\u{1B}]0;x\u{7}\u{202E}" + String(repeating: "evil ", count: 100)
    let said = complaint(about: "a\tb\n\(hostile)\t\n")
    expectEqual(
      said, "line 2: expected a definition after the term \"evil evil evil evil evil evil ...\"")
    #expect(complaint(about: "#color:\u{9B}2J\u{1B}[Hx\na\nb").hasSuffix("found \"x\""))
    expectEqual(DeckError(line: 3, message: "a\n\u{1B}[2Jb").description, "line 3: a b")
  }
}

/// Decks at the limits, or a little beyond them.
struct DeckLimitTests {
  @Test func `a hundred thousand pairs are allowed, one more is not`() throws {
    let lines = (0..<DeckLimit.pairs).map { "\($0)\n" }.joined()
    try expectEqual(deck(lines + "0\n1\n").pairs.count, 100_000)
    expectEqual(
      complaint(about: lines + "one more\n"),
      "line 100001: expected at most 100000 pairs, found more")
  }

  @Test func `a face has at most four thousand bytes`() throws {
    let joined = String(repeating: "\u{200D}", count: 1333)
    try expectEqual(deck("a\(joined)\nb\n").texts, ["a\(joined)", "b"])
    expectEqual(
      complaint(about: "a\n\(joined)bc\n"),
      "line 2: expected a face of at most 4000 bytes, found 4001")
  }

  @Test func `a name has at most a thousand bytes`() {
    let name = "a" + String(repeating: "\u{200D}", count: 334)
    #expect(complaint(about: "#name:\(name)\na\nb\n").hasPrefix("line 1: expected a name"))
  }

  @Test func `thirty combining marks in a row are kept`() throws {
    let marks = String(repeating: "\u{301}\u{323}", count: 1000)
    let kept = "e" + marks.unicodeScalars.prefix(30).map { "\($0)" }.joined()
    let text = try #require(try deck("e\(marks)\nb\n").texts.first)
    expectEqual(Array(text.unicodeScalars), Array(kept.unicodeScalars))
    expectEqual("x\u{301}y\u{301}".cleaned, "x\u{301}y\u{301}")
  }

  @Test func `a text is cut between characters, within both limits`() {
    expectEqual("äbc".cut(characters: 2, bytes: 9), "äb")
    expectEqual("äbc".cut(characters: 9, bytes: 3), "äb")
    expectEqual("äbc".cut(characters: 9, bytes: 1), "")
  }
}

/// Reads a deck from the text of a file called `words`.
func deck(_ text: String, _ columns: DeckColumns = DeckColumns()) throws(DeckError) -> Deck {
  try Deck(reading: text.utf8, named: "words", columns: columns)
}

/// Reads a file of another program called `words`.
func reading(_ text: String, _ columns: DeckColumns = DeckColumns(header: .auto)) -> DeckReading {
  DeckReading(text.utf8, named: "words", columns: columns)
}

/// The pairs of such a file, as in `term=definition`.
func pairs(_ text: String, _ columns: DeckColumns = DeckColumns(header: .auto)) -> [String] {
  reading(text, columns).deck?.pairs.map { "\($0.first.text)=\($0.second.text)" } ?? []
}

extension Deck {
  /// A blue deck of single faces.
  init(_ twins: String..., named name: String = "words") {
    self.init(twins.map(Pair.init(twin:)), named: name)
  }

  /// A blue deck with two pairs on a board.
  init(_ pairs: [Pair], named name: String = "words", sides: SideNames? = nil) {
    self.init(name: name, color: .blue, usualPairs: 2, pairs: pairs, sides: sides)
  }
}

/// The error of reading a file, or a note that there is none.
func complaint(about bytes: some Collection<UInt8>) -> String {
  do throws(DeckError) {
    let deck = try Deck(reading: bytes, named: "words")
    return "no error: \(deck.pairs.count) pairs"
  } catch {
    return error.description
  }
}

func complaint(about text: String) -> String { complaint(about: text.utf8) }

extension Deck {
  /// All texts in order, twins once.
  var texts: [String] {
    pairs.flatMap { $0.first == $0.second ? [$0.first.text] : [$0.first.text, $0.second.text] }
  }
}

extension DeckReading {
  /// The faults of a file called `f`.
  var complaints: [String] { faults.list.map { $0.description(in: "f") } }
}
