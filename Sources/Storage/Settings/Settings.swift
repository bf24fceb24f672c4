import MemoryGame
import Options

/// What the player has chosen for all games.
public struct Settings: Equatable, Sendable {
  /// The shortest and the longest time two cards stay up, in seconds.
  public static let flipBackLimits = 0.1...60.0

  /// Colours, characters, motion and labels.
  public var theme = ThemeOptions()
  /// How long two cards stay up, in whole milliseconds; until the next choice if not given.
  public var flipBack: Duration?
  /// The rules of the next game.
  public var variant = Variant()
  /// The name of the deck last played, safe to write to any terminal.
  public var deck: String?
  /// How many pairs a board has; the deck's usual number if not given.
  public var pairs: Int?

  /// What holds if nobody has chosen anything.
  public init() {}
}
