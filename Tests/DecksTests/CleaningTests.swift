import Expectations
import Testing

@testable import Decks

@Suite struct CleaningTests {
  @Test(arguments: [
    ("  plain  ", "plain"),
    ("in  side", "in  side"),
    ("a\tb\nc\u{B}d", "a b c d"),
    ("a\r\nb", "a  b"),
    ("a\u{85}b\u{2028}c", "a b c"),
    ("\u{3000}b\u{A0}", "b"),
    ("a\0b\u{7}c\u{8}d\u{7F}e", "abcde"),
    ("a\u{81}b\u{99}c", "abc"),
    ("a\u{202E}b\u{2066}c\u{2069}\u{202A}d", "abcd"),
    ("\u{FEFF}a\u{FEFF}b", "ab"),
    ("🧙\u{200D}♀\u{FE0F}", "🧙\u{200D}♀\u{FE0F}"),
    ("e\u{301}", "e\u{301}"),
    ("", ""),
  ]) func `cleaning keeps text and removes control characters`(dirty: String, clean: String) {
    expectEqual(Pair(twin: dirty).first.text, clean)
  }

  @Test(arguments: [
    ("a\u{1B}[31mb", "ab"),
    ("a\u{1B}[?1049hb", "ab"),
    ("a\u{1B}[1;2 qb", "ab"),
    ("a\u{9B}2Jb", "ab"),
    ("a\u{1B}]0;title\u{7}b", "ab"),
    ("a\u{1B}]52;c;AAAA\u{1B}\\b", "ab"),
    ("a\u{9D}0;title\u{9C}b", "ab"),
    ("a\u{1B}Pq#0\u{1B}\\b", "ab"),
    ("a\u{90}q\u{9C}b\u{98}x\u{9C}\u{9E}x\u{9C}\u{9F}x\u{9C}c", "abc"),
    ("a\u{1B}^x\u{1B}\\\u{1B}_x\u{1B}\\\u{1B}Xx\u{1B}\\b", "ab"),
    ("a\u{1B}cb", "ab"),
    ("a\u{1B}(0b", "ab"),
    ("a\u{1B}#8b", "ab"),
    ("a\u{1B}\u{1B}[31mb", "ab"),
    ("a\u{1B}[3\u{1B}[1mb", "ab"),
    ("a\u{1B}]0;x\u{1B}[1mb", "ab"),
    ("a\u{1B}]never ended", "a"),
    ("a\u{1B}[", "a"),
    ("a\u{1B}", "a"),
    ("a\u{1B}é", "aé"),
  ]) func `an escape sequence is removed as a whole`(dirty: String, clean: String) {
    let pair = Pair(term: dirty, definition: dirty)
    expectEqual(pair.first.text, clean)
    expectEqual(pair.second.text, clean)
    expectEqual(pair.first.partner, clean)
  }

  @Test func `no control character survives among any three scalars`() {
    let scalars: [Unicode.Scalar] = [
      "\u{1B}", "\u{9B}", "\u{9D}", "\u{90}", "\u{9C}", "\u{7}", "\u{18}", "[", "]", "P", "\\",
      "m", "0", "\u{202E}", "\u{FEFF}", "\n", "é",
    ]
    for first in scalars {
      for second in scalars {
        for third in scalars {
          let dirty = String(String.UnicodeScalarView([first, second, third]))
          let clean = Pair(twin: "a\(dirty)b").first.text
          #expect(clean.unicodeScalars.allSatisfy(isHarmless), "\(clean.debugDescription)")
          expectEqual(Pair(twin: clean).first.text, clean)
        }
      }
    }
  }

  private func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: false
    default: true
    }
  }
}
