import Canvas
import MemorizeViewModel

extension TableScreen {
  /// What a dialog says now.
  func content(of kind: OldDialog.Kind) -> OldDialogContent {
    switch kind {
    case .help: help
    case .games: games
    case .best: best
    case .settings: settings
    case .result: result
    case .pause: pause
    }
  }

  /// Columns for text on a dialog: comfortable ones, or what the screen has.
  var textWidth: Int { min(54, max(12, (layout?.size.width ?? 80) - 8)) }

  private var result: OldDialogContent {
    guard let result = viewModel.result else { return OldDialogContent(title: "Result", rows: []) }
    let same = viewModel.isPractice ? "Same position again" : "Same board again"
    let review = viewModel.hasReview ? [("Review", "v", Command.review)] : []
    let next: [(String, String, Command)] =
      [("New board", "n", .newGame), (same, "r", .sameBoard)] + review
      + [("Other deck", "d", .decks), ("Statistics", "t", .statistics), ("Quit", "q", .quit)]
    let rows = result.isOpen ? rows(forOpenCards: result) : rows(for: result)
    return OldDialogContent(
      title: "All \(result.setup.pairs) pairs found\(viewModel.isPractice ? ", practice" : "")",
      rows: rows + [OldDialogContent.Row(left: "")]
        + next.map { OldDialogContent.Row(left: $0.0, right: $0.1, action: .command($0.2)) })
  }

  /// What to type for the same board; a deck of one's own has no name that would do everywhere.
  var boardText: String {
    let board = viewModel.board
    return viewModel.boardCode.map { "\($0)" } ?? "-n \(board.pairs) --seed \(board.seed)"
  }

  private var pause: OldDialogContent {
    OldDialogContent(
      title: "Paused",
      rows: [
        OldDialogContent.Row(left: "The clock stands still."), OldDialogContent.Row(left: ""),
        OldDialogContent.Row(left: "Go on", right: "p", action: .command(.close)),
      ])
  }
}

extension GameRecord {
  /// Par with one decimal.
  var parText: String { "\((parMoves * 10).rounded() / 10)" }

  /// How the moves compare with par, in words.
  var againstPar: String {
    let difference = ((Double(moves) - parMoves) * 10).rounded() / 10
    return difference > 0 ? "\(difference) over" : difference < 0 ? "\(-difference) under" : "even"
  }
}
