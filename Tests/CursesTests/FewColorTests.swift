import Canvas
import Expectations
import Options
import Testing

@testable import Curses

/// Eight and sixteen colours as xterm and the Linux console show them.
struct FewColorTests {
  /// The sixteen colours of a terminal.
  enum Screen: CaseIterable {
    case xterm
    case console

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
  func `with sixteen colours, texts on the table reach 4.5:1 where its colour is known`(
    _ screen: Screen, _ brightness: Brightness
  ) throws {
    let palette = Palette(colors: .sixteen, brightness)
    let roles: [ColorRole] = [
      .table, .dim, .accent, .good, .bad, .gold, .forgotten, .chart, .faint,
    ]
    for role in roles {
      let number = palette.color(role, .blue, .foreground)
      guard number != Palette.own else { continue }
      let color = try #require(screen.color(number))
      for ground in palette.grounds {
        let ratio = Colorimetry.ratio(color, ground)
        #expect(ratio >= (brightness == .unknown ? 3 : 4.5), "\(role)")
      }
    }
  }

  @Test(arguments: Screen.allCases, backgrounds)
  func `with sixteen colours, texts on cards, dialogs and marked rows reach 4.5:1`(
    _ screen: Screen, _ brightness: Brightness
  ) throws {
    let palette = Palette(colors: .sixteen, brightness)
    let texts: [(ColorRole, on: ColorRole)] = [
      (.ink, .face), (.ink, .matched), (.ink, .missed), (.ink, .definition), (.ink, .selection),
      (.ink, .field), (.dialogText, .dialog), (.dialogText, .button), (.onGold, .gold),
    ]
    for (text, ground) in texts {
      let color = try #require(screen.color(palette.color(text, .blue, .foreground)))
      let behind = try #require(screen.color(palette.color(ground, .blue, .background)))
      #expect(Colorimetry.ratio(color, behind) >= 4.5, "\(text) on \(ground)")
    }
  }

  @Test(arguments: Screen.allCases, backgrounds)
  func `with sixteen colours, paper stands out from the table by itself or by its border`(
    _ screen: Screen, _ brightness: Brightness
  ) throws {
    let palette = Palette(colors: .sixteen, brightness)
    let color = { (role: ColorRole) in
      try #require(screen.color(palette.color(role, .blue, .background)))
    }
    let (paper, edge, shadow) = (try color(.face), try color(.edge), try color(.shadow))
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
