import Expectations
import Options
import Testing

@testable import Canvas

struct ColorTableTests {
  private static let tables = TableColor.allCases.flatMap { table in
    [Brightness.unknown, .dark, .light].map { ColorTable(table, $0) }
  }

  @Test func `the felt table has these colours`() {
    let felt = ColorTable(.felt)
    let color = { felt.color($0, .orange, .background) }
    expectEqual(color(.table), RGB(19, 70, 54))
    expectEqual(color(.shadow), RGB(8, 37, 28))
    expectEqual(color(.penumbra), RGB(14, 55, 42))
    expectEqual(color(.rail), RGB(11, 45, 35))
    expectEqual(color(.trace), RGB(17, 63, 49))
    expectEqual(color(.face), RGB(251, 246, 235))
    expectEqual(color(.back), RGB(198, 84, 16))
    expectEqual(color(.edge), RGB(255, 236, 208))
    expectEqual(felt.color(.table, .orange, .foreground), RGB(236, 240, 232))
  }

  @Test func `a white table has other paper, shadows and edges, and no rail`() {
    let white = ColorTable(.own, .light)
    let color = { white.color($0, .orange, .background) }
    #expect(color(.table) == nil && color(.rail) == nil && color(.trace) == nil)
    expectEqual(color(.shadow), RGB(172, 168, 162))
    expectEqual(color(.face), RGB(247, 234, 206))
    expectEqual(color(.cursor), RGB(235, 140, 0))
    expectEqual(color(.edge), RGB(150, 58, 10))
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
