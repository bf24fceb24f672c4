import Decks
import Options

/// One deck in a list of the library.
public struct LibraryEntry: Equatable, Sendable {
  /// The deck; its name is unique in the library.
  public let deck: Deck
  /// Whether the deck is the player's.
  public let isOwn: Bool
  /// Whether the player's deck replaces a built-in one of the same name.
  public let hidesBuiltIn: Bool
  /// Whether all changes are saved.
  public let isSaved: Bool

  /// The name of the deck.
  public var name: String { deck.name }
  /// The colour of the backs.
  public var color: DeckColor { deck.color }
  /// The number of pairs.
  public var pairs: Int { deck.pairs.count }
}
