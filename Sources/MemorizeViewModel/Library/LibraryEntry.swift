import Decks
import Options

/// A deck of the library, as a list of them shows it.
public struct LibraryEntry: Equatable, Sendable {
  /// The deck; no other in the library has its name.
  public let deck: Deck
  /// Whether it is the player's own.
  public let isOwn: Bool
  /// Whether it is an own deck that stands before a built-in one of the same name.
  public let hidesBuiltIn: Bool
  /// Whether it is as it was last written down.
  public let isSaved: Bool

  /// What it is called.
  public var name: String { deck.name }
  /// The colour of its backs.
  public var color: DeckColor { deck.color }
  /// How many pairs it holds.
  public var pairs: Int { deck.pairs.count }
}
