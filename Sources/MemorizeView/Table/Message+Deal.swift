import MemorizeViewModel
import Words

/// Messages about a new deal, and how to return to the game that was given up for it.
extension Message {
  /// The message about a new game or the same board again.
  static func dealt(_ event: GameEvent, _ hasGivenUp: Bool) -> Message {
    let text = event == .dealtAgain ? say("Same board again") : say("New game")
    return hasGivenUp
      ? Message(say("\(text). The old one is saved (g)."), say("\(text); g: old one"), text)
      : Message(say("\(text)."), text)
  }

  /// The message about a board with fewer pairs than the player asked for.
  static func dealt(only pairs: Int, _ hasGivenUp: Bool) -> Message {
    let text = say(
      pairs, one: "The deck has only \(pairs) pair.", other: "The deck has only \(pairs) pairs.")
    let short = say(pairs, one: "Only \(pairs) pair", other: "Only \(pairs) pairs")
    return Message(wordings: saved(after: text, hasGivenUp) + [text, short], paint: .bad)
  }

  /// The message about a board of open cards.
  static func dealtOpen(_ hasGivenUp: Bool) -> Message {
    let text = say("Open cards: match all pairs.")
    let long = hasGivenUp ? [] : [say("Open cards: match all pairs. A miss costs a second.")]
    return Message(
      wordings: saved(after: text, hasGivenUp) + long + [text, say("Match all pairs")])
  }

  /// The message about a board of the journey that is dealt once more.
  static func dealtJourneyAgain(_ hasGivenUp: Bool) -> Message {
    let text = say("Practice: no stars for the same board again.")
    return Message(
      wordings: saved(after: text, hasGivenUp) + [text, say("Practice: no stars"), say("Practice")])
  }

  /// The message in company, with whose turn it is.
  static func dealt(_ event: GameEvent, next: Contestant?, _ hasGivenUp: Bool) -> Message? {
    guard hasGivenUp else { return next.map { Message(say("\($0.turnText)."), $0.turnText) } }
    let deal = dealt(event, hasGivenUp)
    guard let turn = next?.turnText, let first = deal.wordings.first else { return deal }
    let long = [first, say("\(turn).")].asSentences
    return Message(wordings: [long] + deal.wordings.dropLast() + [turn])
  }

  /// A sentence about the new game and one about the old one; none if no game was given up.
  static func saved(after text: String, _ hasGivenUp: Bool) -> [String] {
    hasGivenUp ? [[text, say("The old game is saved (g).")].asSentences] : []
  }
}
