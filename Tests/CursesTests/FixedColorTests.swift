import Canvas
import Options
import Testing

@testable import Curses

/// The fixed colours beside the exact ones that they stand for.
struct FixedColorTests {
  /// The least difference of hues, in degrees, that makes a deck look like one of another colour.
  private static let mostDifference = 22.0
  /// Paler colours have no clear hue.
  private static let leastChroma = 15.0

  @Test(arguments: DeckColor.allCases)
  func `the back of a deck keeps its hue among the fixed colours`(_ tint: DeckColor) throws {
    let exact = Palette(colors: .many, .unknown, table: .charcoal, precision: .slots)
    let fixed = Palette(colors: .many, .unknown, table: .charcoal)
    for role in [ColorRole.back, .pattern, .line] {
      let one = try Colorimetry.polar(#require(exact.shown(role, tint)))
      let other = try Colorimetry.polar(#require(fixed.shown(role, tint)))
      guard one.chroma >= Self.leastChroma else { continue }
      let difference = abs(one.hue - other.hue)
      #expect(min(difference, 360 - difference) <= Self.mostDifference, "\(role)")
      #expect(other.chroma <= 2 * one.chroma, "\(role)")
    }
  }

  /// The limit is wide, because the cube has no dark teal or brown of exactly that hue.
  @Test(arguments: DeckColor.allCases)
  func `the back of a deck keeps its hue behind a dialog`(_ tint: DeckColor) throws {
    for (name, palette) in Palette.tables where palette.precision == .fixed {
      let table = ColorTable(palette.table, palette.brightness)
      for role in [ColorRole.back, .pattern] {
        let exact = try #require(table.dimmed(role, tint, .background))
        let (one, other) = (
          Colorimetry.polar(exact), Colorimetry.polar(try #require(palette.shownDimmed(role, tint)))
        )
        guard one.chroma >= 10 else { continue }
        let difference = abs(one.hue - other.hue)
        #expect(other.chroma >= 10, "\(name) \(role)")
        #expect(min(difference, 360 - difference) <= 40, "\(name) \(role)")
      }
    }
  }

  @Test(arguments: DeckColor.allCases)
  func `no back is lighter behind a dialog on a dark table`(_ tint: DeckColor) throws {
    for (name, palette) in Palette.tables where palette.brightness == .dark {
      for role in [ColorRole.back, .pattern, .line, .edge] {
        let plain = try #require(palette.shown(role, tint, .background))
        let dimmed = try #require(palette.shownDimmed(role, tint))
        #expect(
          Colorimetry.luminance(dimmed) <= Colorimetry.luminance(plain), "\(name) \(role)")
      }
    }
  }
}
