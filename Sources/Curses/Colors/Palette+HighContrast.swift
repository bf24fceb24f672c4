import Canvas
import Options

extension Palette {
  /// High contrast: text on the table in the terminal's own colours, faces in the opposite ones.
  func strong(_ role: ColorRole, _ tint: DeckColor) -> Int32 {
    let isMany = colors == .many
    guard isMany || colors == .sixteen else {
      return role == .cursor ? eight(role, tint) : Palette.own
    }
    let (black, white): (Int32, Int32) = isMany ? (16, 231) : (0, 15)
    switch role.name ?? .table {
    case .table, .dim, .accent, .good, .bad, .trace: return Palette.own
    case .back, .pie: return isMany ? tint.strongBack : strongBack(tint)
    case .pattern: return white
    case .face: return pick(dark: white, light: black, unknown: isMany ? 250 : 7)
    case .ink, .definitionInk: return pick(dark: black, light: white, unknown: black)
    case .redInk: return pick(dark: isMany ? 88 : 1, light: white, unknown: black)
    case .matched, .shine:
      return isMany
        ? pick(dark: 228, light: 22, unknown: 228) : pick(dark: 11, light: 5, unknown: 11)
    case .dialog: return pick(dark: white, light: black, unknown: black)
    case .dialogText: return pick(dark: black, light: white, unknown: white)
    case .panel, .rule, .faint, .forgotten, .chart, .heat1, .heat2, .heat3, .heat4:
      return Palette.own
    case .gold:
      return isMany
        ? pick(dark: 226, light: 25, unknown: 33) : pick(dark: 11, light: 4, unknown: 12)
    case .onGold: return pick(dark: black, light: white, unknown: black)
    case .button: return pick(dark: white, light: black, unknown: black)
    case .selection, .field:
      return isMany ? pick(dark: 33, light: 25, unknown: 25) : pick(dark: 14, light: 4, unknown: 4)
    case .rail: return Palette.own
    case .shadow, .penumbra:
      return isMany
        ? pick(dark: black, light: 250, unknown: 244) : pick(dark: black, light: 7, unknown: 8)
    case .line, .edge, .missedEdge, .matchedEdge:
      return isMany ? white : pick(dark: white, light: black, unknown: 8)
    case .definition, .missed: return pick(dark: white, light: black, unknown: isMany ? 250 : 7)
    case .bonusHigh, .bonusMiddle, .bonusLow: return pick(dark: black, light: white, unknown: black)
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
