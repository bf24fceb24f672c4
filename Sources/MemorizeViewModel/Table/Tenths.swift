import GameAnalysis
import MemoryGame

/// A number of moves with one decimal, to be shown.
public struct Tenths: Hashable, Comparable, Sendable {
  /// The number in tenths of a move.
  public let tenths: Int

  /// So many tenths of a move.
  public init(tenths: Int) {
    self.tenths = tenths
  }

  /// The nearest tenth; of two that are as near, the one farther from zero.
  public init(nearest moves: ExpectedMoves) {
    let half = moves.millionths < 0 ? -50_000 : 50_000
    self.init(tenths: (moves.millionths &+ half) / 100_000)
  }

  /// As in `12.4` or `-0.3`.
  public var text: String {
    let size = tenths.magnitude
    return "\(tenths < 0 ? "-" : "")\(size / 10).\(size % 10)"
  }

  /// The same with a plus before what is above zero.
  public var signedText: String { tenths > 0 ? "+\(text)" : text }

  public static func < (one: Tenths, other: Tenths) -> Bool { one.tenths < other.tenths }
}
