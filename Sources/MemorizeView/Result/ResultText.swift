import Canvas
import MemorizeViewModel

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
        ", \(result.misses) \(result.misses == 1 ? "miss" : "misses")", .dim)
    }
    return start.adding(",").adding(" par \(result.parText)", .dim)
  }

  /// The beginning of the line, for narrow windows.
  var start: TextLine {
    guard result.isAlone else {
      return TextLine(result.found.map { "\($0)" }.joined(separator: " : "), .gold)
    }
    guard result.isWon else {
      return TextLine("\(result.pairsFound)", .gold).adding(" of \(result.setup.pairs) pairs")
    }
    return result.isOpen
      ? TextLine(result.time.shortText, .gold)
      : TextLine("\(result.moves)", .gold).adding(" moves")
  }

  /// The rest of the line, for narrow windows.
  var rest: TextLine {
    guard result.isWon else { return TextLine(facts.text, .dim) }
    return result.isOpen
      ? TextLine("\(result.misses) \(result.misses == 1 ? "miss" : "misses")", .dim)
      : TextLine("par \(result.parText)", .dim)
  }

  /// Who has won a game in company.
  private var outcome: String {
    Contestant.outcome(table.contestants.filter { $0.rank == 1 })
  }

  /// Who has won a game in company, and the players by rank.
  private var standing: TextLine {
    let players = table.contestants.enumerated().sorted {
      ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
    }
    return players.map(\.element).reduce(TextLine(outcome, .gold)) { line, player in
      line.adding("   \(player.rank). \(player.name) \(player.pairs)", .plain)
    }
  }

  /// The comparison with other games, or with the other players.
  var best: TextLine {
    guard result.isAlone else { return standing }
    guard result.isWon else { return TextLine(reason, .dim) }
    if let practice = table.practice {
      return TextLine("This does not count. The first time: \(practice.first.moves) moves.", .dim)
    }
    if let daily = table.dailyStanding { return line(about: daily) }
    if case .journey(let number) = result.setup.occasion {
      return TextLine("Board \(number) of the journey.", .gold).adding("  J: the map", .dim)
    }
    switch table.leaderboardRank {
    case .place(1): return TextLine("Place 1 of all!", .gold)
    case .place(let place): return TextLine("Place \(place) of all", .heading)
    case .beyond(let count): return TextLine("Place: after the best \(count)", .dim)
    case .knownBoard: return TextLine("Place: none, you knew the board", .dim)
    case .withHints: return TextLine("Place: none, you had hints", .dim)
    case .notKept: return TextLine("Place: not saved", .dim)
    case nil: break
    }
    guard result.isUnaided else {
      return TextLine("With hints, it cannot be your best.", .dim)
    }
    guard let best = table.results.bestBeforeLast else {
      return TextLine("Your first game of this kind.", .dim)
    }
    let figure = figure(of: best)
    guard best.isBetter(than: result) else {
      return TextLine("New best!", .gold).adding("  Your best was \(figure).", .dim)
    }
    return TextLine("Your best is \(figure).", .dim)
  }

  /// Whether a game on a daily board counts, in words.
  private func line(about daily: DailyStanding) -> TextLine {
    switch daily {
    case .counted(let day, let streak):
      let days = "Streak \(streak) \(streak == 1 ? "day" : "days")"
      return TextLine("Daily board of \(day.inWords).", .gold)
        .adding(table.showsStreak ? "  \(days)." : "", .dim)
    case .practice(let first?):
      return TextLine("This does not count. Your first try: \(first.moves) moves.", .dim)
    case .practice(nil): return TextLine("This does not count: the day is over.", .dim)
    }
  }

  /// The figure in which another game differs from this one.
  private func figure(of best: GameRecord) -> String {
    if result.isOpen { return best.time.shortText }
    if best.moves != result.moves { return "\(best.moves)" }
    if best.score != result.score { return "\(best.moves) with \(best.score) points" }
    return "\(best.moves) in \(best.time.shortText)"
  }

  /// The rule that ended the game, in a sentence.
  private var reason: String {
    switch result.ending {
    case .forgotten: "A card was forgotten, and that ends a game with sudden death."
    case .moves: "The \(result.moves) moves of the game are used up."
    case .time: "The time is up."
    case nil: ""
    }
  }

  /// The end of the game in a few words.
  var found: String {
    guard result.isWon else { return result.setup.variant.title }
    let hints = result.isUnaided ? "" : ", \(result.hints.hintText)"
    return "All \(result.setup.pairs) pairs found\(table.isUncounted ? ", practice" : "")\(hints)"
  }

  /// A gold mark for each pair where they have room, the moves and the time.
  var facts: TextLine {
    let pairs = result.setup.pairs
    let pips = String(repeating: [Marks(theme).pair].text, count: result.pairsFound)
    return TextLine(pairs <= 15 ? "\(pips)   " : "", .gold)
      .adding(
        "\(result.moves) \(result.moves == 1 ? "move" : "moves")   \(result.time.shortText)", .dim)
  }
}

extension Int {
  /// A number of hints, as in `1 hint`.
  var hintText: String { self == 1 ? "1 hint" : "\(self) hints" }
}

extension GameRecord {
  /// Par with one decimal, as in `12.4` or `≈ 17.1`.
  var parText: String { par.text }
}

extension ParMoves {
  /// The moves with one decimal, marked if they are an estimate.
  var text: String { "\(isEstimate ? "≈ " : "")\((moves * 10).rounded() / 10)" }
}
