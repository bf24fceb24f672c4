import MemoryGame
import Words

/// The rules of a game in the player's language.
extension Variant {
  /// The rules that are on, as in `close gaps, open cards`.
  public var shownTitle: String {
    rules.map { $0.shownTitle(amount: self[amountOf: $0]) }.listed
  }

  /// Turns a rule on with an amount, or off if it is `nil`, and turns off the rules that exclude it.
  ///
  /// - Returns: the reason why another rule was turned off; `nil` if none was.
  public mutating func change(_ rule: Rule, to amount: Int?) -> String? {
    let before = rules
    guard let reason = set(rule, to: amount) else { return nil }
    let excluded = before.first { $0 != rule && !self[$0] }
    return excluded.flatMap { Variant.reason(against: rule, and: $0) } ?? reason
  }

  /// The reason why two rules exclude each other; `nil` if they do not.
  private static func reason(against one: Rule, and other: Rule) -> String? {
    let pair: Set = [one, other]
    return switch pair {
    case [.ofAKind, .sides]: say("two sides need a term and a definition")
    case [.suddenDeath, .openCards]: say("with open cards nothing can be forgotten")
    case [.suddenDeath, .ofAKind]: say("forgetting is judged for pairs only")
    case [.limitedMoves, .openCards]: say("open cards have no par")
    case [.traces, .openCards]: say("open cards have no backs to mark")
    case [.peek, .openCards]: say("open cards are always face up")
    default: nil
    }
  }
}
