import Expectations
import Testing

@testable import Canvas

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
