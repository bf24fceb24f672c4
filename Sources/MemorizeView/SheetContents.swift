import Canvas
import MemorizeViewModel

extension TableScreen {
  /// What a sheet says now.
  func content(of kind: Sheet.Kind) -> SheetContent {
    switch kind {
    case .help: help
    case .games: games
    case .best: best
    case .settings: settings
    case .result: result
    case .pause: pause
    }
  }

  /// Columns for text on a sheet: comfortable ones, or what the screen has.
  var textWidth: Int { min(54, max(12, (layout?.size.width ?? 80) - 8)) }

  private var result: SheetContent {
    guard let result = viewModel.result else { return SheetContent(title: "Result", rows: []) }
    let best = viewModel.results.bestBeforeLast
    let bestText =
      best.map { best in
        let figure = result.isOpen ? best.time.clockText : "\(best.moves) moves"
        return best.isBetter(than: result) ? figure : "this one"
      } ?? "the first game"
    let next: [(String, String, Command)] = [
      ("New board", "n", .newGame), ("Same board again", "r", .sameBoard),
      ("Other deck", "d", .decks), ("Statistics", "t", .statistics), ("Quit", "q", .quit),
    ]
    let rows =
      figures(of: result) + [
        placing ?? SheetContent.Row(left: "Best so far", right: bestText),
        SheetContent.Row(left: "Board", right: boardText),
        SheetContent.Row(left: ""),
      ]
    return SheetContent(
      title: "All \(result.pairs) pairs found",
      rows: rows + next.map { SheetContent.Row(left: $0.0, right: $0.1, action: .command($0.2)) })
  }

  private func figures(of result: GameResult) -> [SheetContent.Row] {
    guard !result.isOpen else {
      let misses = "\(result.misses), a second each"
      return [
        SheetContent.Row(left: "Time", right: result.time.clockText, isHeading: true),
        SheetContent.Row(left: "Misses in it", right: misses),
        SheetContent.Row(left: "Moves", right: "\(result.moves)"),
      ]
    }
    return [
      SheetContent.Row(left: "Moves", right: "\(result.moves)", isHeading: true),
      SheetContent.Row(left: "Par", right: "\(result.parText), \(result.againstPar)"),
      SheetContent.Row(left: "Score", right: "\(result.score)"),
      SheetContent.Row(left: "Time", right: result.time.clockText),
    ]
  }

  /// What to type for the same board; a deck of one's own has no name that would do everywhere.
  private var boardText: String {
    let board = viewModel.board
    return viewModel.boardCode.map { "\($0)" } ?? "-n \(board.pairs) --seed \(board.seed)"
  }

  private var pause: SheetContent {
    SheetContent(
      title: "Paused",
      rows: [
        SheetContent.Row(left: "The clock stands still."), SheetContent.Row(left: ""),
        SheetContent.Row(left: "Go on", right: "p", action: .command(.close)),
      ])
  }
}

extension GameResult {
  /// What was different from the usual game, with commas before; ranks are told where they count.
  var kindText: String { (isOpen ? ", open" : "") + (hasSides ? ", sides" : "") }

  /// Par with one decimal.
  var parText: String { "\((parMoves * 10).rounded() / 10)" }

  /// How the moves compare with par, in words.
  var againstPar: String {
    let difference = ((Double(moves) - parMoves) * 10).rounded() / 10
    return difference > 0 ? "\(difference) over" : difference < 0 ? "\(-difference) under" : "even"
  }
}
