import Canvas
import Options
import Testing

@testable import Curses

/// The legibility of all text with 256 colours.
struct ContrastTests {
  private static let black = 0.0
  private static let white = 1.0
  private static let dark = Palette(colors: .many, background: .dark)
  private static let light = Palette(colors: .many, background: .light)
  private static let unknown = Palette(colors: .many, background: .unknown)
  private static let all = [dark, light, unknown]

  private func ratio(
    _ foreground: ColorRole, on background: ColorRole, _ palette: Palette, _ tint: DeckColor = .blue
  ) -> Double {
    Colorimetry.ratio(
      Colorimetry.luminance(palette.color(foreground, tint)),
      Colorimetry.luminance(palette.color(background, tint)))
  }

  @Test func `contrast ratios are those of the guidelines`() {
    #expect(
      abs(Colorimetry.ratio(Colorimetry.luminance(16), Colorimetry.luminance(231)) - 21) < 0.001)
    #expect(abs(Colorimetry.ratio(Colorimetry.luminance(243), ContrastTests.white) - 4.54) < 0.01)
    #expect(abs(Colorimetry.ratio(Colorimetry.luminance(124), ContrastTests.white) - 7.44) < 0.01)
  }

  @Test(arguments: [ColorRole.dim, .accent, .good, .bad])
  func `text on the table is legible`(_ paint: ColorRole) {
    let onDark = Colorimetry.luminance(ContrastTests.dark.color(paint, .blue))
    #expect(Colorimetry.ratio(onDark, ContrastTests.black) >= 4.5)
    let onLight = Colorimetry.luminance(ContrastTests.light.color(paint, .blue))
    #expect(Colorimetry.ratio(onLight, ContrastTests.white) >= 4.5)
  }

  /// On black and on white at once, at most 4.58 is possible, and only for a few colours.
  @Test(arguments: [ColorRole.dim, .accent, .good, .bad])
  func `text is legible on a black and on a white table`(_ paint: ColorRole) {
    let shown = Colorimetry.luminance(ContrastTests.unknown.color(paint, .blue))
    #expect(Colorimetry.ratio(shown, ContrastTests.black) >= 4.5)
    #expect(Colorimetry.ratio(shown, ContrastTests.white) >= 4.5)
  }

  @Test func `text on cards and dialogs is legible`() {
    for palette in ContrastTests.all {
      for background in [ColorRole.face, .matched, .shine] {
        #expect(ratio(.ink, on: background, palette) >= 4.5)
        #expect(ratio(.redInk, on: background, palette) >= 4.5)
      }
      #expect(ratio(.dialogText, on: .dialog, palette) >= 4.5)
      #expect(ratio(.dialogText, on: .selection, palette) >= 4.5)
    }
  }

  /// On an unknown background, no colour stands out from it and from every back.
  @Test func `the edge of the cursor stands out from the table and from the backs`() {
    #expect(
      Colorimetry.ratio(
        Colorimetry.luminance(ContrastTests.dark.color(.cursor, .blue)), ContrastTests.black) >= 3)
    #expect(
      Colorimetry.ratio(
        Colorimetry.luminance(ContrastTests.light.color(.cursor, .blue)), ContrastTests.white) >= 3)
    let unsure = Colorimetry.luminance(ContrastTests.unknown.color(.cursor, .blue))
    #expect(
      Colorimetry.ratio(unsure, ContrastTests.black) >= 3
        && Colorimetry.ratio(unsure, ContrastTests.white) >= 3)
    for tint in DeckColor.allCases {
      #expect(ratio(.cursor, on: .back, ContrastTests.dark, tint) >= 3, "\(tint)")
      #expect(ratio(.cursor, on: .back, ContrastTests.light, tint) >= 3, "\(tint)")
    }
  }

  @Test(arguments: DeckColor.allCases)
  func `a back stands out from a face and its pattern stays quiet`(_ tint: DeckColor) {
    for palette in ContrastTests.all {
      #expect(ratio(.back, on: .face, palette, tint) >= 2)
      #expect((1.2...2).contains(ratio(.pattern, on: .back, palette, tint)))
    }
  }

  @Test(arguments: DeckColor.allCases)
  func `a back is visible on a black and on a white table`(_ tint: DeckColor) {
    let back = Colorimetry.luminance(ContrastTests.unknown.color(.back, tint))
    #expect(
      Colorimetry.ratio(back, ContrastTests.black) >= 3
        && Colorimetry.ratio(back, ContrastTests.white) >= 3)
  }

  /// Includes protan, deutan and tritan eyes; less than 10 is hard to distinguish.
  @Test(arguments: Colorimetry.Eye.allCases)
  func `colours with different meanings are distinct for every eye`(_ eye: Colorimetry.Eye) {
    for palette in ContrastTests.all {
      let difference = { (one: ColorRole, other: ColorRole, tint: DeckColor) in
        eye.difference(palette.color(one, tint), palette.color(other, tint))
      }
      #expect(difference(.good, .bad, .blue) >= 25)
      #expect(difference(.dialog, .selection, .blue) >= 20)
      #expect(difference(.matched, .face, .blue) >= 12)
      for tint in DeckColor.allCases {
        #expect(difference(.cursor, .back, tint) >= 25, "\(tint)")
        #expect(difference(.back, .face, tint) >= 25, "\(tint)")
      }
    }
  }

  @Test(arguments: [Brightness.dark, .light, .unknown])
  func `with high contrast all text on cards and dialogs reaches a ratio of 7`(
    _ background: Brightness
  ) {
    let strong = Palette(colors: .many, background: background, isHighContrast: true)
    for background in [ColorRole.face, .matched, .shine] {
      #expect(ratio(.ink, on: background, strong) >= 7)
      #expect(ratio(.redInk, on: background, strong) >= 7)
    }
    #expect(ratio(.dialogText, on: .dialog, strong) >= 7)
    #expect(ratio(.dialogText, on: .selection, strong) >= 4.5)
    #expect(ratio(.selection, on: .dialog, strong) >= 3)
    let table = background == .light ? ContrastTests.white : ContrastTests.black
    let face = Colorimetry.luminance(strong.color(.face, .blue))
    #expect(Colorimetry.ratio(face, table) >= 7)
    for tint in DeckColor.allCases {
      #expect(ratio(.pattern, on: .back, strong, tint) >= 3, "\(tint)")
      #expect(ratio(.face, on: .back, strong, tint) >= 1.5, "\(tint)")
      let (edge, back) = (strong.color(.cursor, tint), strong.color(.back, tint))
      #expect(Colorimetry.Eye.allCases.allSatisfy { $0.difference(edge, back) >= 25 }, "\(tint)")
      #expect(Colorimetry.ratio(Colorimetry.luminance(edge), table) >= 3)
    }
  }

  @Test(arguments: [Capabilities.Colors.eight, .sixteen, .many])
  func `with high contrast text on the table has the terminal's own colour`(
    _ colors: Capabilities.Colors
  ) {
    let strong = Palette(colors: colors, background: .unknown, isHighContrast: true)
    for paint in [ColorRole.table, .dim, .accent, .good, .bad] {
      #expect(strong.color(paint, .blue) == Palette.own)
    }
  }
}
