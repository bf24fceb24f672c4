import Canvas
import Expectations
import Options
import Testing

@testable import Curses

/// The player's choice of a few strong colours.
struct HighContrastTests {
  @Test(arguments: [Brightness.dark, .light, .unknown])
  func `with high contrast all text on cards and dialogs reaches a ratio of 7`(
    _ brightness: Brightness
  ) throws {
    let strong = Palette(colors: .many, brightness, isHighContrast: true, table: .felt)
    for background in [ColorRole.face, .matched, .shine] {
      #expect(try strong.ratio(.ink, on: background) >= 7)
      #expect(try strong.ratio(.redInk, on: background) >= 7)
    }
    #expect(try strong.ratio(.dialogText, on: .dialog) >= 7)
    #expect(try strong.ratio(.dialogText, on: .selection) >= 4.5)
    #expect(try strong.ratio(.selection, on: .dialog) >= 3)
    let table = brightness == .light ? Palette.white : Palette.black
    #expect(Colorimetry.ratio(try #require(strong.shown(.face)), table) >= 7)
    for tint in DeckColor.allCases {
      #expect(try strong.ratio(.pattern, on: .back, tint) >= 3, "\(tint)")
      #expect(try strong.ratio(.face, on: .back, tint) >= 1.5, "\(tint)")
      let (cursor, back) = (
        try #require(strong.shown(.cursor, tint)), try #require(strong.shown(.back, tint))
      )
      #expect(Colorimetry.Eye.allCases.allSatisfy { $0.difference(cursor, back) >= 25 }, "\(tint)")
      #expect(Colorimetry.ratio(cursor, table) >= 3)
    }
  }

  @Test(arguments: [Capabilities.Colors.eight, .sixteen, .many])
  func `with high contrast text on the table has the terminal's own colour`(
    _ colors: Capabilities.Colors
  ) {
    let strong = Palette(colors: colors, .unknown, isHighContrast: true, table: .felt)
    for role in [ColorRole.table, .dim, .accent, .good, .bad] {
      expectEqual(strong.color(role, .blue, .foreground), Palette.own)
    }
    expectEqual(strong.color(.table, .blue, .background), Palette.own)
  }

  @Test(arguments: [Capabilities.Colors.eight, .sixteen, .many], [false, true])
  func `the cursor has a colour unlike the table, backs and faces`(
    _ colors: Capabilities.Colors, _ isHighContrast: Bool
  ) {
    for brightness in [Brightness.unknown, .dark, .light] {
      let palette = Palette(colors: colors, brightness, isHighContrast: isHighContrast)
      for tint in DeckColor.allCases {
        let numbers = [ColorRole.table, .back, .face].map {
          palette.color($0, tint, .background)
        }
        let cursor = palette.color(.cursor, tint, .background)
        #expect(cursor != Palette.own && !numbers.contains(cursor), "\(brightness) \(tint)")
        // The first eight colours are dark ones, and the next eight the same but brighter.
        let hidden: [Int32] = brightness == .dark ? [0, 16] : brightness == .light ? [7, 231] : []
        #expect(!hidden.contains(cursor), "\(brightness) \(tint)")
      }
    }
  }
}
