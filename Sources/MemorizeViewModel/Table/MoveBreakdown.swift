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
