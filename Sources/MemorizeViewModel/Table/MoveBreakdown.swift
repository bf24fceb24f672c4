import GameAnalysis
import MemoryGame

/// How the moves of a finished game came about, as it is shown to the player.
///
/// It is seen from his side: what luck gave is above zero, what memory cost below. The figures add up:
///
///     par - luck - memory = moves
///
/// Par and memory are the nearest tenths; luck is what they leave, at most a tenth from its exact
/// value. So par is what the table says, and memory zero only where hardly anything was given away.
public struct MoveBreakdown: Equatable, Sendable {
  /// The moves a perfect memory needs on average.
  public let par: Tenths
  /// The moves that luck gave: below zero where the cards fell badly.
  public let luck: Tenths
  /// The moves that memory gave away, as what they are to the player: never above zero.
  public let memory: Tenths

  /// Shares the moves out.
  ///
  /// - Parameters:
  ///   - par: the moves expected at the start.
  ///   - memory: what memory cost in all, zero or more.
  ///   - moves: the moves made.
  init(par: ExpectedMoves, memory: ExpectedMoves, moves: Int) {
    self.par = Tenths(nearest: par)
    self.memory = Tenths(nearest: .zero - memory)
    luck = Tenths(tenths: self.par.tenths &- self.memory.tenths &- moves &* 10)
  }

  /// Shares the moves of a finished game out.
  init(_ analysis: GameAnalysis, moves: Int) {
    self.init(par: analysis.par, memory: analysis.memory, moves: moves)
  }
}
