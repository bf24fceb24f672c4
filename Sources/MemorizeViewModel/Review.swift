import Decks
import MemoryGame
import Storage

/// What a recording tells of its player's memory and luck, step by step, and in all.
public struct Review: Equatable, Sendable {
  /// What there is to say of each step; `nil` where cards were only turned down.
  public let remarks: [Remark?]
  /// The steps at which something was forgotten, counted from 0.
  public let lapses: [Int]
  /// What a perfect memory can expect to need, in tenths of a move.
  public let par: Int
  /// What it came to; `nil` if the recording ends before the game did.
  public let sum: Sum?

  /// What a game came to, in tenths of a move but for the moves: `par - luck - memory` is 10 × `moves`.
  public struct Sum: Equatable, Sendable {
    /// How many moves were made.
    public let moves: Int
    /// What luck brought: above zero where the cards fell well; a tenth off at most.
    public let luck: Int
    /// What memory cost: never above zero.
    public let memory: Int
  }

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
    par = analysis.par.tenths
    sum = game.isOver ? Sum(analysis, moves: game.moves) : nil
  }

  /// The step at which forgetting cost most, the first of several; `nil` if nothing was forgotten.
  public var costliest: Int? {
    lapses.min { (remarks[$0]?.memory ?? 0) < (remarks[$1]?.memory ?? 0) }
  }
}

extension Review.Sum {
  /// Luck is what the rounded par and memory leave of the moves, so that the tenths add up.
  init(_ analysis: GameAnalysis, moves: Int) {
    self.moves = moves
    memory = -analysis.memory.tenths
    luck = analysis.par.tenths - memory - 10 * moves
  }
}

/// Goes along with the steps of a recording and says what the analysis has of each.
struct RemarkTeller {
  private let moves: [AnalysedMove]
  private let trailingMemory: ExpectedMoves
  /// The move that goes on or comes next, counted from 0, and its next card.
  private var position = (move: 0, flip: 0)
  /// The move before which a shuffle has been told, with all that the shuffles there cost.
  private var shuffledMove: Int?

  init(_ analysis: GameAnalysis) {
    moves = analysis.moves
    trailingMemory = analysis.trailingMemory
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
    let move = position.move
    defer { shuffledMove = move }
    let cost = moves.indices.contains(move) ? moves[move].shuffles : trailingMemory
    return Remark(shuffle: shuffledMove == move ? .zero : cost, move: move + 1)
  }
}

extension ExpectedMoves {
  /// The nearest number of tenths of a move.
  var tenths: Int {
    let (whole, rest) = millionths.quotientAndRemainder(dividingBy: 100_000)
    return whole + (rest >= 50_000 ? 1 : rest <= -50_000 ? -1 : 0)
  }
}
