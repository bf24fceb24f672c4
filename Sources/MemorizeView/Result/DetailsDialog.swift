import Canvas
import MemorizeViewModel

/// The figures of a finished game: luck and memory, the forgotten pairs, the points.
struct DetailsDialog: Dialog {
  private static let mostForgotten = 3

  let stage: TableStage
  private var table: TableViewModel { stage.viewModel }

  init(_ stage: TableStage) { self.stage = stage }

  let closingKeys: [Key] = ["i"]

  func content(width: Int, theme: Theme) -> DialogContent {
    guard let result = table.result else { return DialogContent(title: "Details", rows: []) }
    let lines = DetailLines(width: min(60, max(12, width - 8)), theme: theme)
    let text = ResultText(table: table, result: result, theme: theme)
    return DialogContent(
      title: "Details",
      detail: "\(table.board.deck.name), \(result.setup.pairs) pairs, \(result.time.shortText)",
      rows: rows(result, text, lines) + boardRows(result, lines), isMenu: false, legends: legends)
  }

  private var legends: [KeyLegend] {
    [KeyLegend(keys: ["n"], hint: "play again", help: "new game")]
      + (table.hasReview
        ? [KeyLegend(keys: ["v"], hint: "review", help: "review the game")] : [])
  }

  private func rows(
    _ result: GameRecord, _ text: ResultText, _ lines: DetailLines
  ) -> [DialogContent.Row] {
    let best = text.best.text
    let isBest = text.best.parts.first?.tone == .gold
    let moves = DetailLine(
      label: "Moves", figure: "\(result.moves)  ",
      words: [best, text.best.parts.first?.text ?? ""], wordTone: isBest ? .gold : .dim)
    guard !result.isOpen else {
      let misses = result.misses == 1 ? "1 miss" : "\(result.misses) misses"
      return [
        DetailLine(label: "Time", figure: result.time.shortText, words: [best]),
        DetailLine(
          label: "Penalty", figure: "+\(result.misses)", words: ["\(misses), +\(result.misses) s"]),
        DetailLine(label: "Moves", figure: "\(result.moves)"),
      ].map(lines.row)
    }
    guard let review = table.gameReview else {
      let par = DetailLine(label: "Par", figure: result.parText)
      return [lines.row(moves), lines.row(par)] + missingReview(result, lines)
        + pointRows(result, lines)
    }
    return [lines.row(moves)] + (summary(of: review) + hints(of: review)).map(lines.row)
      + forgottenRows(review, lines)
      + pointRows(result, lines)
  }

  /// Why luck and memory are not told apart; nothing in games that have no such review anyway.
  private func missingReview(
    _ result: GameRecord, _ lines: DetailLines
  ) -> [DialogContent.Row] {
    guard let kind = result.setup.variant.ofAKind else { return [] }
    let title = GameRule.ofAKind.title(amount: kind)
    return "No exact values are known for \(title), so luck and memory are not told apart."
      .wrapped(to: lines.width).map { DialogContent.Row(TextLine($0, .dim)) }
  }

  private func summary(of review: GameReview) -> [DetailLine] {
    let breakdown = review.breakdown
    return [
      DetailLine(
        label: "Par", figure: breakdown.par.text,
        words: ["average for a perfect memory", "perfect average"]),
      DetailLine(label: "Luck", figure: breakdown.luck.signedText, words: review.luckWords),
      DetailLine(
        label: "Memory", figure: breakdown.memory.text,
        tone: review.forgotten.isEmpty ? .heading : .forgotten, words: review.memoryWords),
    ]
  }

  private func hints(of review: GameReview) -> [DetailLine] {
    guard review.hints > 0 else { return [] }
    return [
      DetailLine(
        label: "Hints", figure: "\(review.hints)  ", tone: .forgotten,
        words: ["each costs a star, down to one", "a star each"])
    ]
  }

  private func forgottenRows(
    _ review: GameReview, _ lines: DetailLines
  ) -> [DialogContent.Row] {
    guard !review.isFaultless else {
      return "Faultless: you did not forget a single card. Well played!".wrapped(to: lines.width)
        .map { DialogContent.Row(TextLine($0, .good)) }
    }
    let pairs = review.forgotten
    guard !pairs.isEmpty else { return [] }
    let shown = pairs.prefix(DetailsDialog.mostForgotten)
    return [DialogContent.Row(left: ""), DialogContent.Row(left: "Forgotten", isHeading: true)]
      + shown.map { pair in
        lines.row(
          DetailLine(
            label: name(of: pair.name(on: table), isWide: lines.isWide), words: pair.words,
            end: pair.cost.text))
      }
  }

  /// A picture with its name, if there is room.
  private func name(of id: CardID, isWide: Bool) -> String {
    let name = stage.spelling(id)
    guard isWide, let text = stage.faces[id]?.text, text.columns <= 2, text != name,
      !name.hasPrefix(text)
    else { return name }
    return "\(text)  \(name)"
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
        label: "Pairs", figure: "\(pairs)  ", meter: Meter(share: Double(pairs) / most),
        words: ["\(result.pairsFound) x \(each)"]),
      DetailLine(
        label: "Speed", figure: "\(bonuses)  ",
        meter: Meter(share: Double(bonuses) / most, tone: .gold),
        words: ["\(percent)% from speed bonuses", "\(percent)% bonuses"]),
      DetailLine(
        label: "Misses", figure: "\(misses)  ", tone: misses < 0 ? .forgotten : .heading,
        meter: Meter(share: Double(-misses) / most, tone: .forgotten),
        words: ["cards seen before"]),
      DetailLine(label: "Score", figure: "\(result.score)  "),
    ]
    return [DialogContent.Row(left: "Points", isHeading: true)]
      + points.map { lines.row(lines.isWide ? $0 : $0.withoutWords) }
  }

  /// The board, for playing it again.
  private func boardRows(_ result: GameRecord, _ lines: DetailLines) -> [DialogContent.Row] {
    let time =
      lines.isWide || result.isOpen
      ? [] : [lines.row(DetailLine(label: "Time", figure: result.time.shortText))]
    let text = lines.theme.fit(boardText, lines.isWide ? lines.width - 20 : lines.width - 2)
    guard lines.isWide else {
      return time + [
        DialogContent.Row(TextLine("Board", .dim)), DialogContent.Row(left: "  \(text)"),
      ]
    }
    return time + [
      DialogContent.Row(TextLine("Board", .dim).filled(to: 20).adding(text))
    ]
  }

  /// The code for the same board, or options if its deck is not in the library.
  private var boardText: String {
    let board = table.board
    return table.boardCode.map { "\($0)" } ?? "-n \(board.pairs) --seed \(board.seed)"
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
    if hints > 0, forgotten.isEmpty { return ["nothing forgotten, with hints", "with hints"] }
    guard breakdown.memory.tenths < 0 else { return ["next to nothing lost", "nearly perfect"] }
    return ["moves lost to forgetting", "lost to forgetting", "forgotten"]
  }
}

extension GameReview.Forgotten {
  /// How many times the pair was forgotten, and when it had been seen.
  fileprivate var words: [String] {
    switch movesAgo.count {
    case 1:
      let ago = movesAgo.first ?? 1
      return ["once, seen \(ago) \(ago == 1 ? "move" : "moves") before", "once"]
    case 2: return ["forgotten twice", "twice"]
    default: return ["forgotten \(movesAgo.count) times", "\(movesAgo.count) times"]
    }
  }
}
