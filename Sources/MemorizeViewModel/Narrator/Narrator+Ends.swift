import MemoryGame
import Storage
import Words

/// The end of a game, in a few words.
extension Narrator {
  func won(_ result: GameRecord) -> Wording {
    let found = PairWords.allFound(result.setup.pairs, ofAKind: result.setup.variant.cardsOfAKind)
    guard contestants.isEmpty else {
      let (outcome, mood) = Contestant.outcome(contestants)
      return Wording([found.asSentence, outcome].asSentences, outcome, mood: mood)
    }
    let short = [say("\(found)!"), say("Done!")]
    guard let review = table.gameReview else { return Wording(shown: short, mood: .good) }
    let (par, memory) = (review.breakdown.par.text, review.helpOrLossText)
    return Wording(
      shown: [
        say("\(found)! Par \(par), \(memory)"), say("\(found)! \(memory.capitalizedFirst)"),
      ] + short, mood: .good)
  }

  func lost(_ result: GameRecord) -> Wording {
    guard contestants.isEmpty else {
      let (outcome, mood) = Contestant.outcome(contestants)
      return Wording(
        shown: [
          [result.ending.reason] + result.leftOver + [outcome], [result.ending.reason, outcome],
          [result.ending.shortReason.asSentence, outcome],
        ].map(\.asSentences) + [outcome], mood: mood)
    }
    let reason = result.ending.shortReason
    let found = result.setup.pairsText(found: "\(result.pairsFound)")
    return Wording(
      say("\(reason). You found \(found)."), say("\(reason): \(found)"), reason.asSentence,
      mood: .bad)
  }
}

extension GameRecord {
  /// The pairs that nobody has found, in a sentence; none unless passes have ended the game.
  var leftOver: [String] {
    let left = setup.pairs - pairsFound
    guard ending == .passed, left > 0 else { return [] }
    return [
      say(
        left, one: "\(left) pair is left over.",
        other: "\(left) pairs are left over.")
    ]
  }
}

extension Ending? {
  /// The rule that ended a game, in a few words.
  var shortReason: String {
    switch self {
    case .forgotten: say("You forgot a card")
    case .moves: say("No moves left")
    case .time: say("Time is up")
    case .passed: say("You both passed")
    case nil: say("The game is over")
    }
  }

  /// The same as a sentence.
  public var reason: String {
    switch self {
    case .forgotten: say("You forgot a card, and that ends the game.")
    case .passed: say("You both passed three times, and that ends the game.")
    case .moves, .time, nil: shortReason.asSentence
    }
  }
}

extension Contestant {
  /// Who of the players has won, in one sentence; nobody celebrates that only a rival has.
  public static func outcome(_ players: [Contestant]) -> (text: String, mood: Wording.Mood) {
    let winners = players.filter { $0.rank == 1 }
    guard let winner = winners.first, winners.count == 1 else {
      return (winners.isEmpty ? "" : say("A tie."), .good)
    }
    if winner.isRival { return (say("\(winner.name) wins."), .neutral) }
    return (winner.isAddressed ? say("You win!") : say("\(winner.name) wins."), .good)
  }
}
