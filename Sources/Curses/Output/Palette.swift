import Canvas
import Options

/// The terminal's colour for each role: the only place where colours have numbers.
///
/// With 256 colours only the fixed ones from 16 on are used, because the first sixteen differ in
/// every terminal. Colours on the table itself must be legible on black and on white; roles that
/// differ only in colour must be distinct for colour-blind players, too.
struct Palette: Equatable {
  /// The brightness of the terminal's own background, as far as known.
  enum Background {
    case unknown
    case dark
    case light
  }

  /// The terminal's own colour.
  static let own: Int16 = -1

  let colors: Capabilities.Colors
  var background: Background
  /// Whether text and cards use the greatest contrast.
  var isHighContrast = false

  /// The number of the colour for a role; `own` for the terminal's own colour.
  func color(_ role: ColorRole, _ tint: DeckColor) -> Int16 {
    if isHighContrast, colors > .none { return strong(role, tint) }
    return switch colors {
    case .many: many(role, tint)
    case .sixteen: sixteen(role, tint)
    case .eight: eight(role, tint)
    case .none: Palette.own
    }
  }

  private func many(_ role: ColorRole, _ tint: DeckColor) -> Int16 {
    switch role.name ?? .table {
    case .table: Palette.own
    case .dim: pick(dark: 247, light: 241, unknown: 243)
    case .accent: pick(dark: 81, light: 25, unknown: 63)
    case .back: tint.shades.back
    case .pattern: tint.shades.pattern
    case .pie: tint.shades.back
    case .face: pick(dark: 255, light: 252, unknown: 253)
    case .ink: 16
    case .redInk: 124
    case .matched: pick(dark: 194, light: 157, unknown: 157)
    case .shine: 228
    case .cursor: pick(dark: 231, light: 16, unknown: tint.edge)
    case .trace: pick(dark: 238, light: 250, unknown: 243)
    case .good: pick(dark: 114, light: 28, unknown: 29)
    case .bad: pick(dark: 212, light: 125, unknown: 163)
    case .dialog: pick(dark: 236, light: 254, unknown: 236)
    case .dialogText: pick(dark: 254, light: 234, unknown: 254)
    case .selection: pick(dark: 25, light: 153, unknown: 25)
    case .rail, .shadow, .penumbra: Palette.own
    case .line, .edge, .missedEdge, .matchedEdge: pick(dark: 231, light: 16, unknown: tint.edge)
    case .definition, .missed: pick(dark: 255, light: 252, unknown: 253)
    case .bonusHigh: 29
    case .bonusMiddle: 136
    case .bonusLow: 124
    }
  }

  private func sixteen(_ role: ColorRole, _ tint: DeckColor) -> Int16 {
    switch role.name ?? .table {
    case .table: Palette.own
    case .dim: Palette.own
    case .accent: pick(dark: 14, light: 4, unknown: 6)
    case .back: tint == .gray ? 8 : tint.basic
    case .pattern: tint == .gray ? 7 : tint.basic + 8
    case .pie: tint == .gray ? 8 : tint.basic
    case .face: pick(dark: 15, light: 7, unknown: 7)
    case .ink: 0
    case .redInk: 1
    case .matched: 10
    case .shine: 11
    case .cursor: pick(dark: 11, light: tint.isWarm ? 4 : 5, unknown: tint.isWarm ? 12 : 13)
    case .trace: 8
    case .good: pick(dark: 10, light: 2, unknown: 2)
    case .bad: pick(dark: 9, light: 1, unknown: 1)
    case .dialog: 7
    case .dialogText: 0
    case .selection: 14
    case .rail, .shadow, .penumbra: Palette.own
    case .line, .edge, .missedEdge, .matchedEdge: pick(dark: 15, light: 0, unknown: 7)
    case .definition, .missed: pick(dark: 15, light: 7, unknown: 7)
    case .bonusHigh: 2
    case .bonusMiddle: 3
    case .bonusLow: 1
    }
  }

