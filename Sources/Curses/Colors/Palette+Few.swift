import Canvas
import Options

/// Sixteen and eight colours.
extension Palette {
  func sixteen(_ role: ColorRole, _ tint: DeckColor, _ layer: ColorTable.Layer) -> Int32 {
    switch role.name ?? .table {
    case .table: Palette.own
    case .dim: Palette.own
    case .accent: pick(dark: 14, light: 4, unknown: 12)
    case .back: tint == .gray ? 8 : tint.basic
    case .pattern: tint == .gray ? 7 : tint.basic + 8
    case .pie: tint == .gray ? 8 : tint.basic
    case .face: pick(dark: 15, light: 15, unknown: 7)
    case .ink, .definitionInk: 0
    case .redInk: 1
    case .matched: 10
    case .shine: 11
    case .cursor: pick(dark: 11, light: tint.isWarm ? 4 : 5, unknown: tint.isWarm ? 12 : 13)
    case .trace: 8
    case .good: pick(dark: 10, light: 4, unknown: 12)
    case .bad: pick(dark: 9, light: 1, unknown: 9)
    case .dialog: pick(dark: 0, light: 15, unknown: 7)
    case .button: pick(dark: 4, light: 7, unknown: 7)
    case .dialogText: pick(dark: 15, light: 0, unknown: 0)
    case .selection: 14
    case .rail: Palette.own
    case .shadow, .penumbra, .rule: 8
    case .line, .edge: pick(dark: 15, light: 0, unknown: 8)
    case .missedEdge: 9
    case .matchedEdge: 2
    case .definition, .missed: pick(dark: 15, light: 15, unknown: 7)
    case .bonusHigh: 2
    case .bonusMiddle: 3
    case .bonusLow: 1
    case .panel, .faint, .heat1, .heat2, .heat3, .heat4: Palette.own
    case .field: 14
    case .gold where layer == .foreground: pick(dark: 11, light: 5, unknown: 5)
    case .gold: 11
    case .onGold: 0
    case .forgotten: pick(dark: 9, light: 1, unknown: 9)
    case .chart: pick(dark: 14, light: 4, unknown: 12)
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
