import Decks
import MemoryGame
import Storage

/// The rules that the player has chosen.
public struct Rules: Equatable, Sendable {
  /// The shortest and the longest time until two cards turn down, in seconds.
  public static let flipBackLimits = Settings.flipBackLimits

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
  /// The rules without those that a board cannot be played by.
  func playable(on board: Board) -> Variant { board.hasTwinsOnly ? self : withoutRulesForTwins }

  /// The rules without those that a deck cannot be played by.
  func playable(with deck: Deck) -> Variant {
    ruleForTwins == nil || deck.pairs.allSatisfy(\.isTwin) ? self : withoutRulesForTwins
  }

  private var withoutRulesForTwins: Variant {
    var variant = self
    for rule in rules where rule.needsTwins { variant[rule] = false }
    return variant
  }
}
