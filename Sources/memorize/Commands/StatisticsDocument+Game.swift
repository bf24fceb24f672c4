import MemorizeViewModel

extension StatisticsDocument {
  /// A game of the list of recent ones.
  struct Game: Encodable {
    let deck: String
    let pairs: Int
    let rules: GameVariant
    let date: Int64?
    let moves: Int
    let overPar: Double?
    let score: Int?
    let seconds: Double
    let hints: Int

    init(_ game: GameRecord) {
      deck = game.setup.deck
      pairs = game.setup.pairs
      rules = game.setup.variant
      date = game.date
      moves = game.moves
      overPar = game.isOpen ? nil : game.overPar
      score = game.isOpen ? nil : game.score
      seconds = game.time.seconds
      hints = game.hints
    }
  }
}
