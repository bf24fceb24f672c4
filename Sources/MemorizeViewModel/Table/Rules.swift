import Decks
import MemoryGame

/// The rules that the player has chosen.
public struct Rules: Equatable, Sendable {
  /// The time until two cards turn down; `nil` means at the next choice.
  public var flipBack: Duration?
  /// The variant of the next game.
  public var variant: Variant
  /// Who shares the next game.
  public var company: Company

  /// Stanford's rules, unless others are given.
  public init(
    flipBack: Duration? = nil, variant: Variant = Variant(), company: Company = .alone
  ) {
    self.company = company
    self.flipBack = flipBack
    self.variant = variant
  }
}

extension Variant {
  /// The rules without those that need equal faces, if the pairs are not all twins.
  func playable(with pairs: [Pair]) -> Variant {
    guard ruleForTwins != nil, !pairs.allSatisfy(\.isTwin) else { return self }
    var variant = self
    for rule in rules where rule.needsTwins { variant[rule] = false }
    return variant
  }
}
