/// What the player has chosen for all games.
public struct Settings: Equatable, Sendable {
  /// How much moves.
  public enum Motion: String, CaseIterable, Sendable {
    case full
    case reduced
    case none
  }

  /// Which colours are used.
  public enum Colors: String, CaseIterable, Sendable {
    case auto
    case dark
    case light
    case highContrast
    case none
  }

  /// Which characters are used.
  public enum Glyphs: String, CaseIterable, Sendable {
    case auto
    case emoji
    case text
    case ascii
  }

  /// The shortest and the longest time two cards stay up, in seconds.
  public static let flipBackLimits = 0.1...60.0

  /// How much moves.
  public var motion = Motion.full
  /// Which colours are used.
  public var colors = Colors.auto
  /// Which characters are used.
  public var glyphs = Glyphs.auto
  /// How long two cards stay up, in whole milliseconds; until the next choice if not given.
  public var flipBack: Duration?
  /// Whether a matched pair leaves no gap.
  public var closesRanks = false
  /// Whether all faces lie up from the start.
  public var isOpen = false
  /// Whether terms and definitions lie apart.
  public var hasSides = false
  /// The name of the deck last played, safe to write to any terminal.
  public var deck: String?
  /// How many pairs a board has; the deck's usual number if not given.
  public var pairs: Int?
  /// Whether cards always show their labels.
  public var labels = false

  /// What holds if nobody has chosen anything.
  public init() {}
}
