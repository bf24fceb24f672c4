import MemoryGame

/// A number of moves that need not be whole, or a difference of two such numbers, in millionths.
///
/// Sums are sums of whole numbers: nothing is lost however many are added, in whatever order.
public struct ExpectedMoves: Hashable, Comparable, AdditiveArithmetic, Sendable {
  /// The number in millionths of a move.
  public let millionths: Int

  /// So many millionths of a move.
  public init(millionths: Int) {
    self.millionths = millionths
  }

  /// So many whole moves.
  public init(_ moves: Int) {
    self.init(millionths: moves &* 1_000_000)
  }

  /// The nearest millionth; zero for what is no number or beyond all games.
  init(nearest moves: Double) {
    let millionths = (moves * 1_000_000).rounded()
    self.init(millionths: Int(exactly: millionths) ?? 0)
  }

  /// No moves.
  public static let zero = ExpectedMoves(millionths: 0)

  /// The number of moves, to be shown.
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
