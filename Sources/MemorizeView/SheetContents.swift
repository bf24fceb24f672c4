import Canvas
import MemorizeViewModel

extension TableScreen {
  /// What a sheet says now.
  func content(of kind: Sheet.Kind) -> SheetContent {
    switch kind {
    case .help: help
    case .decks: decks
    case .statistics: statistics
    case .settings: settings
    case .result: result
    case .pause: pause
    }
  }

  /// Columns for text on a sheet: comfortable ones, or what the screen has.
  private var textWidth: Int { min(54, max(12, (layout?.size.width ?? 80) - 8)) }

  private var help: SheetContent {
    let rules = """
      Turn two cards at a time; a pair leaves the table. A pair counts 2, and up to 6 more for each \
      of its cards that has been up but briefly. A card seen before that finds no partner costs 1.
      """
    let mouse = [
      ("Click", "turn a card, or do what a word or a line of this help says"),
      ("Right click", "this help"), ("Wheel, drag", "move a board larger than the window"),
    ]
    let keys = KeyTable.table.flatMap { helpRows($0.keyNames, $0.help, .command($0.command)) }
    return SheetContent(
      title: "How to play",
      rows: (rules.wrapped(to: textWidth) + [""]).map { SheetContent.Row(left: $0) } + keys
        + mouse.flatMap { helpRows($0, $1, nil) },
      isMenu: false)
  }

  /// A key and what it does, on as many rows as that takes; a click on any of them does it.
  ///
  /// Where two columns would be too narrow for words, what it does stands below the key.
  private func helpRows(
    _ keys: String, _ help: String, _ action: SheetContent.Action?
  ) -> [SheetContent.Row] {
    let isWide = textWidth >= 30
    let indent = isWide ? 14 : 2
    var lines = help.wrapped(to: textWidth - indent).map { "".filled(to: indent) + $0 }
    if isWide, let first = lines.first {
      lines[0] = keys.filled(to: indent) + first.dropFirst(indent)
    } else {
      lines.insert(keys, at: 0)
    }
    return lines.map { SheetContent.Row(left: $0, action: action) }
  }

  private var decks: SheetContent {
    let look = look
    let rows = viewModel.decks.enumerated().map { index, deck in
      let samples = samples(of: deck).map { FaceText($0, capabilities).text }
      let pairs = "\(deck.pairs.count)".padded(to: 5)
      return SheetContent.Row(
        left: deck.name, right: look.fit(samples.joined(separator: " "), 24) + pairs,
        action: .play(index))
    }
    return SheetContent(title: "Decks", rows: rows)
  }

  /// What is shown of a deck in the list, where there is room.
  func samples(of deck: Deck) -> [String] {
    deck.pairs.prefix(textWidth >= 50 ? 5 : 0).map(\.first.text)
  }

  private var settings: SheetContent {
    let flipBack = viewModel.rules.flipBack.map { "after \($0.inSeconds) s" } ?? "never"
    let ranks = viewModel.rules.closesRanks ? "yes" : "no"
    let rows: [(String, String, SheetContent.Setting)] = [
      ("Motion", options.motion.rawValue, .motion),
      ("Two cards turn back", flipBack, .flipBack),
      ("Closing ranks, next game", ranks, .closingRanks),
      ("Labels all the time", options.showsLabels ? "yes" : "no", .labels),
    ]
    return SheetContent(
      title: "Settings",
      rows: rows.map {
        SheetContent.Row(left: $0.0, right: $0.1.padded(to: 11), action: .change($0.2))
      })
  }

  private var statistics: SheetContent {
    let results = viewModel.results
    guard !results.isEmpty else {
      return SheetContent(
        title: "Statistics", rows: [SheetContent.Row(left: "No game finished yet.")]
      )
    }
    let heading = SheetContent.Row(
      left: "Games, the last one first", right: " moves    par  score   time", isHeading: true)
    let rows = results.reversed().map { result in
      let numbers = [
        "\(result.moves)".padded(to: 6), result.parText.padded(to: 7),
        "\(result.score)".padded(to: 7), result.time.clockText.padded(to: 7),
      ]
      return SheetContent.Row(left: "\(result.deck), \(result.pairs)", right: numbers.joined())
    }
    return SheetContent(title: "Statistics", rows: [heading] + rows)
  }

  private var result: SheetContent {
    guard let result = viewModel.result else { return SheetContent(title: "Result", rows: []) }
    let best = viewModel.results.bestBeforeLast
    let bestText =
      best.map { $0.isBetter(than: result) ? "\($0.moves) moves" : "this one" } ?? "the first game"
    let next: [(String, String, Command)] = [
      ("New board", "n", .newGame), ("Same board again", "r", .sameBoard),
      ("Other deck", "d", .decks), ("Statistics", "t", .statistics), ("Quit", "q", .quit),
    ]
    let rows = [
      SheetContent.Row(left: "Moves", right: "\(result.moves)", isHeading: true),
      SheetContent.Row(left: "Par", right: "\(result.parText), \(result.againstPar)"),
      SheetContent.Row(left: "Score", right: "\(result.score)"),
      SheetContent.Row(left: "Time", right: result.time.clockText),
      SheetContent.Row(left: "Best so far", right: bestText),
      SheetContent.Row(left: "Board", right: boardText),
      SheetContent.Row(left: ""),
    ]
    return SheetContent(
      title: "All \(result.pairs) pairs found",
      rows: rows + next.map { SheetContent.Row(left: $0.0, right: $0.1, action: .command($0.2)) })
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
  /// Par with one decimal.
  var parText: String { "\((parMoves * 10).rounded() / 10)" }

  /// How the moves compare with par, in words.
  var againstPar: String {
    let difference = ((Double(moves) - parMoves) * 10).rounded() / 10
    return difference > 0 ? "\(difference) over" : difference < 0 ? "\(-difference) under" : "even"
  }
}
