/// The rules by which `MemoryGame` plays.
public enum GameRules {
  /// The version of the rules, which every recorded game names.
  ///
  /// Raise it with any change after which a recorded game would come out differently.
  ///
  /// - 1: a found pair leaves at the next choice.
  /// - 2: it can also leave by itself, as an intent of its own.
  public static let version = 2
}
