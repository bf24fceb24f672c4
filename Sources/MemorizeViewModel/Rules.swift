import Storage

/// What a player can choose of the rules.
public struct Rules: Equatable, Sendable {
  /// The shortest and longest time two cards stay up, in seconds, where they turn down by themselves.
  public static let flipBackLimits = Settings.flipBackLimits

  /// How long two cards stay up; until the next choice if not given.
  public var flipBack: Duration?
  /// Whether a matched pair leaves no gap, from the next game on.
  public var closesRanks: Bool

  /// Stanford's rules, unless said otherwise.
  public init(flipBack: Duration? = nil, closesRanks: Bool = false) {
    self.flipBack = flipBack
    self.closesRanks = closesRanks
  }
}
