import Canvas
import MemorizeViewModel

/// The players of a shared game on the status line: each with a symbol, a colour and the pairs
/// found; an arrow points to the one to move.
struct ScoreBoard: Equatable {
  let contestants: [Contestant]
  let theme: Theme

  /// One way to write the players, from the widest to the narrowest.
  private struct Form {
    let nameColumns: Int
    let gap: Int

    static let all = [
      Form(nameColumns: 100, gap: 3), Form(nameColumns: 6, gap: 3), Form(nameColumns: 3, gap: 2),
      Form(nameColumns: 0, gap: 1),
    ]
  }

  /// The columns that whole names take.
  var columns: Int { Form.all.first.map(width) ?? 0 }

  /// Draws the players, with shorter names where there is too little room.
  func draw(in area: Rect, on canvas: inout Canvas) {
    guard let form = Form.all.first(where: { width($0) <= area.width }) ?? Form.all.last else {
      return
    }
    var x = area.minX
    let isUnicode = theme.glyphs == .unicode
    for (number, player) in contestants.enumerated() {
      let mark = PlayerMark.of(number)
      let (start, text) = (Point(x: x, y: area.minY), text(of: player, form))
      if player.isToMove {
        canvas.put(isUnicode ? "▸" : ">", at: start, theme.style(.accent, .bold))
      }
      canvas.put(
        mark.symbol(theme), at: start.moved(x: 1), theme.style(mark.color))
      canvas.write(
        text, at: start.moved(x: 3),
        player.isToMove ? theme.style(.table, .bold) : theme.style(.dim))
      x += 3 + text.columns + form.gap
    }
  }

  /// A player's name, as far as it has room, and pairs.
  private func text(of player: Contestant, _ form: Form) -> String {
    let name = theme.fit(player.name, form.nameColumns)
    return name.isEmpty ? "\(player.pairs)" : "\(name) \(player.pairs)"
  }

  private func width(_ form: Form) -> Int {
    contestants.reduce(-form.gap) { $0 + 3 + text(of: $1, form).columns + form.gap }
  }
}

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
