/// Where a text was found in a deck.
public enum DeckMatch: Equatable, Sendable {
  /// In its name.
  case name
  /// On these of its faces, in the order of the deck; not all of them if there are many.
  case faces([String])
}
