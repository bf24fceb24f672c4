import Canvas
import Options
import Testing

@testable import Curses

struct PaletteTests {
  @Test func `with 256 colours only those are used that all terminals share`() {
    for background in [Brightness.unknown, .dark, .light] {
      let palette = Palette(colors: .many, background: background)
      for paint in ColorRole.named where paint != .table {
        for tint in DeckColor.allCases {
          #expect((16...255).contains(palette.color(paint, tint)), "\(paint) \(tint)")
        }
      }
    }
  }

  @Test(arguments: [Capabilities.Colors.none, .eight, .sixteen])
  func `fewer colours stay within their number`(_ colors: Capabilities.Colors) {
    for background in [Brightness.unknown, .dark, .light] {
      for isHighContrast in [false, true] {
        let palette = Palette(
          colors: colors, background: background, isHighContrast: isHighContrast)
        for (paint, tint) in ColorRole.named.flatMap({ paint in
          DeckColor.allCases.map { (paint, $0) }
        }) {
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
