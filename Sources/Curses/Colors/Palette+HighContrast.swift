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
    case .back, .pie: return isMany ? tint.strongBack : tint == .gray ? 8 : tint.basic
    case .pattern: return white
    case .face: return pick(dark: white, light: black, unknown: isMany ? 250 : 7)
    case .ink, .definitionInk: return pick(dark: black, light: white, unknown: black)
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
      return isMany ? pick(dark: 226, light: tint.edge, unknown: tint.edge) : strongCursor(tint)
    }
  }

  /// The frame of the cursor among sixteen colours: unlike the table, the faces and the backs.
  private func strongCursor(_ tint: DeckColor) -> Int32 {
    pick(
      dark: tint.basic == 3 ? 14 : 11, light: tint.isWarm ? 12 : 13, unknown: tint.isWarm ? 12 : 13)
  }
}
