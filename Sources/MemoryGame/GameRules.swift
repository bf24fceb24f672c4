/// The rules by which `MemoryGame` plays.
public enum GameRules {
  /// The version of the rules, which every recorded game names.
  ///
  /// Raise it with any change after which a recorded game would come out differently.
  public static let version = 1
}
