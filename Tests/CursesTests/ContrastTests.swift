import Canvas
import Expectations
import Foundation
import Options
import Testing

@testable import Curses

/// The legibility of all text, and the visibility of cards and cursor, with many colours.
struct ContrastTests {
  /// The contrast with the table, on an unknown background the lower one of black and white.
  private func ratioOnTable(_ color: RGB, _ palette: Palette) -> Double {
    palette.grounds.map { Colorimetry.ratio(color, $0) }.min() ?? 0
  }

  @Test func `contrast ratios are those of the guidelines`() {
    let ratio = { Colorimetry.ratio(FixedColors.color($0), FixedColors.color($1)) }
    #expect(abs(ratio(16, 231) - 21) < 0.001)
    #expect(abs(ratio(243, 231) - 4.54) < 0.01)
    #expect(abs(ratio(124, 231) - 7.44) < 0.01)
  }

  /// Texts on the table, and the least contrast of each.
  ///
  /// On black and on white at once, at most 4.58 is possible, and only for a few colours.
  private static let onTable: [(role: ColorRole, least: Double)] = [
    (.dim, 4.5), (.accent, 4.5), (.good, 4.5), (.bad, 4.5), (.gold, 4.3), (.forgotten, 4.3),
    (.chart, 4.3), (.faint, 2.9), (.rule, 1.6),
  ]

  private static let papers: [ColorRole] = [.face, .definition, .missed, .matched, .shine]

  /// Texts on what has a colour of its own, and the least contrast of each.
  private static let onOthers: [(role: ColorRole, on: [ColorRole], least: Double)] = [
    (.ink, papers, 4.5), (.redInk, papers, 4.5),
    (.dialogText, [.dialog, .selection, .field, .button], 4.5),
    (.accent, [.dialog, .field, .button], 4.2), (.dialogText, ColorRole.heat, 4.3),
    (.dim, [.dialog], 4.3), (.onGold, [.gold], 4.5),
  ]

  @Test func `text is legible`() throws {
    for (name, palette) in Palette.tables {
      for (role, least) in Self.onTable {
        let color = try #require(palette.shown(role))
        #expect(ratioOnTable(color, palette) >= least, "\(name) \(role)")
      }
      for (role, backgrounds, least) in Self.onOthers {
        for background in backgrounds {
          #expect(
            try palette.ratio(role, on: background) >= least, "\(name) \(role) \(background)")
        }
      }
      if let text = palette.shown(.table) { #expect(ratioOnTable(text, palette) >= 7, "\(name)") }
      for background in [ColorRole.rail, .panel]
      where palette.shown(background, .blue, .background) != nil {
        #expect(try palette.ratio(.table, on: background) >= 7, "\(name) \(background)")
        #expect(try palette.ratio(.dim, on: background) >= 4.5, "\(name) \(background)")
      }
    }
  }

