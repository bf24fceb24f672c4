import Decks
import GameAnalysis
import MemoryGame

/// What a finished game tells of its player's memory and of his luck.
public struct GameReview: Equatable, Sendable {
  /// A pair that was forgotten.
  public typealias Forgotten = ForgottenPair

  /// How the moves came about.
  public let breakdown: MoveBreakdown
  /// What memory cost in each move, in moves.
  public let costs: [ExpectedMoves]
  /// What was forgotten at a cost, the costliest pair first.
  public let forgotten: [Forgotten]
  /// Whether memory gave nothing away, not even a part of a move.
  public let isFaultless: Bool

  init(_ analysis: GameAnalysis) {
    breakdown = MoveBreakdown(analysis, moves: analysis.moves.count)
    costs = analysis.moves.map(\.memory)
    forgotten = analysis.forgottenPairs
    isFaultless = analysis.memory == .zero
  }
}

extension TableViewModel {
  /// What the finished game tells of memory and luck; `nil` while it goes on, and where nothing has to
  /// be remembered, as in a race.
  public var gameReview: GameReview? { finishedAnalysis.map(GameReview.init) }

  /// What the finished game tells; `nil` while it goes on, and where nothing has to be remembered.
  var finishedAnalysis: GameAnalysis? {
    // A recording is shown without what was done, so that there is nothing to learn from it here.
    guard isOver, let analysis, analysis.moves.count == moves else { return nil }
    return analysis
  }

  /// The part of the points won that came from bonuses, from 0 to 6/7.
  public var bonusShare: Double { game.bonusShare }
}

extension ForgottenPair {
  /// What it cost, as what it is to the player: zero or below, to the nearest tenth.
  public var cost: Tenths { Tenths(nearest: .zero - memory) }

  /// The card that the pair is called by; of a term and its definition, the term.
  public func name(on table: TableViewModel) -> TableViewModel.Card.ID {
    let first = CardID(rawValue: 2 * pair)
    return table.card(first)?.content.side == .definition ? first.partner : first
  }
}
