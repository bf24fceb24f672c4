import Canvas
import MemorizeViewModel

/// What a finished game came to, and what it tells.
extension TableScreen {
  /// Columns for text on the result.
  private var resultWidth: Int { min(64, max(12, (layout?.size.width ?? 80) - 8)) }

  /// How a game compares with the best: with those of all, where they are listed.
  ///
  /// - Parameter result: what the game on the table came to.
  /// - Returns: a row for it.
  func standing(of result: GameRecord) -> OldDialogContent.Row {
    if let practiceRow { return practiceRow }
    if let leaderboardRank { return leaderboardRank }
    let best = viewModel.results.bestBeforeLast.map { best in
      let figure = result.isOpen ? best.time.clockText : "\(best.moves) moves"
      return best.isBetter(than: result) ? figure : "this one"
    }
    return OldDialogContent.Row(left: "Best so far", right: best ?? "the first game")
  }

  /// The figures of a game with open cards.
  func rows(forOpenCards result: GameRecord) -> [OldDialogContent.Row] {
    [
      OldDialogContent.Row(left: "Time", right: result.time.clockText, isHeading: true),
      OldDialogContent.Row(left: "Misses in it", right: "\(result.misses), a second each"),
      OldDialogContent.Row(left: "Moves", right: "\(result.moves)"),
      standing(of: result),
      OldDialogContent.Row(left: "Board", right: boardText),
    ]
  }

  /// The figures of a game with hidden cards, the most important ones first.
  func rows(for result: GameRecord) -> [OldDialogContent.Row] {
    let (gameReview, standing) = (viewModel.gameReview, standing(of: result))
    let isWide = ResultLines.isWide(resultWidth)
    var lines = [
      ResultLine(
        label: "Moves", figure: "\(result.moves)  ",
        words: isWide ? ["\(standing.left.lowercased()): \(standing.right)"] : [], isHeading: true)
    ]
    lines +=
      gameReview.map(lines(of:)) ?? [
        ResultLine(label: "Par", figure: result.parText, words: [result.againstPar])
      ]
    lines += [
      ResultLine(label: "Score", figure: "\(result.score)  ", words: bonusWords),
      ResultLine(label: "Time", figure: result.time.clockText),
    ]
    if !isWide { lines.append(ResultLine(label: standing.left, text: standing.right)) }
    lines.append(ResultLine(label: "Board", text: boardText))
    return ResultLines(lines: lines, width: resultWidth, ellipsis: theme.ellipsis).rows
  }

  /// Luck and memory, and where memory failed.
  private func lines(of gameReview: GameReview) -> [ResultLine] {
    let breakdown = gameReview.breakdown
    let summary = [
      ResultLine(
        label: "Par", figure: breakdown.par.text,
        words: [
          "what a perfect memory needs on average", "a perfect memory's average", "on average",
        ]),
      ResultLine(label: "Luck", figure: breakdown.luck.signedText, words: gameReview.luckWords),
      ResultLine(label: "Memory", figure: breakdown.memory.text, words: gameReview.memoryWords),
    ]
    guard !gameReview.isFaultless else { return summary + [praise] }
    return summary + [course(of: gameReview)]
      + gameReview.forgotten.prefix(3).map { pair in
        ResultLine(
          label: "  \(name(of: pair.name(on: viewModel)))", figure: pair.cost.text,
          words: pair.words)
      }
  }

  private var praise: ResultLine {
    ResultLine(
      label: "A faultless game: not one card forgotten. Well played!", isHeading: true)
  }

  /// What memory cost move by move, a whole move being as high as can be unless one cost even more.
  private func course(of gameReview: GameReview) -> ResultLine {
    let costs = gameReview.costs.map(\.millionths)
    let line = Sparkline(
      costs, full: max(1_000_000, costs.max() ?? 0), width: ResultLines.roomForText(in: resultWidth)
    )
    let label = line.step == 1 ? "  by move" : "  by \(line.step) moves"
    return ResultLine(label: label, text: line.text(theme.glyphs))
  }

  private var bonusWords: [String] {
    let percent = Int((viewModel.bonusShare * 100).rounded())
    let share = percent > 0 ? "\(percent)%" : "none"
    return ["\(share) of the points won are bonuses", "bonuses \(share)"]
  }

  /// A picture with its name, where there is room for that.
  private func name(of id: CardID) -> String {
    if ResultLines.isWide(resultWidth) { return spelling(id) }
    return faces[id]?.text ?? ""
  }
}

extension GameReview {
  /// How the cards fell.
  fileprivate var luckWords: [String] {
    let luck = breakdown.luck.tenths
    let how = luck > 0 ? "well" : luck < 0 ? "badly" : "as on average"
    return ["the cards fell \(how)", "fell \(how)"]
  }

  /// What memory did.
  fileprivate var memoryWords: [String] {
    if isFaultless { return ["nothing given away", "perfect"] }
    guard breakdown.memory.tenths < 0 else {
      return ["next to nothing given away", "nearly perfect"]
    }
    let usual = ["moves given away", "given away"]
    return forgotten.isEmpty ? ["moves given away, though no card was forgotten"] + usual : usual
  }
}

extension GameReview.Forgotten {
  /// How often the pair was forgotten, and how long after it had been seen.
  fileprivate var words: [String] {
    let times =
      switch movesAgo.count {
      case 1: "forgotten"
      case 2: "forgotten twice"
      default: "forgotten \(movesAgo.count) times"
      }
    let different =
      movesAgo.allSatisfy { $0 == movesAgo.first } ? movesAgo.prefix(1) : movesAgo[...]
    let numbers = different.map { "\($0)" }
    let list =
      (numbers.count > 1 ? numbers.dropLast().joined(separator: ", ") + " and " : "")
      + (numbers.last ?? "")
    let seen = "seen \(list) \(list == "1" ? "move" : "moves") before"
    let short = movesAgo.count == 2 ? "twice" : "\(movesAgo.count) times"
    return ["\(times), last \(seen)", "\(times), \(seen)"]
      + (movesAgo.count > 1 ? ["\(short), \(seen)"] : []) + [times]
  }
}
