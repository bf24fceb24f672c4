import Canvas
import MemorizeViewModel
import Words

/// The moves of a recording as a line of segments: played or to come, with the current one marked.
struct CourseLine {
  /// The outcome of a move.
  enum Outcome: Equatable {
    case pair
    case miss
    case forgotten

    fileprivate var tone: Tone {
      switch self {
      case .pair: .good
      case .miss: .dim
      case .forgotten: .forgotten
      }
    }
  }

  /// The outcome of each move.
  let outcomes: [Outcome]
  /// The number of the current move, from 1; 0 at the start.
  let move: Int
  let theme: Theme

  /// The outcomes of the moves of a recording, from the remarks on its steps.
  init(_ review: Review, move: Int, theme: Theme) {
    var outcomes = Array(repeating: Outcome.miss, count: max(0, review.moves))
    for remark in review.remarks.compactMap({ $0 }) where outcomes.indices.contains(remark.move - 1)
    {
      switch remark.kind {
      case .forgotten: outcomes[remark.move - 1] = .forgotten
      case .known(isSecond: true), .lucky: outcomes[remark.move - 1] = .pair
      case .new, .known, .choice, .shuffled: break
      }
    }
    (self.outcomes, self.move, self.theme) = (outcomes, move, theme)
  }

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
        canvas.put(Marks(theme).pair, at: point, theme.style(.gold))
      }
      return
    }
    let isPlayed = index < move
    let glyph: Glyph = isAscii ? (isPlayed ? "=" : "-") : isPlayed ? "━" : "─"
    canvas.put(
      glyph, at: point, theme.style(isPlayed || outcome == .forgotten ? outcome.tone : .rule))
  }
}
