/// One deck of the library.
public struct DeckEntry: Equatable, Sendable {
  /// The origin of a deck.
  public enum Origin: Equatable, Sendable {
    /// The deck comes with the game.
    case builtIn
    /// The deck is the player's, in a file with this path.
    case own(path: String)
  }

  /// The name, unique in the library and safe to write to any terminal.
  public let name: String
  /// The origin of the deck.
  public let origin: Origin
  /// Whether the player's deck replaces a built-in one of the same name.
  public let hidesBuiltIn: Bool

  /// Whether the deck is the player's.
  public var isOwn: Bool { origin != .builtIn }
}
