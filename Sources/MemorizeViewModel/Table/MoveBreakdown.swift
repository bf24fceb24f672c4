import GameAnalysis
import MemoryGame
import Options
import Words

/// The moves of a finished game divided into par, luck and memory.
///
/// Luck and memory are gains of the player, and the figures of a game that was won add up:
///
///     par - luck - memory = moves
///     memory = forgotten + choices
///
/// Par, memory and its forgotten part are rounded to the nearest tenth. The other figures are the
/// rest, at most a tenth from their exact values. So par is the same as on the table, and memory is
/// zero only if next to nothing was lost. In a game that ended early, luck compares the moves made
/// with those that were to be expected so far.
public struct MoveBreakdown: Equatable, Sendable {
  /// The average for a perfect memory.
  public let par: Tenths
  /// The moves saved by luck: below zero for bad luck.
  public let luck: Tenths
  /// The moves lost to forgetting and choices, as a gain: never above zero.
  public let memory: Tenths
  /// The moves lost to forgetting, as a gain: never above zero.
  public let forgotten: Tenths
  /// The causes of what was lost, exactly.
  public let loss: Loss

  /// The causes of the moves lost.
  public enum Loss: Equatable, Sendable {
    case none, forgetting, choices, both
  }

  /// The moves lost to choices, as a gain: never above zero.
  public var choices: Tenths { Tenths(tenths: memory.tenths &- forgotten.tenths) }

  /// Divides a number of moves.
  ///
  /// - Parameters:
  ///   - par: the moves expected at the start.
  ///   - memory: the moves that memory gained, zero or below.
  ///   - forgotten: the part of `memory` that was forgotten, zero or below.
  ///   - total: the moves made, and those still expected at the end.
  init(
    par: ExpectedMoves, memory: ExpectedMoves, forgotten: ExpectedMoves, total: ExpectedMoves
  ) {
    self.par = Tenths(nearest: par)
    self.memory = Tenths(lost: memory)
    self.forgotten = Tenths(lost: forgotten)
    luck = Tenths(
      tenths: self.par.tenths &- self.memory.tenths &- Tenths(nearest: total).tenths)
    loss =
      switch (forgotten < .zero, memory < forgotten) {
      case (false, false): .none
      case (true, false): .forgetting
      case (false, true): .choices
      case (true, true): .both
      }
  }

  /// Divides the moves of a finished game.
  init(_ analysis: GameAnalysis) {
    self.init(
      par: analysis.par, memory: analysis.memory, forgotten: analysis.forgotten,
      total: analysis.par - analysis.memory - analysis.luck)
  }
}

/// A number of moves with one decimal.
public struct Tenths: Hashable, Comparable, Sendable {
  /// The number in tenths of a move.
  public let tenths: Int

  /// A number in tenths of a move.
  init(tenths: Int) { self.tenths = tenths }

  /// The nearest tenth; halves are rounded away from zero.
  public init(nearest moves: ExpectedMoves) {
    let half = moves.millionths < 0 ? -50_000 : 50_000
    self.init(tenths: (moves.millionths &+ half) / 100_000)
  }

  /// The nearest tenth of the moves lost in a game, as a gain; more than the two moves that two stars
  /// allow are not rounded to two.
  init(lost moves: ExpectedMoves) {
    let nearest = Tenths(nearest: moves)
    let most = Tenths(tenths: -20)
    self = nearest == most && moves < ExpectedMoves(-2) ? Tenths(tenths: -21) : nearest
  }

  /// The number, as in `12.4` or `-0.3`.
  public var text: String {
    let size = tenths.magnitude
    return "\(tenths < 0 ? "-" : "")\(size / 10)\(Language.current.decimalMark)\(size % 10)"
  }

  /// The same number without its sign.
  public var magnitude: Tenths { Tenths(tenths: abs(tenths)) }

  /// The number with a plus if it is above zero.
  public var signedText: String { tenths > 0 ? "+\(text)" : text }

  public static func < (one: Tenths, other: Tenths) -> Bool { one.tenths < other.tenths }
}
