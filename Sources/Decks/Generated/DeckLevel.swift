/// The level of a generated deck.
public struct DeckLevel: Equatable, Sendable {
  /// The name of the deck without its level, as in `Sums`.
  public let topic: String
  /// The level, from 1.
  public let number: Int
  /// The highest level.
  public let last: Int
}
