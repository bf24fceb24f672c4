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
