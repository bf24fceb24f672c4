/// The stars of a finished game: three if nothing was forgotten, two if forgetting cost at most two
/// moves, else one.
///
/// Each hint costs a star, but one is left in any case.
public enum Stars {
  /// The most stars.
  public static let most = 3

  /// The stars of a game.
  ///
  /// - Parameters:
  ///   - memory: the moves lost to forgetting, as a gain: zero or below.
  ///   - hints: the hints the player asked for, each of which costs a star.
  /// - Returns: 1 to 3.
  public static func won(memory: ExpectedMoves, hints: Int = 0) -> Int {
    let stars = memory >= .zero ? most : memory >= ExpectedMoves(-2) ? 2 : 1
    return max(1, stars - min(max(hints, 0), most))
  }
}
