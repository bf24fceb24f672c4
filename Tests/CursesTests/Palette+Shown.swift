import Canvas
import Options
import Testing

@testable import Curses

extension Palette {
  static let black = RGB(gray: 0)
  static let white = RGB(gray: 255)

  /// All tables with many colours, by name.
  static let tables: [(name: String, palette: Palette)] =
    [Precision.fixed, .slots].flatMap { precision in
      TableColor.allCases.flatMap { table in
        let all: [Brightness] = table == .own ? [.dark, .light, .unknown] : [.unknown]
        return all.map { brightness in
          (
            "\(precision) \(table) \(brightness)",
            Palette(colors: .many, brightness, table: table, precision: precision)
          )
        }
      }
    }

  /// The colours that the table can have.
  var grounds: [RGB] {
    if let table = shown(.table, .blue, .background) { return [table] }
    return switch brightness {
    case .dark: [Palette.black]
    case .light: [Palette.white]
    case .unknown: [Palette.black, Palette.white]
    }
  }

  /// The contrast of two roles that have colours of their own.
  func ratio(
    _ foreground: ColorRole, on background: ColorRole, _ tint: DeckColor = .blue
  ) throws -> Double {
    Colorimetry.ratio(
      try #require(shown(foreground, tint)), try #require(shown(background, tint, .background)))
  }

  /// The colour that a terminal shows for a role; `nil` for its own.
  func shown(
    _ role: ColorRole, _ tint: DeckColor = .blue, _ layer: ColorTable.Layer = .foreground
  ) -> RGB? {
    let number = color(role, tint, layer)
    guard number != Palette.own else { return nil }
    guard let exactColors else { return FixedColors.color(number) }
    return exactColors[Int(number)]
  }

  /// The colour that a terminal shows for a background behind a dialog; `nil` for its own.
  func shownDimmed(_ role: ColorRole, _ tint: DeckColor) -> RGB? {
    let number = color(role, tint, .background, isDimmed: true)
    guard number != Palette.own else { return nil }
    return exactColors.map { $0[Int(number)] } ?? FixedColors.color(number)
  }
}
