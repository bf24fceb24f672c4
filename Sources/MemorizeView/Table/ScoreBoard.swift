import Canvas
import MemorizeViewModel

/// The players of a shared game on the status line: each with a symbol, a colour and the pairs
/// found; an arrow points to the one to move.
struct ScoreBoard: Equatable {
  let contestants: [Contestant]
  let theme: Theme

  private static let gap = 3
  private static let colors: [ColorRole] = [.accent, .chart, .good, .bad]

  /// The columns that whole names take.
  var columns: Int { width(of: parts(nameColumns: .max)) }

  /// Draws the players, with shorter names where there is too little room.
  func draw(in area: Rect, on canvas: inout Canvas) {
    var x = area.minX
    for (number, part) in fitting(area.width).enumerated() {
      let isToMove = contestants[number].isToMove
      let color = ScoreBoard.colors[number % ScoreBoard.colors.count]
      let symbol = Point(x: x + 1, y: area.minY)
      if isToMove { canvas.put(arrow, at: Point(x: x, y: area.minY), theme.style(.accent, .bold)) }
      canvas.put(self.symbol(number), at: symbol, theme.style(color))
      canvas.write(
        part, at: symbol.moved(x: 2), isToMove ? theme.style(.table, .bold) : theme.style(.dim))
      x += 3 + part.columns + ScoreBoard.gap
    }
  }

  private var isUnicode: Bool { theme.glyphs == .unicode }
  private var arrow: Glyph { isUnicode ? "▸" : ">" }

  /// A player's symbol, which tells players apart without colours.
  private func symbol(_ number: Int) -> Glyph {
    let symbols: [Glyph] = isUnicode ? ["●", "▲", "■", "◆"] : ["o", "^", "#", "+"]
    return symbols[number % symbols.count]
  }

  /// The longest texts that fit.
  private func fitting(_ width: Int) -> [String] {
    let lengths = [Int.max, 6, 3, 0]
    let all = lengths.map(parts)
    return all.first { self.width(of: $0) <= width } ?? all.last ?? []
  }

  private func parts(nameColumns: Int) -> [String] {
    contestants.map { player in
      let name = nameColumns == .max ? player.name : theme.fit(player.name, nameColumns)
      return name.isEmpty ? "\(player.pairs)" : "\(name) \(player.pairs)"
    }
  }

  private func width(of parts: [String]) -> Int {
    parts.reduce(-ScoreBoard.gap) { $0 + 3 + $1.columns + ScoreBoard.gap }
  }
}
