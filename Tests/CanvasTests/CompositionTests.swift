import Expectations
import Foundation
import Testing

@testable import Canvas

/// Comparison with the normalisation of Foundation.
struct CompositionTests {
  private func isComposed(_ text: String) -> Bool {
    text.composed.unicodeScalars.elementsEqual(
      text.precomposedStringWithCanonicalMapping.unicodeScalars)
  }

  @Test func `every character is composed again from its parts`() {
    for value in UInt32(0xA0)..<0x2_FA20 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let parts = String(scalar).decomposedStringWithCanonicalMapping
      guard parts.unicodeScalars.count > 1 else { continue }
      if !isComposed(parts) { Issue.record("U+\(String(value, radix: 16))") }
    }
  }

  @Test func `any letter with any three marks is composed`() {
    let letters: [Unicode.Scalar] = [
      "e", "ê", "ệ", "o", "ơ", "u", "A", "å", "α", "и", "q", "\u{1112}", "하",
    ]
    let marks: [Unicode.Scalar] = [
      "\u{300}", "\u{301}", "\u{302}", "\u{30A}", "\u{306}", "\u{323}", "\u{327}", "\u{31B}",
      "\u{345}", "\u{1161}", "\u{11AB}", "x",
    ]
    for letter in letters {
      for one in marks {
        for other in marks {
          for third in marks {
            let text = String(String.UnicodeScalarView([letter, one, other, third]))
            let parts = text.decomposedStringWithCanonicalMapping
            if !isComposed(parts) || text.composed != text {
              Issue.record("\(text.unicodeScalars.map { $0.value })")
            }
          }
        }
      }
    }
  }

  @Test(arguments: ["", "a", "\u{301}", "\u{301}a\u{301}", "plain", "한글", "👩\u{200D}🚀"])
  func `texts without letters to compose stay as they are`(_ text: String) {
    #expect(isComposed(text))
  }

  @Test func `a decomposed character is drawn as one glyph`() {
    expectEqual(Glyph.glyphs(of: "e\u{302}\u{323}"), [Glyph("ệ")])
    expectEqual(Glyph.glyphs(of: "A\u{30A}"), [Glyph("Å")])
    expectEqual(Glyph.glyphs(of: "\u{1112}\u{1161}\u{11AB}"), [Glyph("한")])
    expectEqual(Glyph.glyphs(of: "か\u{3099}"), [Glyph("が")])
  }
}
