import Canvas
import Options

/// Sixteen and eight colours.
extension Palette {
  func sixteen(_ role: ColorRole, _ tint: DeckColor, _ layer: ColorTable.Layer) -> Int32 {
    switch role.name ?? .table {
    case .table, .dim, .rail, .panel, .faint, .heat1, .heat2, .heat3, .heat4: Palette.own
    case .accent, .chart: pick(dark: 14, light: 4, unknown: 12)
    case .back: tint == .gray ? 8 : tint.basic
    case .pattern: tint == .gray ? 7 : tint.basic + 8
    case .shade: pick(dark: 7, light: 7, unknown: 8)
    case .face, .definition, .missed: pick(dark: 15, light: 15, unknown: 7)
    case .ink, .definitionInk, .onGold: 0
    case .redInk, .bonusLow: 1
    case .matchedEdge, .bonusHigh: 2
    case .bonusMiddle: 3
    case .matched: 10
    case .cursor: pick(dark: 11, light: tint.isWarm ? 4 : 5, unknown: tint.isWarm ? 12 : 13)
    case .good: pick(dark: 10, light: 4, unknown: 12)
    case .bad, .forgotten: pick(dark: 9, light: 1, unknown: 9)
    case .dialog: pick(dark: 0, light: 15, unknown: 7)
    case .button: pick(dark: 4, light: 7, unknown: 7)
    case .dialogText: pick(dark: 15, light: 0, unknown: 0)
    case .selection, .field: 14
    case .trace, .shadow, .penumbra, .rule: 8
    case .line, .edge: pick(dark: 15, light: 0, unknown: 8)
    case .missedEdge: 9
    case .gold where layer == .foreground: pick(dark: 11, light: 5, unknown: 5)
    case .shine, .gold: 11
    }
  }

  /// Frames of lines; on an unknown background only magenta is sure to be seen, so frames have the
  /// terminal's own colour.
  func eight(_ role: ColorRole, _ tint: DeckColor) -> Int32 {
    let own = Palette.own
    return switch role.name ?? .table {
    case .back, .pattern: pick(dark: tint.basicOnDark, light: tint.basicOnLight, unknown: own)
    case .accent: pick(dark: 6, light: 4, unknown: own)
    case .matched, .good: pick(dark: 2, light: 4, unknown: own)
    case .shine: pick(dark: 3, light: 5, unknown: own)
    case .cursor:
      tint.isWarm ? pick(dark: 6, light: 4, unknown: 5) : pick(dark: 3, light: 1, unknown: 5)
    case .bad, .forgotten: pick(dark: 3, light: 1, unknown: own)
    case .redInk: pick(dark: 5, light: 1, unknown: own)
    case .gold: pick(dark: 3, light: own, unknown: own)
    case .chart: pick(dark: 6, light: 4, unknown: own)
    default: own
    }
  }

  func pick(dark: Int32, light: Int32, unknown: Int32) -> Int32 {
    switch brightness {
    case .dark: dark
    case .light: light
    case .unknown: unknown
    }
  }
}

extension Palette {
  /// High contrast: text on the table in the terminal's own colours, faces in the opposite ones.
  func strong(_ role: ColorRole, _ tint: DeckColor) -> Int32 {
    let isMany = colors == .many
    guard isMany || colors == .sixteen else {
      return role == .cursor ? eight(role, tint) : Palette.own
    }
    let (black, white): (Int32, Int32) = isMany ? (16, 231) : (0, 15)
    switch role.name ?? .table {
    case .table, .dim, .accent, .good, .bad, .trace, .rail, .panel, .rule, .faint, .forgotten,
      .chart, .heat1, .heat2, .heat3, .heat4:
      return Palette.own
    case .back: return isMany ? tint.strongBack : strongBack(tint)
    case .pattern: return white
    case .shade: return isMany ? 244 : pick(dark: 7, light: 8, unknown: 8)
    case .face, .definition, .missed:
      return pick(dark: white, light: black, unknown: isMany ? 250 : 7)
    case .ink, .definitionInk, .onGold, .bonusHigh, .bonusMiddle, .bonusLow:
      return pick(dark: black, light: white, unknown: black)
    case .redInk: return pick(dark: isMany ? 88 : 1, light: white, unknown: black)
    case .matched, .shine:
      return isMany
        ? pick(dark: 228, light: 22, unknown: 228) : pick(dark: 11, light: 5, unknown: 11)
    case .dialog, .button: return pick(dark: white, light: black, unknown: black)
    case .dialogText: return pick(dark: black, light: white, unknown: white)
    case .gold:
      return isMany
        ? pick(dark: 226, light: 25, unknown: 33) : pick(dark: 11, light: 4, unknown: 12)
    case .selection, .field:
      return isMany ? pick(dark: 33, light: 25, unknown: 25) : pick(dark: 14, light: 4, unknown: 4)
    case .shadow, .penumbra:
      return isMany
        ? pick(dark: black, light: 250, unknown: 244) : pick(dark: black, light: 7, unknown: 8)
    case .line, .edge, .missedEdge, .matchedEdge:
      return isMany ? white : pick(dark: white, light: black, unknown: 8)
    case .cursor:
      // Among sixteen colours only these two stand out from black as well as from white.
      return isMany ? pick(dark: 226, light: tint.edge, unknown: tint.edge) : tint.isWarm ? 12 : 9
    }
  }

  /// The back among sixteen colours, visible on the table.
  private func strongBack(_ tint: DeckColor) -> Int32 {
    if tint == .gray { return 8 }
    let onDark: Int32 = tint.basic == 4 ? 12 : tint.basic
    let onLight = tint == .green ? 8 : tint.basicOnLight
    return pick(dark: onDark, light: onLight, unknown: tint.isWarm ? 9 : 12)
  }
}

extension DeckColor {
  /// Whether a blue edge stands out better than an orange one.
  var isWarm: Bool {
    switch self {
    case .red, .orange, .yellow, .pink, .purple, .brown: true
    case .green, .teal, .blue, .gray: false
    }
  }

  /// An edge that stands out from the back and from black and white, for colour-blind players, too.
  var edge: Int32 { numbers.edge }

  /// The back from the 256 colours, for the greatest contrast.
  var strongBack: Int32 { numbers.strongBack }

  /// One of the first eight colours.
  var basic: Int32 { numbers.basic }

  private var numbers: (basic: Int32, strongBack: Int32, edge: Int32) {
    switch self {
    case .red: (1, 160, 33)
    case .orange: (3, 166, 33)
    case .yellow: (3, 136, 33)
    case .green: (2, 28, 163)
    case .teal: (6, 30, 202)
    case .blue: (4, 25, 202)
    case .purple: (5, 92, 202)
    case .pink: (5, 126, 33)
    case .brown: (3, 94, 33)
    case .gray: (7, 241, 202)
    }
  }

  /// One of the first eight colours that is legible on black, on the Linux console as well.
  var basicOnDark: Int32 {
    switch basic {
    case 1: 5
    case 4: 6
    default: basic
    }
  }

  /// One of the first eight colours that is legible on white.
  var basicOnLight: Int32 {
    switch basic {
    case 3: 1
    case 2, 6: 4
    case 7: Palette.own
    default: basic
    }
  }
}
