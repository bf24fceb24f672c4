import Canvas
import Expectations
import Options
import Testing

@testable import Curses

/// Eight and sixteen colours as xterm and the Linux console show them.
struct FewColorTests {
  /// The sixteen colours of a terminal.
  enum Screen: CaseIterable {
    case xterm, console

    func color(_ number: Int32) -> RGB? {
      let index = Int(number)
      return colors.indices.contains(index) ? colors[index] : nil
    }

    private var colors: [RGB] {
      switch self {
      case .xterm:
        [
          RGB(0, 0, 0), RGB(205, 0, 0), RGB(0, 205, 0), RGB(205, 205, 0), RGB(0, 0, 238),
          RGB(205, 0, 205), RGB(0, 205, 205), RGB(229, 229, 229), RGB(127, 127, 127),
          RGB(255, 0, 0), RGB(0, 255, 0), RGB(255, 255, 0), RGB(92, 92, 255), RGB(255, 0, 255),
          RGB(0, 255, 255), RGB(255, 255, 255),
        ]
      case .console:
        [
          RGB(0, 0, 0), RGB(170, 0, 0), RGB(0, 170, 0), RGB(170, 85, 0), RGB(0, 0, 170),
          RGB(170, 0, 170), RGB(0, 170, 170), RGB(170, 170, 170), RGB(85, 85, 85),
          RGB(255, 85, 85), RGB(85, 255, 85), RGB(255, 255, 85), RGB(85, 85, 255),
          RGB(255, 85, 255), RGB(85, 255, 255), RGB(255, 255, 255),
        ]
      }
    }
  }

  private static let backgrounds = [Brightness.dark, .light, .unknown]

  @Test(arguments: Screen.allCases, [false, true])
  func `with eight colours frames, the cursor and texts reach 3:1 on any background`(
    _ screen: Screen, _ isHighContrast: Bool
  ) throws {
    for brightness in Self.backgrounds {
      let palette = Palette(colors: .eight, brightness, isHighContrast: isHighContrast)
      for tint in DeckColor.allCases {
        let roles = [
          ColorRole.back, .pattern, .cursor, .matched, .good, .bad, .redInk, .accent, .gold,
          .forgotten, .chart, .dim, .table, .faint,
        ]
        for role in roles {
          let number = palette.color(role, tint, .foreground)
          guard number != Palette.own else { continue }
          // Bold text may have the bright colour.
          for shown in screen == .xterm ? [number, number + 8] : [number] {
            let color = try #require(screen.color(shown))
            for ground in palette.grounds {
              #expect(Colorimetry.ratio(color, ground) >= 3, "\(brightness) \(tint) \(role)")
            }
          }
        }
        #expect(palette.color(.cursor, tint, .foreground) != Palette.own)
      }
    }
  }

  @Test
  func `with eight colours frames have the terminal's own colour if the background is unknown`() {
    let palette = Palette(colors: .eight, .unknown)
    for tint in DeckColor.allCases {
      for role in [ColorRole.back, .pattern, .face, .matched, .missed] {
        expectEqual(palette.color(role, tint, .foreground), Palette.own)
      }
    }
  }

