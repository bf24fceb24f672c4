import Canvas
import MemorizeViewModel
import Words

/// The moves of a recording as a line of segments: played or to come, with the current one marked.
struct CourseLine {
  /// The outcome of each move.
  let outcomes: [MoveOutcome]
  /// The number of the current move, from 1; 0 at the start.
  let move: Int
  let theme: Theme

  private var label: String {
    move == 0 ? outcomes.count.movesText : CourseLine.label(move, of: outcomes.count)
  }

  private static func label(_ move: Int, of count: Int) -> String {
    say("Move \(move) of \(count)")
  }

  func draw(in line: Rect, on canvas: inout Canvas) {
    let count = outcomes.count
    let labelWidth = max(CourseLine.label(count, of: count).columns, count.movesText.columns)
    let width = line.width - labelWidth - 4
    guard !outcomes.isEmpty, width >= 8 else { return }
    for x in 0..<width {
      let index = x * outcomes.count / width
      let isEnd = (x + 1) * outcomes.count / width != index
      draw(index, isEnd: isEnd, at: Point(x: line.minX + 1 + x, y: line.minY), on: &canvas)
    }
    canvas.write(
      label, at: Point(x: line.maxX - 1 - label.columns, y: line.minY), theme.style(.dim))
  }

  /// Draws one column; the last one of a move is a gap, or the mark of the current move.
  private func draw(_ index: Int, isEnd: Bool, at point: Point, on canvas: inout Canvas) {
    guard outcomes.indices.contains(index) else { return }
    let outcome = outcomes[index]
    let isAscii = theme.glyphs != .unicode
    if isEnd {
      let isCurrent = index + 1 == move
      if outcome == .forgotten {
        canvas.put("!", at: point, theme.style(isCurrent ? .gold : .forgotten))
      } else if isCurrent {
        canvas.put(Marks(theme).mark(of: .pair), at: point, theme.style(.gold))
      }
      return
    }
    let isPlayed = index < move
    let glyph: Glyph = isAscii ? (isPlayed ? "=" : "-") : isPlayed ? "━" : "─"
    canvas.put(
      glyph, at: point, theme.style(isPlayed || outcome == .forgotten ? outcome.tone : .rule))
  }
}

extension MoveOutcome {
  /// The tone of a move in a line of moves.
  var tone: Tone {
    switch self {
    case .pair: .good
    case .miss: .dim
    case .forgotten: .forgotten
    }
  }
}
