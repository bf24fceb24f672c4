import MemoryGame
import Testing

@testable import Canvas

struct SolitaryTextTests {
  private static let solitary = (UInt32(0)...0x20000).compactMap(Unicode.Scalar.init)
    .filter(\.isSingleScalarText)

  @Test func `whatever stands beside each other is as many characters`() {
    #expect(Self.solitary.count > 25_000)
    // Every one of them after and before others, at all distances sooner or later.
    for step in [1, 7, 1000, 9001] {
      var text = ""
      for index in Self.solitary.indices {
        text.unicodeScalars.append(Self.solitary[index * step % Self.solitary.count])
      }
      #expect(text.isSingleScalarText)
      #expect(text.count == text.unicodeScalars.count, "step \(step)")
    }
  }

  @Test func `each is itself beside every kind of neighbour`() {
    for neighbour in ["a", "é", "漢", "か", "👻", "⣿", "ж", "☎", "™"] {
      let apart = Self.solitary.allSatisfy { scalar in
        (neighbour + String(scalar) + neighbour).count == 3
      }
      #expect(apart, "\(neighbour)")
    }
  }

  @Test(arguments: [
    "e\u{301}", "👩‍🚀", "👍🏽", "🇩🇪", "☎\u{FE0F}", "한국", "\u{1112}\u{1161}", "नि", "שלום",
    "1\u{FE0F}\u{20E3}",
    "\r\n", "\u{200B}", "\u{AD}", "\u{7F}", "\u{A0}", "กำ",
  ])
  func `what is joined, or might be, is not solitary`(_ text: String) {
    #expect(!text.isSingleScalarText)
    #expect(!text.isPlain)
  }

  @Test func `a text has the same columns and glyphs whichever way they are found`() {
    var dice = SeededGenerator(seed: "columns")
    let odd: [Unicode.Scalar] = ["\u{301}", "\u{200D}", "\u{FE0F}", "🏽", "🇩", "ש", "한", "\n"]
    for _ in 0..<2000 {
      var text = ""
      for _ in 0..<Int.random(in: 0...8, using: &dice) {
        let from = Int.random(in: 0..<4, using: &dice) == 0 ? odd : Self.solitary
        if let scalar = from.randomElement(using: &dice) { text.unicodeScalars.append(scalar) }
      }
      let glyphs = text.flatMap { Glyph.glyphs(of: $0) }
      var found: [Glyph] = []
      text.forEachGlyph { found.append($0) }
      #expect(found == glyphs)
      #expect(text.columns == glyphs.reduce(0) { $0 + $1.columns })
      for width in [text.columns - 1, text.columns, text.utf8.count] {
        #expect(text.fits(width) == (text.columns <= width))
      }
    }
  }

  @Test func `plain text is what every terminal has`() {
    #expect("No pair: ghost, bat  -2~".isPlain)
    #expect("".isPlain)
    for text in ["é", "a\tb", "a\u{7F}", "👻"] { #expect(!text.isPlain) }
  }
}