  private func eight(_ role: ColorRole, _ tint: DeckColor) -> Int16 {
    switch role.name ?? .table {
    case .back, .pattern: background == .light ? tint.basicOnLight : tint.basic
    case .accent: pick(dark: 6, light: 4, unknown: Palette.own)
    case .matched, .good: 2
    case .shine: 3
    case .cursor:
      tint.isWarm ? pick(dark: 6, light: 4, unknown: 4) : pick(dark: 3, light: 1, unknown: 1)
    case .bad, .redInk: 1
    default: Palette.own
    }
  }

  /// High contrast: text on the table in the terminal's own colours, faces in the opposite ones.
  private func strong(_ role: ColorRole, _ tint: DeckColor) -> Int16 {
    let isMany = colors == .many
    guard isMany || colors == .sixteen else { return Palette.own }
    let (black, white): (Int16, Int16) = isMany ? (16, 231) : (0, 15)
    switch role.name ?? .table {
    case .table, .dim, .accent, .good, .bad, .trace: return Palette.own
    case .back, .pie: return isMany ? tint.shades.back : tint == .gray ? 8 : tint.basic
    case .pattern: return white
    case .face: return pick(dark: white, light: black, unknown: isMany ? 250 : 7)
    case .ink: return pick(dark: black, light: white, unknown: black)
    case .redInk: return pick(dark: isMany ? 88 : 1, light: white, unknown: black)
    case .matched, .shine:
      return isMany
        ? pick(dark: 228, light: 22, unknown: 228) : pick(dark: 11, light: 2, unknown: 11)
    case .dialog: return pick(dark: white, light: black, unknown: black)
    case .dialogText: return pick(dark: black, light: white, unknown: white)
    case .selection:
      return isMany ? pick(dark: 33, light: 25, unknown: 25) : pick(dark: 14, light: 4, unknown: 4)
    case .rail, .shadow, .penumbra: return Palette.own
    case .line, .edge, .missedEdge, .matchedEdge: return white
    case .definition, .missed: return pick(dark: white, light: black, unknown: isMany ? 250 : 7)
    case .bonusHigh, .bonusMiddle, .bonusLow: return pick(dark: black, light: white, unknown: black)
    case .cursor:
      return isMany ? pick(dark: 226, light: tint.edge, unknown: tint.edge) : Palette.own
    }
  }

  private func pick(dark: Int16, light: Int16, unknown: Int16) -> Int16 {
    switch background {
    case .dark: dark
    case .light: light
    case .unknown: unknown
    }
  }
}

extension DeckColor {
  /// Whether a blue edge stands out better than an orange one.
  fileprivate var isWarm: Bool {
    switch self {
    case .red, .orange, .yellow, .pink, .purple, .brown: true
    case .green, .teal, .blue, .gray: false
    }
  }

  /// An edge that stands out from the back and from black and white, for colour-blind players, too.
  fileprivate var edge: Int16 {
    switch self {
    case .red, .orange, .yellow, .pink, .brown: 33
    case .green: 163
    case .teal, .blue, .purple, .gray: 202
    }
  }

  /// The back and its slightly lighter pattern, from the 256 colours.
  fileprivate var shades: (back: Int16, pattern: Int16) {
    switch self {
    case .red: (160, 167)
    case .orange: (166, 172)
    case .yellow: (136, 143)
    case .green: (28, 34)
    case .teal: (30, 37)
    case .blue: (25, 32)
    case .purple: (92, 98)
    case .pink: (126, 132)
    case .brown: (94, 100)
    case .gray: (241, 244)
    }
  }

  /// One of the first eight colours that is legible on white.
  fileprivate var basicOnLight: Int16 {
    switch basic {
    case 3: 1
    case 6: 4
    case 7: Palette.own
    default: basic
    }
  }

  /// One of the first eight colours.
  fileprivate var basic: Int16 {
    switch self {
    case .red: 1
    case .green: 2
    case .orange, .yellow, .brown: 3
    case .blue: 4
    case .purple, .pink: 5
    case .teal: 6
    case .gray: 7
    }
  }
}
