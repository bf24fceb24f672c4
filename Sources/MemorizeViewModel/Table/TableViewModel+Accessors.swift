import Decks
import GameAnalysis
import MemoryGame

/// What a view may know of the game.
extension TableViewModel {
  /// What lies at each place; `nil` where a pair has left a gap.
  public var places: [Card?] { game.places }
  /// The same as `places`, without what is on the cards: at a fraction of the cost on a large board.
  public var cardPlacements: [CardPlacement?] {
    guard !game.variant.closesGaps else {
      return game.places.map { card in
        card.map { CardPlacement($0.id, isFaceUp: $0.isFaceUp, isMatched: $0.isMatched) }
      }
    }
    return game.cardPlacements
  }

  /// How many places the board has when no pair has left.
  public var numberOfPlaces: Int { 2 * game.pairs }
  /// How many pairs were dealt.
  public var pairs: Int { game.pairs }
  /// How many pairs have been found.
  public var pairsFound: Int { game.pairsFound }
  /// How often two cards have been turned.
  public var moves: Int { game.moves }
  /// The moves a perfect memory needs on average for this board.
  public var parMoves: Double { pars.moves(pairs: game.pairs) }
  /// The points so far.
  public var score: Int { game.score }
  /// Whether the last pair has been found.
  public var isOver: Bool { game.isOver }
  /// Whether the game is paused.
  public var isPaused: Bool { game.isPaused }
  /// Whether the game's clock is running.
  public var isClockRunning: Bool { game.isClockRunning }
  /// The last two cards turned one after the other.
  public var lastMove: Move? { game.lastMove }

  /// Whether all faces lie up from the start.
  public var isOpenGame: Bool { game.variant.isOpen }
  /// Whether terms and definitions lie apart, each in a half of the places.
  public var hasSides: Bool { game.variant.hasSides }
  /// What a miss adds to the clock of such a race.
  public var penalty: Duration { Variant.penalty }
  /// The cards chosen last that have not been settled by another choice: 0 to 2.
  public var turned: [CardID] { game.turned }

  /// The card of that name.
  public func card(_ id: CardID) -> Card? { game[id] }

  /// What the game's clock shows.
  public func elapsed(at time: Duration) -> Duration {
    game.elapsed(at: timeline.gameTime(at: time))
  }

  /// What is left of the time for a card's bonus, from 6 seconds down to zero.
  public func bonusRemaining(of id: CardID, at time: Duration) -> Duration {
    game.bonusRemaining(of: id, at: timeline.gameTime(at: time))
  }

  /// When the two cards that are up will turn down by themselves, perhaps a moment past; `nil` if
  /// they will not, and while the game is paused.
  public func flipBackDue(after time: Duration) -> Duration? {
    guard let flipBack = rules.flipBack, let settledAt, game.accepts(.turnDown) else { return nil }
    return time + flipBack - (elapsed(at: time) - settledAt)
  }

  /// How long it takes until so much time has passed in the game; `nil` if its time stands still.
  public func wait(for gameTime: Duration) -> Duration? { timeline.wait(for: gameTime) }

  /// The deck that the player has chosen to begin with; `nil` for the one played last.
  public var usualDeck: String? { preferences.deck }
  /// How many pairs the player wants on a new board; `nil` for as many as the deck says.
  public var usualPairs: Int? { preferences.pairs }

  /// What the game so far tells of the player's memory and luck; `nil` where nothing has to be
  /// remembered, as in a race.
  public var analysis: GameAnalysis? {
    analyses.analysis(deal: deals, intents: intents) { board.deal(game.variant) }
  }

  /// What the game came to; `nil` while it goes on.
  public var result: GameResult? { GameResult(game, deck: board.deck.name) }
}
