import Canvas
import MemorizeViewModel

/// The lines of a result about luck and memory, and about the pairs that were forgotten.
struct ReviewLines {
  let stage: TableStage
  /// The width of the result in columns.
  let width: Int
  let theme: Theme

  func lines(_ review: GameReview) -> [ResultLine] {
    let breakdown = review.breakdown
    let summary = [
      ResultLine(
        label: "Par", figure: breakdown.par.text,
        words: ["average for a perfect memory", "perfect average"]),
      ResultLine(label: "Luck", figure: breakdown.luck.signedText, words: review.luckWords),
      ResultLine(label: "Memory", figure: breakdown.memory.text, words: review.memoryWords),
    ]
    guard !review.isFaultless else { return summary + [praise] }
    return summary + [course(of: review)]
      + review.forgotten.prefix(3).map { pair in
        ResultLine(
          label: "  \(name(of: pair.name(on: stage.viewModel)))", figure: pair.cost.text,
          words: pair.words)
      }
  }

  private var praise: ResultLine {
    ResultLine(label: "Faultless: you did not forget a single card. Well played!", isHeading: true)
  }

  /// The cost of forgetting move by move.
  ///
  /// The highest bar is a whole move, or the largest cost.
  private func course(of review: GameReview) -> ResultLine {
    let costs = review.costs.map(\.millionths)
    let line = Sparkline(
      costs, full: max(1_000_000, costs.max() ?? 0), width: ResultLines.roomForText(in: width))
    let label = line.step == 1 ? "  by move" : "  by \(line.step) moves"
    return ResultLine(label: label, text: line.text(theme.glyphs))
  }

  /// A picture with its name, if there is room.
  private func name(of id: CardID) -> String {
    if ResultLines.isWide(width) { return stage.spelling(id) }
    return stage.faces[id]?.text ?? ""
  }
}

extension GameReview {
  /// Luck in words, unless it is within half a move.
  fileprivate var luckWords: [String] {
    let tenths = breakdown.luck.tenths
    return abs(tenths) <= 5 ? [] : [tenths > 0 ? "lucky" : "unlucky"]
  }

  /// The cost of forgetting in words.
  fileprivate var memoryWords: [String] {
    if isFaultless { return ["nothing forgotten", "perfect"] }
    guard breakdown.memory.tenths < 0 else { return ["next to nothing lost", "nearly perfect"] }
    return ["moves lost to forgetting", "lost to forgetting", "forgotten"]
  }
}

extension GameReview.Forgotten {
  /// How many times the pair was forgotten.
  fileprivate var words: [String] {
    switch movesAgo.count {
    case 1: ["forgotten once", "once"]
    case 2: ["forgotten twice", "twice"]
    default: ["forgotten \(movesAgo.count) times", "\(movesAgo.count) times"]
    }
  }
}
