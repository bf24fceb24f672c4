import Decks
import GameAnalysis
import MemoryGame
import Storage

/// The remarks on a recording, step by step and in all.
public struct Review: Equatable, Sendable {
  /// The remark on each step; `nil` for a step that only turned cards down.
  public let remarks: [Remark?]
  /// The steps at which something was forgotten, from 0.
  public let lapses: [Int]
  /// The average moves of a perfect memory.
  public let par: Tenths
  /// The number of moves.
  public let moves: Int
  /// Par, luck and memory; `nil` if the recording ends before the game does.
  public let breakdown: MoveBreakdown?

  /// Analyses a recording; `nil` with open cards, and for a board that is too large.
  init?(of start: MemoryGame<Face>, _ intents: [TimedIntent], _ steps: [PlaybackStep]) {
    guard let analysis = GameAnalysis(of: start, intents.lazy.map(\.intent)) else { return nil }
    var game = start
    for timed in intents { game.apply(timed.intent, at: timed.time) }
    var writer = RemarkWriter(analysis)
    let remarks = steps.map { step in
      intents[step.intents].last.flatMap { writer.remark(on: $0.intent) }
    }
    self.remarks = remarks
    lapses = remarks.indices.filter { remarks[$0]?.lapse != nil }
    par = Tenths(nearest: analysis.par)
    moves = game.moves
    breakdown = game.isOver ? MoveBreakdown(analysis) : nil
  }

  /// The step at which forgetting cost most, the first of several; `nil` if nothing was forgotten.
  public var costliest: Int? {
    lapses.min { (remarks[$0]?.memory ?? .zero) < (remarks[$1]?.memory ?? .zero) }
  }
}
