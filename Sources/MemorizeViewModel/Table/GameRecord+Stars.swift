import Decks
import GameAnalysis
import Storage

extension GameRecord {
  /// The stars of the game, from 1 to 3; `nil` if nothing had to be remembered, if its memory was
  /// not analysed, or if a rule ended it early.
  ///
  /// With three or four of a kind, the moves beyond par count as forgotten.
  public var stars: Int? {
    guard isWon else { return nil }
    guard setup.variant.ofAKind == nil else {
      return Stars.won(
        memory: ExpectedMoves(min(0, Int(par.moves.rounded(.up)) - moves)), hints: hints)
    }
    return figures.map { Stars.won(memory: $0.memory, hints: hints) }
  }
}

extension Par {
  /// Par of a kind of game.
  public init(_ kind: GameKind) { self.init(pairs: kind.pairs, kind.variant) }
}
