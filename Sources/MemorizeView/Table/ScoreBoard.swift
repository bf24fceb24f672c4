import Canvas
import MemorizeViewModel

/// The players of a shared game on the status line: each with a symbol, a colour and the pairs
/// found; an arrow points to the one to move.
struct ScoreBoard: Equatable {
  let contestants: [Contestant]
  let theme: Theme

  private static let colors: [ColorRole] = [.accent, .chart, .good, .bad]

  /// One way to write the players, from the widest to the narrowest.
  private struct Form {
    let nameColumns: Int
    let gap: Int

    static let all = [
      Form(nameColumns: .max, gap: 3), Form(nameColumns: 6, gap: 3), Form(nameColumns: 3, gap: 2),
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
    for (number, part) in parts(form).enumerated() {
      let isToMove = contestants[number].isToMove
      let color = ScoreBoard.colors[number % ScoreBoard.colors.count]
      let symbol = Point(x: x + 1, y: area.minY)
      if isToMove { canvas.put(arrow, at: Point(x: x, y: area.minY), theme.style(.accent, .bold)) }
      canvas.put(self.symbol(number), at: symbol, theme.style(color))
      canvas.write(
        part, at: symbol.moved(x: 2), isToMove ? theme.style(.table, .bold) : theme.style(.dim))
      x += 3 + part.columns + form.gap
    }
  }

  private var isUnicode: Bool { theme.glyphs == .unicode }
  private var arrow: Glyph { isUnicode ? "▸" : ">" }

  /// A player's symbol, which tells players apart without colours.
  private func symbol(_ number: Int) -> Glyph {
    let symbols: [Glyph] = isUnicode ? ["●", "▲", "■", "◆"] : ["o", "^", "#", "+"]
    return symbols[number % symbols.count]
  }

  private func parts(_ form: Form) -> [String] {
    contestants.map { player in
      let name = form.nameColumns == .max ? player.name : theme.fit(player.name, form.nameColumns)
      return name.isEmpty ? "\(player.pairs)" : "\(name) \(player.pairs)"
    }
  }

  private func width(_ form: Form) -> Int {
    parts(form).reduce(-form.gap) { $0 + 3 + $1.columns + form.gap }
  }
}
