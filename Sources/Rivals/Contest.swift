import MemoryGame

/// A game between rivals only, for tests and simulations.
package struct Contest<CardContent: Matchable>: Equatable, Sendable {
  package private(set) var game: MemoryGame<CardContent>
  package private(set) var turns: Turns
  package private(set) var players: [RivalPlayer<CardContent>]
  package private(set) var intents: [Intent] = []

  /// Sets rivals at a board; `nil` if so many cannot share a game, and for open cards.
  ///
  /// - Parameters:
  ///   - rivals: the players; the first one begins.
  ///   - dealt: the game at its start.
  ///   - seed: decides the choices, together with each rival's number.
  package init?(_ rivals: [Rival], at dealt: MemoryGame<CardContent>, seed: String) {
    guard let turns = Turns(players: rivals.count) else { return nil }
    game = dealt
    self.turns = turns
    players = rivals.enumerated().compactMap { number, rival in
      RivalPlayer(rival, at: dealt, seed: "\(number) \(seed)")
    }
    guard players.count == rivals.count else { return nil }
  }

  /// Plays to the end.
  package mutating func play() {
    while playCard() != nil {}
  }

  /// Lets the player to move turn a card.
  ///
  /// - Returns: the card; `nil` when the game is over.
  package mutating func playCard() -> CardID? {
    if game.turned.count == 2 { apply(.turnDown) }
    guard players.indices.contains(turns.player), let card = players[turns.player].choice,
      game.accepts(.choose(card))
    else { return nil }
    apply(.choose(card))
    return card
  }

  /// Carries out an intent, which everyone sees.
  package mutating func apply(_ intent: Intent) {
    game.apply(intent, at: .zero)
    intents.append(intent)
    turns.follow(game)
    for index in players.indices { players[index].follow(game, after: intent) }
    if players.allSatisfy({ $0.passes >= turns.mostPasses }) { game.end(.passed, at: .zero) }
  }
}
