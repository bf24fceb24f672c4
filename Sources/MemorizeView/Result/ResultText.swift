import Canvas
import MemorizeViewModel
import Words

/// The words of a result.
struct ResultText {
  let table: TableViewModel
  let result: GameRecord
  let theme: Theme

  /// The moves against par; with open cards, the time and the misses; in company, the pairs.
  var line: TextLine {
    guard result.isAlone, result.isWon else { return start }
    guard !result.isOpen else {
      return TextLine(result.time.shortText, .gold).adding(
        ", \(result.misses.missesText)", .dim)
    }
    return start.adding(",").adding(" " + say("par \(result.parText)"), .dim)
  }

  /// The beginning of the line, for narrow windows.
  var start: TextLine {
    guard result.isAlone else { return figures }
    guard result.isWon else {
      let pairs = result.setup.pairs
      return TextLine(
        say(
          pairs, one: "\(Slot.first) of \(pairs) pair", other: "\(Slot.first) of \(pairs) pairs"),
        .plain, values: [("\(result.pairsFound)", .gold)])
    }
    return result.isOpen
      ? TextLine(result.time.shortText, .gold)
      : TextLine(
        say(result.moves, one: "\(Slot.first) move", other: "\(Slot.first) moves"), .plain,
        values: [("\(result.moves)", .gold)])
  }

  /// The rest of the line, for narrow windows.
  var rest: TextLine {
    guard result.isWon else { return TextLine(facts.text, .dim) }
    return result.isOpen
      ? TextLine(result.misses.missesText, .dim)
      : TextLine(say("par \(result.parText)"), .dim)
  }

  /// Who has won a game in company.
  private var outcome: String {
    Contestant.outcome(table.contestants.filter { $0.rank == 1 })
  }

  /// The pairs of each player, those of the winners in gold.
  private var figures: TextLine {
    let most = result.found.max()
    return result.found.reduce(TextLine()) { line, pairs in
      line.adding(line.parts.isEmpty ? "" : " : ", .dim)
        .adding("\(pairs)", pairs == most ? .gold : .heading)
    }
  }

  /// Who has won a game in company, and the players in the order of their figures.
  private var standing: TextLine {
    table.contestants.enumerated().reduce(TextLine(outcome, .gold)) { line, player in
      let mark = PlayerMark.of(player.offset)
      return line.adding("   ").adding([mark.symbol(theme)].text, mark.tone)
        .adding(" \(player.element.name)", .plain)
    }
  }

  /// The comparison with other games, or with the other players.
  var best: TextLine {
    guard result.isAlone else { return standing }
    guard result.isWon else { return TextLine(reason, .dim) }
    if let practice = table.practice {
      let moves = practice.first.moves.movesText
      return TextLine(say("This does not count. The first time: \(moves)."), .dim)
    }
    if let daily = table.dailyStanding { return line(about: daily) }
    if case .journey(let number) = result.setup.occasion {
      return TextLine(say("Board \(number) of the journey."), .gold).adding(
        "  " + say("J: the map"), .dim)
    }
    if table.isJourneyPractice {
      return TextLine(say("This does not count: you knew the board."), .dim)
    }
    return table.leaderboardRank.map { line(about: $0) } ?? comparison
  }

  /// The place on the shared list of the best games.
  private func line(about rank: LeaderboardRank) -> TextLine {
    switch rank {
    case .place(1): TextLine(say("Place 1 of all!"), .gold)
    case .place(let place): TextLine(say("Place \(place) of all"), .heading)
    case .beyond(let count):
      TextLine(
        say(
          count, one: "Place: after the best \(count)", other: "Place: after the best \(count)"),
        .dim)
    case .knownBoard: TextLine(say("Place: none, you knew the board"), .dim)
    case .withHints: TextLine(say("Place: none, you had hints"), .dim)
    case .notKept: TextLine(say("Place: not saved"), .dim)
    }
  }

  /// The comparison with the best game before.
  private var comparison: TextLine {
    guard result.isUnaided else {
      return TextLine(say("With hints, it cannot be your best."), .dim)
    }
    guard let best = table.results.bestBeforeLast else {
      return TextLine(say("Your first game of this kind."), .dim)
    }
    let figure = figure(of: best)
    guard best.isBetter(than: result) else {
      return TextLine(say("New best!"), .gold).adding("  " + say("Your best was \(figure)."), .dim)
    }
    return TextLine(say("Your best is \(figure)."), .dim)
  }

  /// Whether a game on a daily board counts, in words.
  private func line(about daily: DailyStanding) -> TextLine {
    switch daily {
    case .counted(let day, let streak):
      let days = say(streak, one: "Streak \(streak) day.", other: "Streak \(streak) days.")
      return TextLine(say("Daily board of \(day.shownInWords)."), .gold)
        .adding(table.showsStreak ? "  \(days)" : "", .dim)
    case .practice(let first?):
      return TextLine(
        say("This does not count. Your first try: \(first.moves.movesText)."), .dim)
    case .practice(nil): return TextLine(say("This does not count: the day is over."), .dim)
    }
  }

  /// The figure in which another game differs from this one.
  private func figure(of best: GameRecord) -> String {
    if result.isOpen { return best.time.shortText }
    if best.moves != result.moves { return "\(best.moves)" }
    if best.score != result.score {
      return say(
        best.score, one: "\(best.moves) with \(best.score) point",
        other: "\(best.moves) with \(best.score) points")
    }
    return say("\(best.moves) in \(best.time.shortText)", context: "moves in a time")
  }

  /// The rule that ended the game, in a sentence.
  private var reason: String {
    switch result.ending {
    case .forgotten: say("Sudden death: a card was forgotten.")
    case .moves:
      say(
        result.moves, one: "The \(result.moves) move of the game is used up.",
        other: "The \(result.moves) moves of the game are used up.")
    case .time: say("The time is up.")
    case nil: ""
    }
  }

  /// The end of the game in a few words.
  var found: String {
    guard result.isWon else { return result.setup.variant.shownTitle }
    let all = PairWords.allFound(
      result.setup.pairs, ofAKind: result.setup.variant.cardsOfAKind)
    let practice = table.isUncounted ? [say("practice", context: "game")] : []
    let hints = result.isUnaided ? [] : [result.hints.hintText]
    return ([all] + practice + hints).listed
  }

  /// A gold mark for each pair where they have room, the moves and the time.
  var facts: TextLine {
    let pairs = result.setup.pairs
    let pips = String(repeating: [Marks(theme).pair].text, count: result.pairsFound)
    return TextLine(pairs <= 15 ? "\(pips)   " : "", .gold)
      .adding(
        "\(result.moves.movesText)   \(result.time.shortText)", .dim)
  }
}
