import Expectations
import Options
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
    #expect(shown(conjunct).unicodeScalars.elementsEqual("\u{0915}\u{094D}\u{0937}".unicodeScalars))
  }

  @Test func `glyphs are the same if the letters are, in any form`() {
    let texts = [
      "e", "e\u{301}", "e\u{302}\u{323}", "e\u{323}\u{302}", "o\u{301}", "é", "q\u{301}\u{302}",
      "q\u{302}\u{301}",
    ]
    for one in texts {
      for other in texts { expectEqual((glyphs(one) == glyphs(other)), (one == other)) }
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

struct ColorTableTests {
  private static let tables = TableColor.allCases.flatMap { table in
    [Brightness.unknown, .dark, .light].map { ColorTable(table, $0) }
  }

  @Test func `brightness matters only for the terminal's own table`() {
    for table in [TableColor.felt, .navy, .charcoal] {
      let (dark, light) = (ColorTable(table, .dark), ColorTable(table, .light))
      for role in ColorRole.named {
        #expect(role == .table || dark.color(role, .red, .foreground) != nil)
        expectEqual(dark.color(role, .red, .background), light.color(role, .red, .background))
      }
    }
  }

  @Test func `every colour has a slot, below those of the artwork`() {
    for table in Self.tables {
      let slots = ColorSlots(table)
      for role in ColorRole.named {
        for tint in DeckColor.allCases {
          for layer in ColorTable.Layer.allCases {
            guard let color = table.color(role, tint, layer) else { continue }
            let slot = slots.number(of: role, color)
            #expect((16..<ColorSlots.firstArtwork).contains(slot))
            expectEqual(slots.colors[slot], color, "\(role) \(tint)")
          }
        }
      }
    }
  }

  @Test func `the artwork takes its slots, and colours too many are left out`() {
    let artwork = (0..<200).map { RGB(UInt8($0), 0, 0) }
    let table = ColorTable(.felt, artwork: artwork)
    let slots = ColorSlots(table)
    for number in 0..<ColorRole.artworkColors {
      let role = ColorRole(artwork: number)
      expectEqual(table.color(role, .blue, .background), artwork[number])
      expectEqual(slots.number(of: role, artwork[number]), 96 + number)
    }
    expectEqual(slots.colors.count, 256)
    #expect(ColorSlots(ColorTable(.felt)).colors[96...].allSatisfy { $0 == nil })
  }

  @Test func `colours mix by shares`() {
    let (black, white) = (RGB(gray: 0), RGB(gray: 255))
    expectEqual(black.mixed(with: white, share: 0), black)
    expectEqual(black.mixed(with: white, share: 0.5), RGB(gray: 128))
    expectEqual(white.mixed(with: black, share: 7), black)
    expectEqual(RGB(19, 70, 54).distance(to: RGB(19, 70, 54)), 0)
  }
}

struct CapabilitiesTests {
  @Test func `a character is drawn unless it or a part of it has another width`() {
    var capabilities = Capabilities()
    #expect(capabilities.draws("🇩🇪") && capabilities.draws("हि"))
    capabilities.widthMismatches = [
      Glyph.glyphs(of: "🇩🇪"), Glyph.glyphs(of: "❤"), [Glyph.glyphs(of: "हि")[0]],
    ]
    #expect(!capabilities.draws("🇩🇪") && !capabilities.draws("❤\u{FE0F}"))
    #expect(!capabilities.draws("हि"))
    #expect(capabilities.draws("🇫🇷") && capabilities.draws("a"))
  }

  @Test func `a flag is measured as a whole, not by its letters`() {
    var capabilities = Capabilities()
    capabilities.widthMismatches = [Glyph.glyphs(of: "🇩"), Glyph.glyphs(of: "🇪")]
    #expect(capabilities.draws("🇩🇪"))
  }

  @Test(
    arguments: [
      "a", "é", "e\u{301}", "Ω", "я", "א", "ก", "नि", "漢", "한", "…", "×", "░", "▀", "●", "▪", "►",
      "◄",
      "↑", "↔", "✓", "★", "♥", "⣿", "👻", "🎃", "🦄", "🫠",
    ] as [Character])
  func `letters, lines, blocks and emoji of the safe rule are drawn at once`(_ safe: Character) {
    var capabilities = Capabilities()
    capabilities.confirmedWidths = []
    #expect(capabilities.draws(safe))
  }

  @Test(arguments: ["☀", "❤", "❤\u{FE0F}", "🕷", "⭐", "⚡", "🇩🇪", "🈂", "🏻"] as [Character])
  func `other emoji are drawn once the terminal has confirmed their width`(_ emoji: Character) {
    var capabilities = Capabilities()
    capabilities.confirmedWidths = []
    #expect(!capabilities.draws(emoji))
    let glyphs = Glyph.glyphs(of: emoji)
    capabilities.confirmedWidths = Set([glyphs] + glyphs.map { [$0] })
    #expect(capabilities.draws(emoji))
    capabilities.widthMismatches = [glyphs]
    #expect(!capabilities.draws(emoji))
  }

  @Test func `a terminal without the program's own symbols shows ASCII in their place`() {
    var capabilities = Capabilities()
    expectEqual(capabilities.symbols, .unicode)
    capabilities.drawsSymbols = false
    expectEqual(capabilities.symbols, .ascii)
    expectEqual(capabilities.glyphs, .unicode)
  }
}
