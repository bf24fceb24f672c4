import Canvas
import MemorizeViewModel
import Words

/// The figures of a finished game: luck and memory, the forgotten pairs, the points.
struct DetailsDialog: Dialog {
  /// The fewest rows of a window with room for more pairs, blank rows and a part about the board.
  private static let leastTall = 32

  let stage: TableStage
  var table: TableViewModel { stage.viewModel }

  init(_ stage: TableStage) { self.stage = stage }

  let closingKeys: [Key] = ["i"]

  func content(in window: Size, theme: Theme) -> DialogContent {
    guard let result = table.result else { return DialogContent(title: say("Details"), rows: []) }
    let lines = DetailLines(width: min(60, max(12, window.width - 8)), theme: theme)
    let text = ResultText(table: table, result: result, theme: theme)
    let board = result.setup.pairs.pairsText(of: table.board.deck.name.deckTitle)
    let isTall = window.height >= DetailsDialog.leastTall
    let rows = rows(result, text, lines, isTall: isTall)
    // The board is left out where its row alone would make the list scroll.
    let room = DialogLayout(width: 0, rows: window.height, in: window).list.height
    return DialogContent(
      title: say("Details"),
      detail: [board, result.time.shortText].listed,
      rows: rows
        + (isTall ? boardSection(lines) : rows.count == room ? [] : boardRows(result, lines)),
      isMenu: false, legends: legends)
  }

  private var legends: [KeyLegend] {
    [KeyLegend(keys: [.enter], hint: "play again", help: "new game")]
      + (table.hasReview
        ? [KeyLegend(keys: ["v"], hint: "review", help: "review the game")] : [])
  }

  private func rows(
    _ result: GameRecord, _ text: ResultText, _ lines: DetailLines, isTall: Bool
  ) -> [DialogContent.Row] {
    let best = text.best.text
    let isBest = text.best.parts.first?.tone == .gold
    let moves = DetailLine(
      label: say("Moves", columns: 12), figure: "\(result.moves)  ",
      words: [best, text.best.parts.first?.text ?? ""], wordTone: isBest ? .gold : .dim)
    guard !result.isOpen else {
      return [
        DetailLine(label: say("Time", columns: 12), figure: result.time.shortText, words: [best]),
        DetailLine(
          label: say("Penalty", columns: 12), figure: "+\(result.misses)",
          words: [say("\(result.misses.missesText), +\(result.misses) s", context: "seconds")]),
        DetailLine(label: say("Moves", columns: 12), figure: "\(result.moves)"),
      ].map(lines.row)
    }
    guard let review = table.gameReview else {
      let par = DetailLine(label: say("Par", columns: 12), figure: result.parText)
      return [row(moves, lines), lines.row(par)] + missingReview(result, lines)
        + pointRows(result, lines)
    }
    return [row(moves, lines)] + (summary(of: review) + hints(of: review)).map(lines.row)
      + forgottenRows(review, lines, isTall: isTall)
      + pointRows(result, lines)
  }

  /// A line whose explanation is a sentence of its own, for which narrow windows have no room.
  private func row(_ line: DetailLine, _ lines: DetailLines) -> DialogContent.Row {
    lines.row(lines.isWide ? line : line.withoutWords)
  }

  /// Why luck and memory are not told apart; nothing in games that have no such review anyway.
  private func missingReview(
    _ result: GameRecord, _ lines: DetailLines
  ) -> [DialogContent.Row] {
    guard let kind = result.setup.variant.ofAKind else { return [] }
    let title = GameRule.ofAKind.shownTitle(amount: kind)
    return say("No exact values are known for \(title), so luck and memory are not told apart.")
      .wrapped(to: lines.width).map { DialogContent.Row(TextLine($0, .dim)) }
  }

  private func summary(of review: GameReview) -> [DetailLine] {
    let breakdown = review.breakdown
    return [
      DetailLine(
        label: say("Par", columns: 12), figure: breakdown.par.text,
        words: [say("average for a perfect memory"), say("perfect average")]),
      DetailLine(
        label: say("Luck", columns: 12), figure: breakdown.luck.signedText, words: review.luckWords),
      DetailLine(
        label: say("Memory", columns: 12), figure: breakdown.memory.text,
        tone: review.forgotten.isEmpty ? .heading : .forgotten, words: review.memoryWords),
    ]
  }

  private func hints(of review: GameReview) -> [DetailLine] {
    guard review.hints > 0 else { return [] }
    return [
      DetailLine(
        label: say("Hints", columns: 12), figure: "\(review.hints)  ", tone: .forgotten,
        words: [say("each costs a star, down to one"), say("a star each")])
    ]
  }

  private func pointRows(_ result: GameRecord, _ lines: DetailLines) -> [DialogContent.Row] {
    let each = 2 * (result.setup.variant.cardsOfAKind - 1)
    let pairs = each * result.pairsFound
    let bonuses = table.bonuses
    let misses = result.score - pairs - bonuses
    let most = Double(max(1, pairs, bonuses, -misses))
    let percent = Int((table.bonusShare * 100).rounded())
    let points: [DetailLine] = [
      DetailLine(
        label: say("Pairs", columns: 12), figure: "\(pairs)  ",
        meter: Meter(share: Double(pairs) / most),
        words: ["\(result.pairsFound) x \(each)"]),
      DetailLine(
        label: say("Speed", columns: 12), figure: "\(bonuses)  ",
        meter: Meter(share: Double(bonuses) / most, tone: .gold),
        words: [say("\(percent)% from speed bonuses"), say("\(percent)% bonuses")]),
      DetailLine(
        label: say("Misses", columns: 12), figure: "\(misses)  ",
        tone: misses < 0 ? .forgotten : .heading,
        meter: Meter(share: Double(-misses) / most, tone: .forgotten),
        words: [misses < 0 ? say("with cards seen before") : say("none cost a point")]),
      DetailLine(label: say("Score", columns: 12), figure: "\(result.score)  "),
    ]
    return [DialogContent.Row(left: ""), DialogContent.Row(left: say("Points"), isHeading: true)]
      + points.map { row($0, lines) }
  }
}
