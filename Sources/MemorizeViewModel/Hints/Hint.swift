import MemoryGame

/// The answer to a request for a hint, which tells no more than the faces shown in the game.
public enum Hint: Equatable, Sendable {
  /// There is no pair that the player could know, or within a move no known partner.
  case nothingKnown(isWithinMove: Bool)
  /// There is a pair that the player could know, or within a move the partner of the first card.
  case somethingKnown(isWithinMove: Bool)
  /// A card to turn, whose half of the board the player may be told.
  case half(CardID)
  /// A card to turn.
  case card(CardID)

  /// The number of steps in which a card is given away.
  static let steps = 3
}

/// The reason why there are no hints in a game.
public enum HintRefusal: Equatable, Sendable {
  /// All players of a daily board start alike, and only the first try counts.
  case daily
  /// Others play on the same table.
  case company
  /// Others play on the same board.
  case race
  /// The recorded game had no hints.
  case ghost
  /// All faces lie open.
  case openCards
  /// There are three or four of a kind, and no pairs.
  case sets
  /// Fewer than two faces were shown whose places could be known.
  case nothingShown
  /// The last pair has been found.
  case over
}
