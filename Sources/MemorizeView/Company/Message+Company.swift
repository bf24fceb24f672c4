import Canvas
import MemorizeViewModel
import Words

/// Messages in games with several players: what happened, and who is next.
extension Message {
  /// The message for an event in company.
  ///
  /// - Parameters:
  ///   - event: the last event.
  ///   - mover: the player who turned the cards.
  ///   - next: the player to move; `nil` after the last pair.
  ///   - winners: the players with the most pairs.
  ///   - hasGivenUp: whether another game was given up for this one.
  ///   - spelling: returns the name of a card.
  /// - Returns: the message; `nil` where the keys are more useful.
  static func inCompany(
    _ event: GameEvent, mover: Contestant?, next: Contestant?, winners: [Contestant],
    hasGivenUp: Bool = false, spelling: (CardID) -> String
  ) -> Message? {
    switch event {
    case .dealt, .dealtAgain: return dealt(event, next: next, hasGivenUp)
    case .turnedDown, .resumed, .shuffled:
      return next.map { Message(say("\($0.turnText)."), $0.turnText) }
    case .turned(let id):
      let name = spelling(id)
      return mover.map { Message(say("\($0.name): \(name)"), name) } ?? Message(name)
    case .moved(let move):
      let (one, other) = (spelling(move.first), spelling(move.second))
      return move.isMatch
        ? pair(one, other, mover) : miss(one, other, next: next)
    case .lost: return nil
    case .won(let result):
      let found = result.setup.pairs.allPairsFoundText
      let outcome = Contestant.outcome(winners)
      return Message(say("\(found). \(outcome)"), outcome, paint: .good)
    case .laidAgain, .paused, .hinted, .undone, .redone: return nil
    }
  }

  private static func pair(_ one: String, _ other: String, _ mover: Contestant?) -> Message {
    let (one, other) = (one.quotedIfPunctuated, other.quotedIfPunctuated)
    let names = one == other ? one : "\(one) = \(other)"
    guard let mover else { return Message(say("Pair! \(names)"), say("Pair!"), paint: .good) }
    let goesOn = mover.isAddressed ? say("You go on.") : say("\(mover.name) goes on.")
    return Message(
      say("Pair! \(names). \(goesOn)"), say("Pair! \(goesOn)"), say("Pair!"), paint: .good)
  }

  private static func miss(_ one: String, _ other: String, next: Contestant?) -> Message {
    let names = say("Not a pair: \(one.quotedIfPunctuated) and \(other.quotedIfPunctuated)")
    guard let next else { return Message(names, say("Not a pair"), paint: .bad) }
    return Message(
      say("\(names). \(next.turnText)."), say("Not a pair. \(next.turnText)."),
      next.turnText, paint: .bad)
  }
}

extension Contestant {
  /// Whose turn it is, as in `Ann's turn`.
  var turnText: String { isAddressed ? say("Your turn") : say("\(name)'s turn") }

  /// Who has won, in one sentence.
  static func outcome(_ winners: [Contestant]) -> String {
    guard let winner = winners.first, winners.count == 1 else {
      return winners.isEmpty ? "" : say("A tie.")
    }
    return winner.isAddressed ? say("You win!") : say("\(winner.name) wins.")
  }
}
