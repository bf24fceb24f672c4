import Expectations
import Testing

@testable import Canvas

struct GlyphTests {
  /// The text shown for a character.
  private func shown(_ character: Character) -> String {
    Glyph.glyphs(of: character).reduce(into: "") { text, glyph in
      text.unicodeScalars.append(contentsOf: glyph.scalars)
    }
  }

  private func shown(_ text: String) -> String { text.map(shown).joined() }

  @Test(arguments: [
    ("❤\u{FE0F}", "❤"), ("⚡\u{FE0E}", "⚡"), ("👍\u{1F3FD}", "👍"), ("👩\u{200D}🍳", "👩"),
    ("👨\u{200D}👩\u{200D}👧", "👨"), ("🏳\u{FE0F}\u{200D}🌈", "🏳"), ("1\u{FE0F}\u{20E3}", "1"),
    ("🤷\u{1F3FB}\u{200D}♀\u{FE0F}", "🤷"),
    ("🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "🏴"), ("a\u{200D}", "a"),
    ("a\u{200B}", "a "), ("a\u{20DD}", "a"), ("\u{601}a", " a"), ("a\u{6DD}", "a "),
  ])
  func `what terminals disagree about is left out`(_ text: String, _ expected: String) {
    #expect(shown(text).unicodeScalars.elementsEqual(expected.unicodeScalars))
    expectEqual(text.columns, expected.columns)
  }

  @Test(arguments: [
    "é", "ộ", "q\u{301}", "हिन्दी", "क्षत्रिय", "ภาษาไทย", "กำ", "한글",
    "שָׁלוֹם",
    "العَرَبِيَّة", "🇩🇪", "á\u{302}\u{303}\u{304}", "தமிழ்",
  ])
  func `letters keep their marks`(_ text: String) {
    #expect(shown(text).unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  @Test func `letters around a joiner stay, only the joiner is removed`() {
    let shri = "\u{0DC1}\u{0DCA}\u{200D}\u{0DBB}\u{0DD3}"
    #expect(
      shown(shri).unicodeScalars.elementsEqual(
        "\u{0DC1}\u{0DCA}\u{0DBB}\u{0DD3}".unicodeScalars))
    let conjunct = "\u{0915}\u{094D}\u{200D}\u{0937}"
    #expect(
      shown(conjunct).unicodeScalars.elementsEqual("\u{0915}\u{094D}\u{0937}".unicodeScalars))
  }

  @Test func `glyphs are the same if the letters are, in any form`() {
    let texts = [
      "e", "e\u{301}", "e\u{302}\u{323}", "e\u{323}\u{302}", "o\u{301}", "é", "q\u{301}\u{302}",
      "q\u{302}\u{301}",
    ]
    for one in texts {
      for other in texts {
        expectEqual((glyphs(one) == glyphs(other)), (one == other))
      }
    }
  }

  private func glyphs(_ text: String) -> [Glyph] { text.flatMap(Glyph.glyphs) }

  @Test func `four marks are kept and no more`() {
    let tower = "a" + String(repeating: "\u{301}", count: 30)
    expectEqual(shown(tower).unicodeScalars.count, 5)
    expectEqual(shown(tower).unicodeScalars.first, "á")
    expectEqual(tower.columns, 1)
  }

  @Test func `a flag is one wide glyph, and so is a syllable of jamo`() {
    expectEqual(Glyph.glyphs(of: "🇩🇪").map(\.columns), [2])
    #expect(Glyph.glyphs(of: "🇩🇪") != Glyph.glyphs(of: "🇩🇰"))
    expectEqual(Glyph.glyphs(of: "🇩").map(\.columns), [1])
    expectEqual(Glyph.glyphs(of: "\u{1112}\u{1161}\u{11AB}"), [Glyph("한")])
  }

  @Test func `a flag is never cut between its letters`() {
    for x in 0...3 {
      var canvas = Canvas(size: Size(width: 4, height: 1))
      canvas.write("🇩🇪", at: Point(x: 1, y: 0))
      canvas.put("x", at: Point(x: x, y: 0), .plain)
      let flags = canvas.rows.joined().filter(\.glyph.isFlag)
      expectEqual(flags.count, ([1, 2].contains(x) ? 0 : 1))
      #expect(canvas.description.unicodeScalars.count { $0.value > 0x7F }.isMultiple(of: 2))
    }
  }

  @Test func `control characters and invisible characters are blanks`() {
    for code in Array(UInt32(0)..<0x20) + Array(0x7F...0xA0) + [0x200B, 0x2028, 0xFEFF, 0x301] {
      guard let scalar = Unicode.Scalar(code) else { continue }
      expectEqual(Glyph(scalar), .blank)
      expectEqual(Glyph.glyphs(of: Character(scalar)), [.blank])
      expectEqual(Character(scalar).columns, 1)
    }
    expectEqual(Glyph.glyphs(of: "\r\n"), [.blank])
    expectEqual("a\r\nb".columns, 3)
  }

  @Test func `only the right half of a wide glyph has no columns`() {
    expectEqual(Glyph.continuation.columns, 0)
    #expect(Glyph.continuation.scalars.isEmpty)
    expectEqual(Glyph.blank.columns, 1)
    expectEqual(Glyph("👻").columns, 2)
  }
}

struct TextTests {
  private static let texts = [
    "", "plain", "漢字かな", "a👻b", "e\u{301}té", "🇩🇪🇫🇷", "👨\u{200D}👩\u{200D}👧 x", "नमस्ते", "ภาษาไทย",
    "tab\there", "\r\n\r\n", "x\u{FE0F}\u{20E3}", "한글 \u{1112}\u{1161}\u{11AB}", "\u{301}\u{301}",
    "\u{7F}",
  ]

  @Test(arguments: texts)
  func `a text takes the computed number of columns`(_ text: String) {
    var canvas = Canvas(size: Size(width: 60, height: 1))
    canvas.fill(Rect(canvas.size), "#", .plain)
    expectEqual(canvas.write(text, at: Point(x: 3, y: 0)), text.columns)
    for x in 0..<60 {
      let isText = (3..<3 + text.columns).contains(x)
      expectEqual((canvas[Point(x: x, y: 0)].glyph == "#"), !isText)
    }
  }

  @Test(arguments: texts)
  func `a shortened text fits and ends with an ellipsis`(_ text: String) {
    for width in -2...text.columns + 2 {
      for ellipsis in ["…", "~", "..."] {
        let short = text.shortened(to: width, ellipsis: ellipsis)
        #expect(short.columns <= max(0, width))
        if width >= text.columns {
          expectEqual(short, text)
        } else if width >= ellipsis.columns {
          #expect(short.hasSuffix(ellipsis))
          #expect(text.hasPrefix(short.dropLast(ellipsis.count)))
        } else {
          #expect(short.isEmpty)
        }
      }
    }
  }

  @Test func `huge lengths do no harm`() {
    expectEqual("abc".shortened(to: .min), "")
    expectEqual("abc".shortened(to: .max), "abc")
    var canvas = Canvas(size: Size(width: 2, height: 1))
    expectEqual(canvas.write("abc", at: Point(x: .max, y: 0)), 3)
    expectEqual(canvas.write("abc", at: Point(x: .min, y: 0)), 3)
    #expect(canvas.description.isEmpty)
  }

  @Test func `a written text is shortened to its width`() {
    var canvas = Canvas(size: Size(width: 8, height: 1))
    expectEqual(canvas.write("漢字かな", at: Point(x: 0, y: 0), width: 6), 5)
    expectEqual(canvas.description, "漢字…")
  }
}
