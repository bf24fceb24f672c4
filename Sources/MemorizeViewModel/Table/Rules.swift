import MemoryGame
import Storage

/// What a player can choose of the rules.
public struct Rules: Equatable, Sendable {
  /// The shortest and longest time two cards stay up, in seconds, where they turn down by themselves.
  public static let flipBackLimits = Settings.flipBackLimits

  /// How long two cards stay up; until the next choice if not given.
  public var flipBack: Duration?
  /// Whether a matched pair leaves no gap, from the next game on.
  public var closesGaps: Bool
  /// Whether all faces lie up from the start, from the next game on.
  public var isOpen: Bool
  /// Whether terms and definitions lie apart, from the next game on.
  public var hasSides: Bool

  /// Stanford's rules, unless said otherwise.
  public init(
    flipBack: Duration? = nil, closesGaps: Bool = false, isOpen: Bool = false,
    hasSides: Bool = false
  ) {
    self.flipBack = flipBack
    self.closesGaps = closesGaps
    self.isOpen = isOpen
    self.hasSides = hasSides
  }

  /// What is different from the usual game in one that is dealt now.
  var variant: Variant { Variant(closesGaps: closesGaps, isOpen: isOpen, hasSides: hasSides) }
}
