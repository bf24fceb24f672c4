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
}
