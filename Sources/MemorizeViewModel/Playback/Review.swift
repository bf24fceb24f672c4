import Decks
import GameAnalysis
import MemoryGame
import Storage

/// What a recording tells of its player's memory and luck, step by step, and in all.
public struct Review: Equatable, Sendable {
  /// What there is to say of each step; `nil` where cards were only turned down.
  public let remarks: [Remark?]
  /// The steps at which something was forgotten, counted from 0.
  public let lapses: [Int]
  /// The moves a perfect memory can expect to need.
  public let par: Tenths
  /// How many moves were made.
  public let moves: Int
  /// How they came about; `nil` if the recording ends before the game did.
  public let breakdown: MoveBreakdown?

  /// Analyses a recording; `nil` where nothing has to be remembered, and of boards that are too large.
  init?(of start: MemoryGame<Face>, _ intents: [TimedIntent], _ steps: [PlaybackStep]) {
    guard let analysis = GameAnalysis(of: start, intents.lazy.map(\.intent)) else { return nil }
    var game = start
    for timed in intents { game.apply(timed.intent, at: timed.time) }
    var teller = RemarkTeller(analysis)
    let remarks = steps.map { step in
      intents[step.intents].last.flatMap { teller.remark(on: $0.intent) }
    }
    self.remarks = remarks
    lapses = remarks.indices.filter { remarks[$0]?.lapse != nil }
    par = Tenths(nearest: analysis.par)
    moves = game.moves
    breakdown = game.isOver ? MoveBreakdown(analysis, moves: game.moves) : nil
  }

  /// The step at which forgetting cost most, the first of several; `nil` if nothing was forgotten.
  public var costliest: Int? {
    lapses.min { (remarks[$0]?.memory ?? .zero) < (remarks[$1]?.memory ?? .zero) }
  }
}

/// Goes along with the steps of a recording and says what the analysis has of each.
struct RemarkTeller {
  private let moves: [AnalysedMove]
  /// What the shuffles cost that have not been told yet.
  private var shuffles: ArraySlice<ExpectedMoves>
  /// The move that goes on or comes next, counted from 0, and its next card.
  private var position = (move: 0, flip: 0)

  init(_ analysis: GameAnalysis) {
    moves = analysis.moves
    shuffles = analysis.shuffles[...]
  }

  /// What there is to say of the next intent that is seen.
  mutating func remark(on intent: Intent) -> Remark? {
    switch intent {
    case .choose: turned()
    case .shuffle: shuffled()
    case .turnDown, .pause, .resume: nil
    }
  }

  private mutating func turned() -> Remark? {
    let (move, flip) = position
    guard moves.indices.contains(move), moves[move].flips.indices.contains(flip) else { return nil }
    position = flip == 0 ? (move, 1) : (move + 1, 0)
    return Remark(moves[move].flips[flip], move: move + 1, isSecond: flip == 1)
  }

  private mutating func shuffled() -> Remark {
    Remark(shuffle: shuffles.popFirst() ?? .zero, move: position.move + 1)
  }
}
