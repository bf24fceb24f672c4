import MemoryGame

/// A card that was turned, and what it says of the player's memory and luck.
public struct Flip: Equatable, Sendable {
  /// The card.
  public let card: CardID
  /// Its place, counted from 0 in the order of `MemoryGame.places`.
  public let place: Int
  /// What kind of a turn it was.
  public internal(set) var kind: Kind
  /// What the decision to turn it cost, in moves: never below zero.
  public let memory: ExpectedMoves
  /// What the card then brought, in moves: below zero where that was better than expected.
  public let luck: ExpectedMoves
  /// The test of memory that it was, if it was one.
  public let recall: Recall?

  /// What a turn of a card was, as seen by somebody who has forgotten nothing.
  ///
  /// A card is *seen* once it has been face up since the last shuffle. Its partner's place is *known* if
  /// the partner has been seen, or is the only card that has not.
  public enum Kind: Hashable, Sendable {
    /// A card never seen, and no match.
    case new
    /// The card of a pair whose other place was known, and the two were taken.
    case known
    /// The second card of a match whose place nobody could know.
    case lucky
    /// The second card of a miss, though memory would have told better: the partner of the first had been
    /// seen, or else this card had been seen and could not match.
    case forgotten(Forgotten)
    /// A first card that had been seen and was of no use: its partner was not known, or was then missed.
    case wasted
  }
}

/// A card that had been seen and was forgotten.
public struct Forgotten: Hashable, Sendable {
  /// The card.
  public let card: CardID
  /// Where it lay when it was forgotten, counted from 0 in the order of `MemoryGame.places`.
  public let place: Int
  /// In how many moves before this one it was last seen: 1 for the move before.
  public let movesAgo: Int
  /// How many cards were turned since then, this one not counted.
  public let cardsAgo: Int
}

/// A test of the player's memory: the first card was up, and its partner had been seen.
public struct Recall: Hashable, Sendable {
  /// Whether the player turned the partner.
  public let isRight: Bool
  /// Where the partner lay, counted from 0 in the order of `MemoryGame.places`.
  public let place: Int
  /// How many cards were turned since the partner was last seen; at least 1, for the first card counts.
  public let cardsAgo: Int
}
