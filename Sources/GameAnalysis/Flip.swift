import MemoryGame

/// A card that was turned, and its share of the player's memory and luck.
public struct Flip: Equatable, Sendable {
  /// The card.
  public let card: CardID
  /// The card's place, from 0 in the order of `MemoryGame.places`.
  public let place: Int
  /// The kind of the flip.
  public internal(set) var kind: Kind
  /// The moves that the decision to turn this card gained: zero or, for a worse decision, below.
  public let memory: ExpectedMoves
  /// The moves that the face of the card gained: above zero if it was better than expected.
  public let luck: ExpectedMoves
  /// The memory test of this flip, if it was one.
  public let recall: Recall?

  /// Whether a card that had been seen was forgotten.
  public var isForgotten: Bool {
    if case .forgotten = kind { true } else { false }
  }

  /// The kind of a flip, as a player who forgets nothing sees it.
  ///
  /// A card is *seen* once it has been face up since the last shuffle. The place of its partner is
  /// *known* if the partner has been seen or is the only card that has not.
  public enum Kind: Hashable, Sendable {
    /// A card never seen before, and no match.
    case new
    /// A card of a pair of which the other place was known, and the pair was found.
    case known
    /// The second card of a match at a place that nobody could know.
    case lucky
    /// The second card of a miss that memory could have avoided: the partner of the first card had
    /// been seen, or this card had been seen and could not match, at a cost.
    case forgotten(Forgotten)
    /// A card that had been seen and did not help: a first card whose partner was not known or was
    /// missed, or a second card that could not match and cost nothing.
    case choice
  }
}

/// A card that had been seen and was forgotten.
public struct Forgotten: Hashable, Sendable {
  /// The card.
  public let card: CardID
  /// The card's place at that time, from 0 in the order of `MemoryGame.places`.
  public let place: Int
  /// The number of moves since the card was last seen: 1 for the previous move.
  public let movesAgo: Int
  /// The number of cards turned since the card was last seen, without this flip.
  public let cardsAgo: Int
}

/// A test of the player's memory: the first card was up, and its partner had been seen.
public struct Recall: Hashable, Sendable {
  /// Whether the player turned the partner.
  public let isRight: Bool
  /// The place of the partner, from 0 in the order of `MemoryGame.places`.
  public let place: Int
  /// The number of cards turned since the partner was last seen; at least 1, the first card.
  public let cardsAgo: Int
}
