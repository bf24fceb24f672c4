import MemoryGame

/// A kind of game: only games of the same kind are compared with each other.
public struct GameKind: Hashable, Comparable, Sendable {
  /// The deck's name; empty for games with any deck.
  public let deck: String
  /// The number of pairs.
  public let pairs: Int
  /// The rules in which the games differ from the usual one.
  public let variant: Variant

  /// A kind of game; the usual rules unless given.
  public init(deck: String, pairs: Int, variant: Variant = Variant()) {
    self.deck = deck
    self.pairs = pairs
    self.variant = variant
  }

  /// The number of places on its boards.
  public var places: Int { variant.cardsOfAKind * pairs }

  /// The same kind of game with any deck.
  public var withAnyDeck: GameKind { GameKind(deck: "", pairs: pairs, variant: variant) }

  /// By deck, then pairs; the usual game comes before its variants.
  public static func < (one: GameKind, other: GameKind) -> Bool {
    (one.deck, one.pairs, one.variant) < (other.deck, other.pairs, other.variant)
  }
}
