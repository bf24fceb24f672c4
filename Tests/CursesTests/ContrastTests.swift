import Canvas
import Testing

@testable import Curses

/// Whether all that is written can be read, with 256 colours.
struct ContrastTests {
  private static let black = 0.0
  private static let white = 1.0
  private static let dark = Palette(colors: .many, background: .dark)
  private static let light = Palette(colors: .many, background: .light)
  private static let unknown = Palette(colors: .many, background: .unknown)
  private static let all = [dark, light, unknown]

  /// Red, green and blue of one of the colours that are the same in all terminals.
  private func components(_ number: Int16) -> [Double] {
    let number = Int(number)
    if number >= 232 { return Array(repeating: Double(8 + 10 * (number - 232)), count: 3) }
    let cube = [(number - 16) / 36, (number - 16) / 6 % 6, (number - 16) % 6]
    return cube.map { $0 == 0 ? 0 : Double(55 + 40 * $0) }
  }

  /// The relative luminance of sRGB, as the Web Content Accessibility Guidelines have it.
  private func luminance(_ number: Int16) -> Double {
    let linear = components(number).map { byte in
      let value = byte / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055)
    }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  /// The power of 2.4: the fifth root of the twelfth power.
  private func pow(_ base: Double) -> Double {
    let power = (0..<12).reduce(1.0) { product, _ in product * base }
    var root = max(base, 0.001)
    for _ in 0..<60 { root = (4 * root + power / (root * root * root * root)) / 5 }
    return root
  }

  private func ratio(_ one: Double, _ other: Double) -> Double {
    (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  private func ratio(
    _ ink: Paint, on ground: Paint, _ palette: Palette, _ tint: Tint = .blue
  ) -> Double {
    ratio(luminance(palette.color(ink, tint)), luminance(palette.color(ground, tint)))
  }

  @Test func `ratios are those of the guidelines`() {
    #expect(abs(ratio(luminance(16), luminance(231)) - 21) < 0.001)
    #expect(abs(ratio(luminance(243), ContrastTests.white) - 4.54) < 0.01)
    #expect(abs(ratio(luminance(124), ContrastTests.white) - 7.44) < 0.01)
  }

  @Test(arguments: [Paint.dim, .accent, .good, .bad])
  func `text on the table can be read`(_ paint: Paint) {
    let onDark = luminance(ContrastTests.dark.color(paint, .blue))
    #expect(ratio(onDark, ContrastTests.black) >= 4.5)
    let onLight = luminance(ContrastTests.light.color(paint, .blue))
    #expect(ratio(onLight, ContrastTests.white) >= 4.5)
  }

  /// No more than 4.58 is possible on black and on white at once, and that only for a few colours;
  /// coloured text may do with 4.
  @Test(arguments: [Paint.dim, .accent, .good, .bad])
  func `text can be read whether the table is black or white`(_ paint: Paint) {
    let shown = luminance(ContrastTests.unknown.color(paint, .blue))
    #expect(ratio(shown, ContrastTests.black) >= 4)
    #expect(ratio(shown, ContrastTests.white) >= 4)
  }

  @Test func `what is printed on cards and sheets can be read`() {
    for palette in ContrastTests.all {
      for ground in [Paint.face, .matched, .shine] {
        #expect(ratio(.ink, on: ground, palette) >= 4.5)
        #expect(ratio(.redInk, on: ground, palette) >= 4.5)
      }
      #expect(ratio(.sheetText, on: .sheet, palette) >= 4.5)
      #expect(ratio(.sheetText, on: .selection, palette) >= 4.5)
    }
  }

  /// Where the background is not known, no colour stands out from it and from every back as well.
  @Test func `the edge of the cursor stands out from the table and from the backs`() {
    #expect(ratio(luminance(ContrastTests.dark.color(.cursor, .blue)), ContrastTests.black) >= 3)
    #expect(ratio(luminance(ContrastTests.light.color(.cursor, .blue)), ContrastTests.white) >= 3)
    let unsure = luminance(ContrastTests.unknown.color(.cursor, .blue))
    #expect(ratio(unsure, ContrastTests.black) >= 3 && ratio(unsure, ContrastTests.white) >= 3)
    for tint in Tint.allCases {
      #expect(ratio(.cursor, on: .back, ContrastTests.dark, tint) >= 3, "\(tint)")
      #expect(ratio(.cursor, on: .back, ContrastTests.light, tint) >= 3, "\(tint)")
    }
  }

  @Test(arguments: Tint.allCases)
  func `a back stands out from a face and its pattern stays quiet`(_ tint: Tint) {
    for palette in ContrastTests.all {
      #expect(ratio(.back, on: .face, palette, tint) >= 2)
      #expect((1.2...2).contains(ratio(.pattern, on: .back, palette, tint)))
    }
  }

  @Test(arguments: Tint.allCases)
  func `a back can be seen on a black and on a white table`(_ tint: Tint) {
    let back = luminance(ContrastTests.unknown.color(.back, tint))
    #expect(ratio(back, ContrastTests.black) >= 3 && ratio(back, ContrastTests.white) >= 3)
  }
}

struct PaletteTests {
  @Test func `with 256 colours only those are used that are the same everywhere`() {
    for background in [Palette.Background.unknown, .dark, .light] {
      let palette = Palette(colors: .many, background: background)
      for paint in Paint.allCases where paint != .table {
        for tint in Tint.allCases {
          #expect((16...255).contains(palette.color(paint, tint)), "\(paint) \(tint)")
        }
      }
    }
  }

  @Test(arguments: [Capabilities.Colors.none, .eight, .sixteen])
  func `fewer colours stay within their number`(_ colors: Capabilities.Colors) {
    for background in [Palette.Background.unknown, .dark, .light] {
      let palette = Palette(colors: colors, background: background)
      for paint in Paint.allCases {
        for tint in Tint.allCases {
          let number = Int(palette.color(paint, tint))
          #expect((-1..<max(0, colors.rawValue)).contains(number), "\(paint) \(tint)")
        }
      }
    }
  }

  @Test(arguments: [Capabilities.Colors.none, .eight, .sixteen, .many])
  func `the table has the terminal's own colours`(_ colors: Capabilities.Colors) {
    let palette = Palette(colors: colors, background: .dark)
    #expect(palette.color(.table, .red) == Palette.own)
  }
}
