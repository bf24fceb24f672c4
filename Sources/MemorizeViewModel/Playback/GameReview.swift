import Decks
import GameAnalysis
import MemoryGame

/// The shares of memory and luck in a finished game.
public struct GameReview: Equatable, Sendable {
  /// A pair that was forgotten.
  public typealias Forgotten = ForgottenPair

  /// A move of the game.
  public struct Move: Equatable, Sendable {
    /// Whether the two cards matched.
    public let isMatch: Bool
    /// The moves that forgetting cost: zero or more.
    public let cost: ExpectedMoves
    /// The pair that was forgotten at a cost.
    public let forgottenPair: Int?
  }

  /// Par, luck and memory, which add up to the moves.
  public let breakdown: MoveBreakdown
  /// The moves in order.
  public let moves: [Move]
  /// The stars of the game, from 1 to 3.
  public let stars: Int
  /// The pairs forgotten at a cost, the costliest first.
  public let forgotten: [Forgotten]
  /// The number of hints the player asked for.
  public let hints: Int
  /// The moves lost to forgetting and choices, as a gain: zero or below.
  let memory: ExpectedMoves
  /// Whether a shuffle lost remembered places.
  let hasShuffles: Bool
  /// Whether no decision cost anything, and there was no hint.
  public let isFaultless: Bool

  init(_ analysis: GameAnalysis, hints: Int) {
    breakdown = MoveBreakdown(analysis)
    moves = analysis.moves.map(Move.init)
    memory = analysis.memory
    stars = Stars.won(memory: analysis.memory, hints: hints)
    forgotten = analysis.forgottenPairs
    hasShuffles = analysis.shuffles.contains { $0 < .zero }
    self.hints = hints
    isFaultless = breakdown.loss == .none && hints == 0
  }
}

extension GameReview.Move {
  /// A move with its analysis.
  fileprivate init(_ move: AnalysedMove) {
    let pairs = move.flips.map(\.card.pair)
    isMatch = pairs.count == 2 && pairs.first == pairs.last
    cost = .zero - move.memory
    forgottenPair =
      move.flips.lazy.compactMap { flip -> Int? in
        guard flip.memory < .zero, case .forgotten(let forgotten) = flip.kind else { return nil }
        return forgotten.card.pair
      }.first
  }
}

extension ForgottenPair {
  /// The moves that forgetting the pair gained, to the nearest tenth: zero or below.
  public var cost: Tenths { Tenths(nearest: memory) }
}

extension GameReview {
  /// The card that names a pair by its number: the term of a term and its definition.
  public static func card(naming pair: Int, on table: TableViewModel) -> CardID {
    let first = CardID(rawValue: 2 * pair)
    return table.card(first)?.content.side == .definition ? first.partner : first
  }
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
