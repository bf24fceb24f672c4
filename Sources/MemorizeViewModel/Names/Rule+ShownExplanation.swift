import MemoryGame
import Words

extension Variant.Rule {
  /// The rule in a sentence without a full stop, with an amount, in the player's language.
  public func shownExplanation(amount: Int?) -> String {
    let amount = amount ?? usualAmount
    return switch self {
    case .closeGaps: say("Leave no gap where a pair was found: the cards after it move up")
    case .openCards: say("Open cards: all cards are face up; match all pairs")
    case .sides: say("Put terms on one half of the table and definitions on the other")
    case .drift: say("Slide a row of cards by one place after a miss")
    case .ofAKind where amount == 3: say("Find three equal cards instead of two")
    case .ofAKind where amount == 4: say("Find four equal cards instead of two")
    case .suddenDeath: say("End the game at the first forgotten card")
    case .limitedMoves:
      say(
        amount, one: "End the game when \(amount) move beyond par is used up",
        other: "End the game when \(amount) moves beyond par are used up")
    case .againstTheClock:
      say(
        amount, one: "End the game after \(amount) second",
        other: "End the game after \(amount) seconds")
    case .traces: say("Mark the backs of the cards turned in the last three moves")
    case .peek:
      say(
        amount, one: "Show all faces for \(amount) second at the start",
        other: "Show all faces for \(amount) seconds at the start")
    default: explanation(amount: amount)
    }
  }
}