  @Test(arguments: Screen.allCases, backgrounds)
  func `with sixteen colours, texts are legible and paper stands out from the table`(
    _ screen: Screen, _ brightness: Brightness
  ) throws {
    let palette = Palette(colors: .sixteen, brightness)
    let color = { (role: ColorRole, layer: ColorTable.Layer) in
      try #require(screen.color(palette.color(role, .blue, layer)))
    }
    let onTable: [ColorRole] = [
      .table, .dim, .accent, .good, .bad, .gold, .forgotten, .chart, .faint,
    ]
    for role in onTable where palette.color(role, .blue, .foreground) != Palette.own {
      let ratios = try palette.grounds.map { Colorimetry.ratio(try color(role, .foreground), $0) }
      #expect(ratios.allSatisfy { $0 >= (brightness == .unknown ? 3 : 4.5) }, "\(role)")
    }
    let texts: [(ColorRole, on: ColorRole)] = [
      (.ink, .face), (.ink, .matched), (.ink, .missed), (.ink, .definition), (.ink, .selection),
      (.ink, .field), (.dialogText, .dialog), (.dialogText, .button), (.onGold, .gold),
    ]
    for (text, ground) in texts {
      let ratio = Colorimetry.ratio(
        try color(text, .foreground), try color(ground, .background))
      #expect(ratio >= 4.5, "\(text) on \(ground)")
    }
    let (paper, edge) = (try color(.face, .background), try color(.edge, .background))
    let shadow = try color(.shadow, .background)
    #expect(Colorimetry.ratio(paper, shadow) >= 2)
    for ground in palette.grounds {
      #expect(max(Colorimetry.ratio(paper, ground), Colorimetry.ratio(edge, ground)) >= 3)
      #expect(Colorimetry.ratio(shadow, ground) >= 2)
    }
  }

  @Test(arguments: DeckColor.allCases)
  func `with sixteen colours and high contrast, cards and the cursor stand out from the table`(
    _ tint: DeckColor
  ) throws {
    for brightness in Self.backgrounds {
      let palette = Palette(colors: .sixteen, brightness, isHighContrast: true)
      let color = { (role: ColorRole) in
        try #require(Screen.xterm.color(palette.color(role, tint, .foreground)))
      }
      for ground in palette.grounds {
        let edges = [
          Colorimetry.ratio(try color(.back), ground), Colorimetry.ratio(try color(.edge), ground),
        ]
        #expect((edges.max() ?? 0) >= 3, "\(brightness)")
        #expect(Colorimetry.ratio(try color(.cursor), ground) >= 3, "\(brightness)")
      }
      for role in [ColorRole.face, .back, .matched] {
        #expect(palette.color(.cursor, tint, .foreground) != palette.color(role, tint, .foreground))
      }
      #expect(Colorimetry.ratio(try color(.cursor), try color(.face)) >= 3, "\(brightness)")
      #expect(Colorimetry.ratio(try color(.ink), try color(.face)) >= 7, "\(brightness)")
      #expect(Colorimetry.ratio(try color(.ink), try color(.matched)) >= 4.5, "\(brightness)")
    }
  }

  @Test func `among sixteen colours dark text is not bold, which would make it gray`() {
    let ink = Style(.ink, on: .face, .bold)
    expectEqual(Palette(colors: .sixteen, .dark).attributes(of: ink), [])
    expectEqual(Palette(colors: .many, .dark).attributes(of: ink), .bold)
    expectEqual(Palette(colors: .eight, .dark).attributes(of: ink), .bold)
    let faint = Style(.table, on: .table, [.faint, .bold])
    expectEqual(Palette(colors: .many, .dark, isHighContrast: true).attributes(of: faint), .bold)
    expectEqual(Palette(colors: .sixteen, .dark).attributes(of: faint), [.faint, .bold])
  }
}

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
        #expect(Colorimetry.luminance(dimmed) <= Colorimetry.luminance(plain), "\(name) \(role)")
      }
    }
  }
}

/// The player's choice of a few strong colours.
struct HighContrastTests {
  @Test(arguments: [Brightness.dark, .light, .unknown])
  func `with high contrast text on cards and dialogs reaches 7:1`(_ brightness: Brightness) throws {
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
  func `with high contrast, table text has the terminal's own colour`(colors: Capabilities.Colors) {
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
        let numbers = [ColorRole.table, .back, .face].map { palette.color($0, tint, .background) }
        let cursor = palette.color(.cursor, tint, .background)
        #expect(cursor != Palette.own && !numbers.contains(cursor), "\(brightness) \(tint)")
        // The first eight colours are dark ones, and the next eight the same but brighter.
        let hidden: [Int32] = brightness == .dark ? [0, 16] : brightness == .light ? [7, 231] : []
        #expect(!hidden.contains(cursor), "\(brightness) \(tint)")
      }
    }
  }
}
