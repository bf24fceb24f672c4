/// The stars of a finished game: three if nothing was forgotten, two if forgetting cost at most two
/// moves, else one.
public enum Stars {
  /// The most stars.
  public static let most = 3

  /// The stars of a game.
  ///
  /// - Parameter memory: the moves lost to forgetting, as a gain: zero or below.
  /// - Returns: 1 to 3.
  public static func won(memory: ExpectedMoves) -> Int {
    if memory >= .zero { return most }
    return memory >= ExpectedMoves(-2) ? 2 : 1
  }
}
