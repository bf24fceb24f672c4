import Expectations
import Testing

@testable import Decks

/// Decks at the limits, or a little beyond them.
struct DeckLimitTests {
  @Test func `a hundred thousand pairs are allowed, one more is not`() throws {
    let lines = (0..<DeckLimit.pairs).map { "\($0)\n" }.joined()
    try expectEqual(deck(lines).pairs.count, 100_000)
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
