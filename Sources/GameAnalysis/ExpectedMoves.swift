import MemoryGame

/// A number of moves, or a difference of two such numbers, in whole millionths.
///
/// Sums are exact, regardless of the number and order of the terms.
public struct ExpectedMoves: Hashable, Comparable, AdditiveArithmetic, Sendable {
  /// The number in millionths of a move.
  public let millionths: Int

  /// A number in millionths of a move.
  public init(millionths: Int) {
    self.millionths = millionths
  }

  /// A whole number of moves.
  public init(_ moves: Int) {
    self.init(millionths: moves &* 1_000_000)
  }

  /// The nearest millionth; zero for a value that is not finite or too large.
  init(nearest moves: Double) {
    let millionths = (moves * 1_000_000).rounded()
    self.init(millionths: Int(exactly: millionths) ?? 0)
  }

  /// No moves.
  public static let zero = ExpectedMoves(millionths: 0)

  /// The number of moves.
  public var value: Double { Double(millionths) / 1_000_000 }

  public static func + (one: ExpectedMoves, other: ExpectedMoves) -> ExpectedMoves {
    ExpectedMoves(millionths: one.millionths &+ other.millionths)
  }

  public static func - (one: ExpectedMoves, other: ExpectedMoves) -> ExpectedMoves {
    ExpectedMoves(millionths: one.millionths &- other.millionths)
  }

  public static func < (one: ExpectedMoves, other: ExpectedMoves) -> Bool {
    one.millionths < other.millionths
  }
}

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
