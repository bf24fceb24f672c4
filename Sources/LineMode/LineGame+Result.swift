import MemorizeViewModel
import Words

/// The end of a game in words.
extension LineGame {
  /// The result, the comparison with other games, and what to do next.
  var result: [Wording] {
    guard let game = table.finishedGame else { return [] }
    let next = Wording(
      table.hasReview
        ? say("Type new, again, review or quit.") : say("Type new, again or quit."))
    return ending(of: game.result) + figures(of: game) + ghost + comparison(with: game.result)
      + lesson
      + (setup.isBrief ? [] : [next])
  }

  /// The rule that ended the game early, or who has won in company.
  private func ending(of result: GameRecord) -> [Wording] {
    guard result.isAlone else { return [Wording(outcome), standingAtEnd] }
    guard !result.isWon else { return [] }
    let reason =
      switch result.ending {
      case .forgotten: say("You forgot a card, and that ends the game.")
      case .moves: say("No moves left.")
      case .time: say("Time is up.")
      case nil: say("The game is over.")
      }
    let found = say("You found \(result.pairsFound) of \(result.setup.pairs) pairs.")
    return [Wording(sentences: [reason, found], short: [reason])]
  }

  private var outcome: String {
    let winners = table.contestants.filter { $0.rank == 1 }
    guard let winner = winners.first, winners.count == 1 else { return say("A tie.") }
    return winner.isAddressed ? say("You win!") : say("\(winner.name) wins.")
  }

  private var standingAtEnd: Wording {
    let players = table.contestants.map { player in
      say(player.pairs, one: "\(player.name) 1 pair", other: "\(player.name) \(player.pairs) pairs")
    }
    return Wording(sentence(players.listed))
  }

  /// Moves, par, points and time, and the stars.
  private func figures(of game: FinishedGame) -> [Wording] {
    let result = game.result
    let time = sentence(result.time.inWords)
    guard result.isAlone else { return [Wording(time)] }
    let moves = say(result.moves, one: "1 move.", other: "\(result.moves) moves.")
    if result.isOpen {
      let misses = say(result.misses, one: "1 miss.", other: "\(result.misses) misses.")
      return [Wording(sentences: [time, misses])]
    }
    let par = result.isWon ? [say("Par \(result.par.inWords).")] : []
    let points = say(result.score, one: "\(result.score) point.", other: "\(result.score) points.")
    return [Wording(sentences: [moves] + par + [points, time], short: [moves] + par)]
      + stars(of: game)
  }

  private func stars(of game: FinishedGame) -> [Wording] {
    guard let stars = game.stars else { return [] }
    let count = say(stars, one: "1 star of 3.", other: "\(stars) stars of 3.")
    guard let review = game.review else { return [Wording(count)] }
    let cost = review.breakdown.memory
    let reason =
      review.hints > 0
      ? say(review.hints, one: "With 1 hint.", other: "With \(review.hints) hints.")
      : cost.tenths == 0
        ? (review.isFaultless ? say("Nothing forgotten.") : say("Forgetting cost next to nothing."))
        : say("Forgetting cost \(cost.size) moves.")
    return [Wording(sentences: [count, reason], short: [count])]
  }

  /// The result of a ghost that played along.
  private var ghost: [Wording] {
    guard let ghost = table.ghost?.result else { return [] }
    let moves = say(ghost.moves, one: "1 move", other: "\(ghost.moves) moves")
    return [Wording(say("The ghost: \(moves), \(ghost.time.inWords)."))]
  }

  /// The comparison with the best game of the same kind, or the day or the board that it counts for.
  private func comparison(with result: GameRecord) -> [Wording] {
    guard result.isAlone, result.isWon else { return [] }
    if let practice = table.practice {
      return [Wording(say("This does not count. The first time: \(practice.first.moves) moves."))]
    }
    if let daily = table.dailyStanding { return [wording(about: daily)] }
    if case .journey(let number) = result.setup.occasion {
      return [Wording(say("Board \(number) of the journey. Type journey to go on."))]
    }
    guard !table.isUncounted else { return [Wording(say("This does not count."))] }
    guard result.isUnaided else { return [Wording(say("With hints, it cannot be your best."))] }
    guard let best = table.results.bestBeforeLast else {
      return [Wording(say("Your first game of this kind."))]
    }
    let figure =
      result.isOpen
      ? best.time.inWords : say(best.moves, one: "1 move", other: "\(best.moves) moves")
    return [
      best.isBetter(than: result)
        ? Wording(say("Your best is \(figure)."))
        : Wording(say("New best! Your best was \(figure)."), say("New best!"))
    ]
  }

  private func wording(about daily: DailyStanding) -> Wording {
    switch daily {
    case .counted(let day, let streak):
      let days = say(streak, one: "Streak 1 day.", other: "Streak \(streak) days.")
      let board = say("Daily board of \(day.shownInWords).")
      return Wording(sentences: [board] + (table.showsStreak ? [days] : []))
    case .practice(let first?):
      return Wording(say("This does not count. Your first try: \(first.moves) moves."))
    case .practice(nil): return Wording(say("This does not count: the day is over."))
    }
  }

  /// The pairs that were missed, and the boards that are left for today.
  private var lesson: [Wording] {
    let missed = table.missedPairs.map { missed in
      let (one, other) = (names.name(of: missed.pair.first), names.name(of: missed.pair.second))
      return Wording(say("Missed: \(one), \(other)."))
    }
    guard table.occasion == .study else { return missed }
    let plan = table.studyPlan(of: table.board.deck)
    let next =
      plan.isDone
      ? say("Done for today.")
      : say(
        plan.boards, one: "1 more board today. Type study.",
        other: "\(plan.boards) more boards today. Type study.")
    return missed + [Wording(next)]
  }
}
