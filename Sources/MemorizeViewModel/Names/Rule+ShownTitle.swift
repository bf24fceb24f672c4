import MemoryGame
import Words

/// The names of rules in the player's language; files and options have others.
extension Variant.Rule {
  /// The name in lower case, as in `close gaps`.
  public var shownTitle: String {
    switch self {
    case .closeGaps: say("close gaps", context: "rule")
    case .openCards: say("open cards", context: "rule")
    case .sides: say("two sides", context: "rule")
    case .drift: say("drift", context: "rule")
    case .ofAKind: say("of a kind", context: "rule")
    case .suddenDeath: say("sudden death", context: "rule")
    case .limitedMoves: say("limited moves", context: "rule")
    case .againstTheClock: say("against the clock", context: "rule")
    case .traces: say("traces", context: "rule")
    case .peek: say("peek", context: "rule")
    default: title
    }
  }

  /// The name with an amount, as in `three of a kind` or `peek of 5 s`.
  public func shownTitle(amount: Int?) -> String {
    let amount = amount ?? usualAmount
    return switch self {
    case .ofAKind where amount == 3: say("three of a kind", context: "rule")
    case .ofAKind where amount == 4: say("four of a kind", context: "rule")
    case .limitedMoves:
      say(amount, one: "par + \(amount) move", other: "par + \(amount) moves", context: "rule")
    case .againstTheClock:
      say(amount, one: "\(amount) second", other: "\(amount) seconds", context: "rule")
    case .peek:
      say(amount, one: "peek of \(amount) s", other: "peek of \(amount) s", context: "rule")
    default: shownTitle
    }
  }

  /// The name beside a choice; the rule for several cards of a kind counts them there.
  public func shownChoice(amount: Int?) -> String {
    self == .ofAKind ? shownTitle(amount: amount) : shownTitle
  }

  /// The effect in a few words, with an amount.
  public func shownEffect(amount: Int?) -> String {
    let amount = amount ?? usualAmount
    return switch self {
    case .closeGaps: say("cards move up", context: "rule")
    case .openCards: say("all faces up", context: "rule")
    case .sides: say("terms apart", context: "rule")
    case .drift: say("a miss slides a row", context: "rule")
    case .ofAKind where amount == 3: say("three equal cards", context: "rule")
    case .ofAKind where amount == 4: say("four equal cards", context: "rule")
    case .suddenDeath: say("one slip ends it", context: "rule")
    case .limitedMoves: say("par + \(amount)", context: "rule")
    case .againstTheClock: say("\(amount) s", context: "seconds")
    case .traces: say("seen cards marked", context: "rule")
    case .peek: say("\(amount) s at the start", context: "rule")
    default: effect(amount: amount)
    }
  }
}
