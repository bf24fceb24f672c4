import Canvas

/// The colour and the symbol of a player; the symbols tell players apart without colours.
struct PlayerMark: Equatable {
  let color: ColorRole
  let tone: Tone
  private let symbol: Glyph
  private let ascii: Glyph

  private static let all = [
    PlayerMark(color: .accent, tone: .accent, symbol: "●", ascii: "o"),
    PlayerMark(color: .chart, tone: .chart, symbol: "▲", ascii: "^"),
    PlayerMark(color: .good, tone: .good, symbol: "■", ascii: "#"),
    PlayerMark(color: .bad, tone: .forgotten, symbol: "◆", ascii: "+"),
  ]

  /// The mark of a player by number, from 0; four players have different ones.
  static func of(_ player: Int) -> PlayerMark { all[abs(player % all.count)] }

  /// The symbol in characters that the terminal has.
  func symbol(_ theme: Theme) -> Glyph { theme.glyphs == .unicode ? symbol : ascii }
}
