import GameAnalysis
import MemoryGame

/// The moves of a finished game divided into par, luck and memory.
///
/// Luck and memory are gains of the player, and the figures add up:
///
///     par - luck - memory = moves
///
/// Par and memory are rounded to the nearest tenth. Luck is the rest, at most a tenth from its
/// exact value. So par is the same as on the table, and memory is zero only if next to nothing was
/// lost.
public struct MoveBreakdown: Equatable, Sendable {
  /// The average for a perfect memory.
  public let par: Tenths
  /// The moves saved by luck: below zero for bad luck.
  public let luck: Tenths
  /// The moves lost to forgetting, as a gain: never above zero.
  public let memory: Tenths

  /// Divides a number of moves.
  ///
  /// - Parameters:
  ///   - par: the moves expected at the start.
  ///   - memory: the moves that memory gained, zero or below.
  ///   - moves: the moves made.
  init(par: ExpectedMoves, memory: ExpectedMoves, moves: Int) {
    self.par = Tenths(nearest: par)
    self.memory = Tenths(nearest: memory)
    luck = Tenths(tenths: self.par.tenths &- self.memory.tenths &- moves &* 10)
  }

  /// Divides the moves of a finished game.
  init(_ analysis: GameAnalysis) {
    self.init(par: analysis.par, memory: analysis.memory, moves: analysis.moves.count)
  }
}

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
