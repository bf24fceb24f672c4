import Canvas
import MemorizeViewModel

/// The result of a finished game, and what to do next.
struct ResultDialog: Dialog {
  let stage: TableStage
  var quietUntil: Duration = .zero
  private var table: TableViewModel { stage.viewModel }

  init(_ stage: TableStage, quietUntil: Duration = .zero) {
    self.stage = stage
    self.quietUntil = quietUntil
  }

  /// A result is read from its top, even if the first choice lies below the window.
  let startsAtTop = true

  func content(width: Int, theme: Theme) -> DialogContent {
    guard let result = table.result else { return DialogContent(title: "Result", rows: []) }
    let rows = result.isOpen ? openRows(result) : rows(for: result, width: width, theme)
    return DialogContent(
      title: "All \(result.setup.pairs) pairs found\(table.isPractice ? ", practice" : "")",
      rows: rows + [DialogContent.Row(left: "")] + next)
  }

  private var next: [DialogContent.Row] {
    [
      ("New game", "n"), (table.isPractice ? "Same position again" : "Same board again", "r"),
      table.hasReview ? ("Review", "v") : nil,
      ("Other deck", "d"), (table.isListShared ? "Best games" : "Statistics", "t"), ("Quit", "q"),
    ].compactMap { $0 }.map { (words: String, key: Character) in
      DialogContent.Row(left: words, right: String(key), key: .character(key))
    }
  }

  /// The figures of a game with open cards.
  private func openRows(_ result: GameRecord) -> [DialogContent.Row] {
    let misses = result.misses == 1 ? "1 miss" : "\(result.misses) misses"
    let comparison = comparison(of: result)
    return [
      DialogContent.Row(left: "Time", right: result.time.clockText, isHeading: true),
      DialogContent.Row(left: "Penalty", right: "\(misses), +\(result.misses) s"),
      DialogContent.Row(left: "Moves", right: "\(result.moves)"),
      DialogContent.Row(left: comparison.label, right: comparison.text),
      DialogContent.Row(left: "Board", right: boardText),
    ]
  }

  /// The figures of a game whose cards had to be remembered, the most important ones first.
  private func rows(
    for result: GameRecord, width: Int, _ theme: Theme
  ) -> [DialogContent.Row] {
    let width = min(64, max(12, width - 8))
    let isWide = ResultLines.isWide(width)
    let comparison = comparison(of: result)
    let inWords =
      comparison.isSentence
      ? comparison.text : "\(comparison.label.lowercased()): \(comparison.text)"
    var lines = [
      ResultLine(
        label: "Moves", figure: "\(result.moves)  ", words: isWide ? [inWords] : [],
        isHeading: true)
    ]
    lines +=
      table.gameReview.map { ReviewLines(stage: stage, width: width, theme: theme).lines($0) } ?? [
        ResultLine(label: "Par", figure: result.parText, words: [result.againstPar])
      ]
    lines += [
      ResultLine(label: "Score", figure: "\(result.score)  ", words: bonusWords),
      ResultLine(label: "Time", figure: result.time.clockText),
    ]
    if !isWide { lines.append(ResultLine(label: comparison.label, text: comparison.text)) }
    lines.append(ResultLine(label: "Board", text: boardText))
    return ResultLines(lines: lines, width: width, ellipsis: theme.ellipsis).rows
  }

  private var bonusWords: [String] {
    let percent = Int((table.bonusShare * 100).rounded())
    return percent > 0 ? ["\(percent)% from speed bonuses", "\(percent)% bonuses"] : []
  }

  /// The code for the same board, or options if its deck is not in the library.
  private var boardText: String {
    let board = table.board
    return table.boardCode.map { "\($0)" } ?? "-n \(board.pairs) --seed \(board.seed)"
  }

  /// A comparison of the game with others.
  private struct Comparison {
    let label: String
    let text: String
    /// Whether the text is clear without the label.
    var isSentence = false
  }

  private func comparison(of result: GameRecord) -> Comparison {
    if let practice = table.practice {
      return Comparison(label: "The first time", text: "\(practice.first.moves) moves")
    }
    switch table.leaderboardRank {
    case .place(let place): return Comparison(label: "Place", text: "\(place) of all")
    case .beyond(let count): return Comparison(label: "Place", text: "after the best \(count)")
    case .knownBoard: return Comparison(label: "Place", text: "none, you knew the board")
    case .notKept: return Comparison(label: "Place", text: "not saved")
    case nil: break
    }
    guard let best = table.results.bestBeforeLast else {
      return Comparison(label: "Best so far", text: "your first game", isSentence: true)
    }
    guard best.isBetter(than: result) else {
      return Comparison(label: "Best so far", text: "new best!", isSentence: true)
    }
    let figure = result.isOpen ? best.time.clockText : "\(best.moves) moves"
    return Comparison(label: "Best so far", text: figure)
  }
}

extension GameRecord {
  /// Par with one decimal.
  var parText: String { "\((parMoves * 10).rounded() / 10)" }

  /// The moves compared with par, in words.
  var againstPar: String {
    let difference = ((Double(moves) - parMoves) * 10).rounded() / 10
    return difference > 0 ? "\(difference) over" : difference < 0 ? "\(-difference) under" : "even"
  }
}
