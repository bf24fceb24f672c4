import Decks
import GameAnalysis
import MemoryGame

/// The shares of memory and luck in a finished game.
public struct GameReview: Equatable, Sendable {
  /// A move of the game.
  public typealias Move = AnalysedMove
  /// A pair that was forgotten.
  public typealias Forgotten = ForgottenPair

  let analysis: GameAnalysis
  /// The number of hints the player asked for.
  public let hints: Int

  init(_ analysis: GameAnalysis, hints: Int) { (self.analysis, self.hints) = (analysis, hints) }

  /// Par, luck and memory, which add up to the moves.
  public var breakdown: MoveBreakdown { MoveBreakdown(analysis) }
  /// The moves in order.
  public var moves: [AnalysedMove] { analysis.moves }
  /// The stars of the game, from 1 to 3.
  public var stars: Int { Stars.won(memory: memory, hints: hints) }
  /// The pairs forgotten at a cost, the costliest first.
  public var forgotten: [Forgotten] { analysis.forgottenPairs }
  /// The moves lost to forgetting and choices, as a gain: zero or below.
  var memory: ExpectedMoves { analysis.memory }
  /// Whether a shuffle lost remembered places.
  public var hasShuffles: Bool { analysis.shuffles.contains { $0 < .zero } }
  /// Whether no decision cost anything, and there was no hint.
  public var isFaultless: Bool { breakdown.loss == .none && hints == 0 }
}

/// The outcome of a move.
public enum MoveOutcome: Equatable, Sendable {
  case pair
  /// A miss that memory could not have avoided.
  case miss
  /// A card was forgotten.
  case forgotten
}

extension AnalysedMove {
  /// The outcome; a miss if the move is not complete.
  public var outcome: MoveOutcome {
    if forgottenPair != nil { return .forgotten }
    return flips.count == 2 && flips.first?.card.pair == flips.last?.card.pair ? .pair : .miss
  }

  /// The moves that forgetting cost: zero or more.
  public var cost: ExpectedMoves { .zero - memory }

  /// The pair that was forgotten at a cost.
  public var forgottenPair: Int? {
    flips.lazy.filter { $0.memory < .zero }.compactMap { flip in
      if case .forgotten(let forgotten) = flip.kind { forgotten.card.pair } else { nil }
    }.first
  }
}

extension ForgottenPair {
  /// The moves that forgetting the pair gained, to the nearest tenth: zero or below.
  public var cost: Tenths { Tenths(nearest: memory) }
}

extension GameReview {
  /// Divides the cost of forgetting among the costliest pairs and all others.
  ///
  /// - Parameter most: the most pairs that are listed.
  /// - Returns: the costliest pairs with their costs, the cost of all others, `nil` if they cost next
  ///   to nothing, and the number of these. The costs add up to `MoveBreakdown.forgotten`: what
  ///   rounding leaves goes to the last pair.
  func costs(
    ofPairs most: Int
  ) -> (pairs: [(pair: ForgottenPair, cost: Tenths)], others: Tenths?, otherPairs: Int) {
    let listed = Array(forgotten.prefix(max(0, most)))
    let rest = breakdown.forgotten.tenths - listed.reduce(0) { $0 + $1.cost.tenths }
    let hasOthers = listed.count < forgotten.count && rest < 0
    let shares = listed.enumerated().map { index, pair in
      let isLast = index == listed.count - 1
      let tenths = pair.cost.tenths + (isLast && !hasOthers ? rest : 0)
      return (pair: pair, cost: Tenths(tenths: min(0, tenths)))
    }
    return (shares, hasOthers ? Tenths(tenths: rest) : nil, forgotten.count - listed.count)
  }
}
