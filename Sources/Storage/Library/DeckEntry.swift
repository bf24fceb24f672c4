/// One deck of the library.
public struct DeckEntry: Equatable, Sendable {
  /// Where a deck comes from.
  public enum Origin: Equatable, Sendable {
    /// It comes with the game.
    case builtIn
    /// It is the player's own, a file of this path.
    case own(path: String)
  }

  /// What to ask for it by, safe to write to any terminal; no two decks of the library share it.
  public let name: String
  /// Where it comes from.
  public let origin: Origin
  /// Whether it is an own deck that stands before a built-in one of the same name.
  public let hidesBuiltIn: Bool

  /// Whether it is the player's own.
  public var isOwn: Bool { origin != .builtIn }
}
