import Canvas
import Expectations
import Options
import Testing

@testable import Curses

struct PaletteTests {
  private static let backgrounds = [Brightness.unknown, .dark, .light]

  /// The numbers of all roles, tints and layers.
  private func numbers(_ palette: Palette) -> Set<Int32> {
    let artwork = (0..<ColorRole.artworkColors).map(ColorRole.init(artwork:))
    return Set(
      (ColorRole.named + artwork).flatMap { role in
        DeckColor.allCases.flatMap { tint in
          ColorTable.Layer.allCases.map { palette.color(role, tint, $0) }
        }
      })
  }

  @Test func `with 256 colours only those are used that all terminals share`() {
    for (name, palette) in Palette.tables {
      #expect(
        numbers(palette).allSatisfy { $0 == Palette.own || (16...255).contains($0) }, "\(name)")
    }
  }

  @Test(arguments: [Capabilities.Colors.none, .eight, .sixteen])
  func `fewer colours stay within their number`(_ colors: Capabilities.Colors) {
    for brightness in PaletteTests.backgrounds {
      for isHighContrast in [false, true] {
        let palette = Palette(
          colors: colors, brightness, isHighContrast: isHighContrast, table: .felt)
        let range = -1..<Int32(max(0, colors.rawValue))
        #expect(numbers(palette).allSatisfy(range.contains))
      }
    }
  }

  @Test(arguments: [Capabilities.Colors.none, .eight, .sixteen])
  func `with few colours the table is the terminal's own`(_ colors: Capabilities.Colors) {
    let palette = Palette(colors: colors, .dark, table: .felt, precision: .slots)
    expectEqual(palette.color(.table, .red, .background), Palette.own)
    expectEqual(palette.color(.table, .red, .foreground), Palette.own)
    expectNil(palette.exactColors)
  }

  @Test func `the terminal's own table has no rail and no marked places`() {
    for precision in [Palette.Precision.fixed, .slots, .direct] {
      let palette = Palette(colors: .many, .dark, table: .own, precision: precision)
      for role in [ColorRole.table, .rail, .trace] {
        expectEqual(palette.color(role, .red, .background), Palette.own)
      }
    }
  }

  @Test func `among the fixed colours only charcoal is a table`() {
    for table in [TableColor.felt, .navy, .charcoal] {
      let palette = Palette(colors: .many, .unknown, table: table)
      let roles = [ColorRole.table, .shadow, .penumbra, .rail]
      expectEqual(roles.map { palette.color($0, .blue, .background) }, [236, 233, 236, 234])
    }
  }

  @Test func `fixed colours chosen by hand`() {
    let palette = Palette(colors: .many, .unknown, table: .felt)
    let roles: [(ColorRole, Int32)] = [
      (.face, 230), (.ink, 236), (.missed, 224), (.missedEdge, 174), (.matched, 194),
      (.matchedEdge, 107), (.cursor, 220), (.table, 255), (.dim, 248), (.accent, 222), (.bad, 217),
      (.back, 166), (.pattern, 208), (.line, 222), (.edge, 230),
    ]
    for (role, number) in roles {
      expectEqual(palette.color(role, .orange, .foreground), number, "\(role)")
    }
  }

  @Test func `any other colour becomes the nearest fixed one`() {
    for number in Int32(16)...255 {
      let nearest = FixedColors.number(for: FixedColors.color(number))
      expectEqual(FixedColors.color(nearest), FixedColors.color(number))
    }
    expectEqual(FixedColors.number(for: RGB(254, 1, 2)), 196)
    expectEqual(FixedColors.number(for: RGB(128, 128, 129)), 244)
    expectEqual(FixedColors.number(for: RGB(3, 3, 3)), 16)
    expectEqual(FixedColors.number(for: RGB(90, 140, 210)), 68)
  }

  @Test func `where numbers are colours the exact ones are used`() {
    let palette = Palette(colors: .many, .unknown, table: .felt, precision: .direct)
    expectEqual(palette.color(.table, .blue, .background), 0x134636)
    expectEqual(palette.color(.face, .blue, .background), 0xFBF6EB)
    let strong = Palette(colors: .many, .dark, isHighContrast: true, precision: .direct)
    expectEqual(strong.color(.face, .blue, .background), 0xFFFFFF)
    // The lowest numbers are indexed colours.
    expectEqual(strong.color(.ink, .blue, .foreground), 0x000100)
  }

  @Test func `the artwork has the exact colours it comes with`() throws {
    let artwork = (0..<160).map { RGB(UInt8($0), 7, 9) }
    let palette = Palette(
      colors: .many, .unknown, table: .felt, precision: .slots, artwork: artwork)
    for number in [0, 1, 159] {
      let slot = palette.color(ColorRole(artwork: number), .blue, .foreground)
      expectEqual(Int(slot), 96 + number)
      try expectEqual(#require(palette.exactColors)[Int(slot)], artwork[number])
    }
  }

  @Test func `palettes with the same colours are equal`() {
    let felt = Palette(colors: .many, .unknown, table: .felt, precision: .slots)
    expectEqual(felt, Palette(colors: .many, .light, table: .felt, precision: .slots))
    #expect(felt != Palette(colors: .many, .unknown, table: .navy, precision: .slots))
    let fixed = Palette(colors: .many, .unknown, table: .felt)
    expectEqual(fixed, Palette(colors: .many, .dark, table: .navy))
    #expect(fixed != Palette(colors: .many, .dark, table: .own))
  }
}
