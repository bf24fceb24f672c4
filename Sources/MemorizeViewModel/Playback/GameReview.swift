import Decks
import GameAnalysis
import MemoryGame

/// The shares of memory and luck in a finished game.
public struct GameReview: Equatable, Sendable {
  /// A pair that was forgotten.
  public typealias Forgotten = ForgottenPair

  /// Par, luck and memory, which add up to the moves.
  public let breakdown: MoveBreakdown
  /// The moves that forgetting cost in each move: zero or more.
  public let costs: [ExpectedMoves]
  /// The pairs forgotten at a cost, the costliest first.
  public let forgotten: [Forgotten]
  /// Whether no decision cost anything.
  public let isFaultless: Bool

  init(_ analysis: GameAnalysis) {
    breakdown = MoveBreakdown(analysis)
    costs = analysis.moves.map { .zero - $0.memory }
    forgotten = analysis.forgottenPairs
    isFaultless = analysis.memory == .zero
  }
}

extension ForgottenPair {
  /// The moves that forgetting the pair gained, to the nearest tenth: zero or below.
  public var cost: Tenths { Tenths(nearest: memory) }

  /// The card that names the pair: the term of a term and its definition.
  public func name(on table: TableViewModel) -> TableViewModel.Card.ID {
    let first = CardID(rawValue: 2 * pair)
    return table.card(first)?.content.side == .definition ? first.partner : first
  }
}