  @Test func `a heat map leads in even steps of lightness away from the table`() throws {
    for (name, palette) in Palette.tables {
      let tiles = try ColorRole.heat.map { try #require(palette.shown($0, .blue, .background)) }
      let sign = palette.brightness == .light ? -1.0 : 1
      let lightness = tiles.map { sign * Colorimetry.lightness($0) }
      for (one, next) in zip(lightness, lightness.dropFirst()) {
        #expect((5...20).contains(next - one), "\(name)")
      }
      guard palette.brightness != .unknown, let ground = palette.grounds.first else { continue }
      let distances = tiles.map { abs(Colorimetry.lightness($0) - Colorimetry.lightness(ground)) }
      expectEqual(distances, distances.sorted(), "\(name)")
    }
  }

  @Test func `all behind a dialog is darker on a dark table and lighter on a light one`() throws {
    for (name, palette) in Palette.tables where palette.brightness != .unknown {
      for role in [ColorRole.face, .edge] {
        let plain = palette.color(role, .blue, .background)
        let dimmed = palette.color(role, .blue, .background, isDimmed: true)
        let (one, other) = (try color(plain, palette), try color(dimmed, palette))
        let ratio = Colorimetry.ratio(one, try #require(palette.grounds.first))
        let dimmedRatio = Colorimetry.ratio(other, try #require(palette.grounds.first))
        #expect(dimmedRatio < max(ratio, 1.3), "\(name) \(role)")
      }
    }
  }

  private func color(_ number: Int32, _ palette: Palette) throws -> RGB {
    guard let exact = palette.exactColors else { return FixedColors.color(number) }
    return try #require(exact[Int(number)])
  }

  /// The cursor touches the table, and in the tight form other cards: their edges, or their paper.
  ///
  /// Either the edge or the rest of a back stands out from it.
  @Test(arguments: DeckColor.allCases)
  func `the cursor stands out from the table, from backs and from paper`(_ tint: DeckColor) throws {
    for (name, palette) in Palette.tables {
      let cursor = try #require(palette.shown(.cursor, tint))
      let paper = try #require(palette.shown(.face, tint, .background))
      let back = try [.back, .edge].map { try #require(palette.shown($0, tint, .background)) }
      #expect(ratioOnTable(cursor, palette) >= 2.3, "\(name)")
      for eye in Colorimetry.Eye.allCases {
        #expect(palette.grounds.allSatisfy { eye.difference(cursor, $0) >= 40 }, "\(name) \(eye)")
        #expect(eye.difference(cursor, paper) >= 25, "\(name) \(eye)")
        #expect(back.contains { eye.difference(cursor, $0) >= 25 }, "\(name) \(eye)")
      }
    }
  }

  @Test(arguments: DeckColor.allCases)
  func `cards stand out in every deck's colour, and so do the texts on them`(
    _ tint: DeckColor
  ) throws {
    for (name, palette) in Palette.tables {
      #expect(try palette.ratio(.definitionInk, on: .definition, tint) >= 4.5, "\(name)")
      #expect(try palette.ratio(.face, on: .back, tint) >= 3, "\(name)")
      #expect((1.15...2).contains(try palette.ratio(.pattern, on: .back, tint)), "\(name)")
      let edges = try [.back, .edge].map { try #require(palette.shown($0, tint)) }
      for table in palette.grounds {
        #expect((edges.map { Colorimetry.ratio($0, table) }.max() ?? 0) >= 3, "\(name)")
      }
    }
  }

  @Test func `a shadow can be seen, and its penumbra is between it and the table`() throws {
    for (name, palette) in Palette.tables {
      let shadow = try #require(palette.shown(.shadow))
      let penumbra = try #require(palette.shown(.penumbra))
      for table in palette.grounds {
        let eye = Colorimetry.Eye.usual
        #expect(eye.difference(shadow, table) >= 10, "\(name)")
        #expect(eye.difference(penumbra, table) <= eye.difference(shadow, table), "\(name)")
      }
    }
  }

  @Test func `the corner of a dialog in its shadow is like the dimmed shadow`() throws {
    for (name, palette) in Palette.tables {
      let role: ColorRole = palette.table == .own ? .penumbra : .shadow
      let corner = try #require(palette.shown(role, .blue, .background))
      let shadow = try #require(palette.shownDimmed(.shadow, .blue))
      #expect(Colorimetry.Eye.usual.difference(corner, shadow) <= 12, "\(name)")
    }
  }

  /// Includes protan, deutan and tritan eyes; less than 10 is hard to distinguish.
  @Test(arguments: Colorimetry.Eye.allCases)
  func `colours with different meanings are distinct for every eye`(_ eye: Colorimetry.Eye) throws {
    for (name, palette) in Palette.tables {
      let difference = { (one: ColorRole, other: ColorRole, tint: DeckColor) in
        eye.difference(
          try #require(palette.shown(one, tint)), try #require(palette.shown(other, tint)))
      }
      #expect(try difference(.good, .bad, .blue) >= 20, "\(name)")
      #expect(try difference(.dialog, .selection, .blue) >= 20, "\(name)")
      // Misses and pairs differ in their edges and marks, too.
      if eye == .usual {
        #expect(try difference(.matched, .face, .blue) >= 10, "\(name)")
        #expect(try difference(.missed, .face, .blue) >= 10, "\(name)")
        #expect(try difference(.missed, .matched, .blue) >= 20, "\(name)")
      }
      for tint in DeckColor.allCases {
        #expect(try difference(.back, .face, tint) >= 25, "\(name) \(tint)")
      }
    }
  }
}

/// The perception of colours.
enum Colorimetry {
  /// Red, green and blue, each from 0 to 1 in proportion to light.
  private static func light(_ color: RGB) -> [Double] {
    [color.red, color.green, color.blue].map { byte in
      let value = Double(byte) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
  }

  /// The relative luminance of sRGB, as the Web Content Accessibility Guidelines have it.
  static func luminance(_ color: RGB) -> Double {
    zip(light(color), [0.2126, 0.7152, 0.0722]).reduce(0) { $0 + $1.0 * $1.1 }
  }

  /// The contrast of two colours, from 1 to 21.
  static func ratio(_ one: RGB, _ other: RGB) -> Double {
    let (one, other) = (luminance(one), luminance(other))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// The lightness of a colour, from 0 to 100.
  static func lightness(_ color: RGB) -> Double { Eye.usual.lab(color)[0] }

  /// The strength of a colour, and its hue in degrees.
  static func polar(_ color: RGB) -> (chroma: Double, hue: Double) {
    let lab = Eye.usual.lab(color)
    let hue = atan2(lab[2], lab[1]) * 180 / .pi
    return (hypot(lab[1], lab[2]), hue < 0 ? hue + 360 : hue)
  }

  /// An eye with or without a deficiency of colour vision.
  enum Eye: CaseIterable {
    case usual, protan, deutan, tritan

    /// Light as the eye perceives it (Machado, Oliveira and Fernandes, "A physiologically-based
    /// model for simulation of color vision deficiency", 2009, severity 1).
    private var matrix: [[Double]] {
      switch self {
      case .usual: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
      case .protan:
        [
          [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
          [-0.003882, -0.048116, 1.051998],
        ]
      case .deutan:
        [
          [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
          [-0.011820, 0.042940, 0.968881],
        ]
      case .tritan:
        [
          [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
          [0.004733, 0.691367, 0.303900],
        ]
      }
    }

    /// How different two colours look: the distance in CIELAB, of which 2 can just be seen.
    func difference(_ one: RGB, _ other: RGB) -> Double {
      zip(lab(one), lab(other)).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
    }

    fileprivate func lab(_ color: RGB) -> [Double] {
      let light = Colorimetry.light(color)
      let seen = matrix.map { row in
        min(max(0, zip(row, light).reduce(0) { $0 + $1.0 * $1.1 }), 1)
      }
      let toXYZ = [
        [0.4124 / 0.9505, 0.3576 / 0.9505, 0.1805 / 0.9505], [0.2126, 0.7152, 0.0722],
        [0.0193 / 1.089, 0.1192 / 1.089, 0.9505 / 1.089],
      ]
      let roots = toXYZ.map { row in
        let value = zip(row, seen).reduce(0) { $0 + $1.0 * $1.1 }
        return value > 0.008856 ? cbrt(value) : 7.787 * value + 16 / 116
      }
      return [116 * roots[1] - 16, 500 * (roots[0] - roots[1]), 200 * (roots[1] - roots[2])]
    }
  }
}
