import GameAnalysis
import MemoryGame

/// A number of moves with one decimal.
public struct Tenths: Hashable, Comparable, Sendable {
  /// The number in tenths of a move.
  public let tenths: Int

  /// A number in tenths of a move.
  public init(tenths: Int) {
    self.tenths = tenths
  }

  /// The nearest tenth; halves are rounded away from zero.
  public init(nearest moves: ExpectedMoves) {
    let half = moves.millionths < 0 ? -50_000 : 50_000
    self.init(tenths: (moves.millionths &+ half) / 100_000)
  }

  /// The number, as in `12.4` or `-0.3`.
  public var text: String {
    let size = tenths.magnitude
    return "\(tenths < 0 ? "-" : "")\(size / 10).\(size % 10)"
  }

  /// The same number without its sign.
  public var magnitude: Tenths { Tenths(tenths: abs(tenths)) }

  /// The number with a plus if it is above zero.
  public var signedText: String { tenths > 0 ? "+\(text)" : text }

  public static func < (one: Tenths, other: Tenths) -> Bool { one.tenths < other.tenths }
}
