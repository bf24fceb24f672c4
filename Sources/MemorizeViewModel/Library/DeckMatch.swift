/// The part of a deck in which a search text was found.
public enum DeckMatch: Equatable, Sendable {
  /// The name of the deck.
  case name
  /// These faces, in the order of the deck; only the first if there are many.
  case faces([String])
}
