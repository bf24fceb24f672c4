import Decks
import GameAnalysis
import MemoryGame
import Storage

/// The state of the game for views.
extension TableViewModel {
  var game: MemoryGame<Face> { current.game }

  /// The board of the game.
  public var board: Board { current.board }
  /// The kind of game.
  public var kind: GameKind { current.setup.kind }
  /// The card at each place; `nil` where a pair has left a gap.
  public var places: [Card?] { game.places }
  /// The number of places before any pair has left.
  public var numberOfPlaces: Int { game.variant.cardsOfAKind * game.pairs }
  /// The number of pairs dealt.
  public var pairs: Int { game.pairs }
  /// The number of pairs found.
  public var pairsFound: Int { game.pairsFound }
  /// The matches in the order in which they were found.
  public var matches: [Move] { game.matches }
  /// The number of times two cards were turned.
  public var moves: Int { game.moves }
  /// The average moves of a perfect memory on this board.
  public var par: Par { current.par }
  /// The points so far.
  public var score: Int { game.score }
  /// Whether the last pair has been found, or a rule has ended the game.
  public var isOver: Bool { game.isOver }
  /// Whether the game is paused.
  public var isPaused: Bool { game.isPaused }
  /// Whether the game's clock is running.
  public var isClockRunning: Bool { game.isClockRunning }
  /// The last two cards turned one after the other.
  public var lastMove: Move? { game.lastMove }
  /// The points won by speed.
  public var bonuses: Int { game.bonuses }
  /// The share of the points won that came from bonuses, from 0 to 6/7.
  public var bonusShare: Double { game.bonusShare }

  /// Whether all cards lie face up from the start.
  public var isOpenGame: Bool { game.variant.isOpen }
  /// The halves and rows of the board, whatever the window.
  public var shape: BoardShape { game.shape }
  /// Whether the two cards of a pair lie in different halves of the places.
  public var hasSides: Bool { shape.hasHalves }
  /// The time that a miss adds to the clock of a game with open cards.
  public var penalty: Duration { Variant.penalty }
  /// The cards chosen last and not turned down yet: 0 to 2, or to the number of cards of a kind.
  public var turned: [CardID] { game.turned }

  /// The card with an id.
  public func card(_ id: CardID) -> Card? { game[id] }

  /// The reason why the player cannot choose a card now; `nil` if it can be chosen.
  public func refusal(of id: CardID?) -> Refusal? {
    if isOver { return .gameOver }
    if isBeforeRace { return .beforeRace }
    return isRivalsTurn ? .notYourTurn : game.refusal(of: id)
  }

  /// The game's clock.
  public func elapsed(at time: Duration) -> Duration { current.elapsed(at: time) }

  /// The time left for a card's bonus, from 6 seconds down to zero.
  public func bonusRemaining(of id: CardID, at time: Duration) -> Duration {
    game.bonusRemaining(of: id, at: current.timeline.gameTime(at: time))
  }

  /// The share of the time left for a card's bonus, from 1 down to 0.
  public func bonusFraction(of id: CardID, at time: Duration) -> Double {
    game.bonusFraction(of: id, at: current.timeline.gameTime(at: time))
  }

  /// The time on the screen until only a share of the time for a card's bonus is left; `nil` if
  /// the game's time is standing still.
  public func bonusWait(
    of id: CardID, untilFraction fraction: Double, at time: Duration
  ) -> Duration? {
    wait(
      for: game.bonusTime(
        of: id, untilFraction: fraction, at: current.timeline.gameTime(at: time)))
  }

  /// The seconds left for a card's bonus, from 6 down to 0, rounded up.
  public func bonusSeconds(of id: CardID, at time: Duration) -> Int {
    let left = bonusRemaining(of: id, at: time).components
    return Int(left.seconds) + (left.attoseconds > 0 ? 1 : 0)
  }

  /// The time at which `bonusSeconds` next changes; `nil` if none are left, or if the game's time
  /// stands still.
  public func nextBonusSecond(of id: CardID, after time: Duration) -> Duration? {
    let seconds = bonusSeconds(of: id, at: time)
    guard seconds > 0 else { return nil }
    let fraction = Duration.seconds(seconds - 1) / Bonus.limit
    return bonusWait(of: id, untilFraction: fraction, at: time).map { time + $0 }
  }

  /// The time on the screen until this much time has passed in the game, rounded up; `nil` if the
  /// game's time stands still.
  public func wait(for gameTime: Duration) -> Duration? { current.timeline.wait(for: gameTime) }

  /// The starting deck; `nil` for the one played last.
  public var usualDeck: String? { files.preferences.deck }
  /// The pairs of a new board; `nil` for the deck's default.
  public var usualPairs: Int? { files.preferences.pairs }
  /// Whether the terminal's bell rings for a pair.
  public var ringsBell: Bool { files.preferences.ringsBell }
  /// The names that a starting deck can have.
  public var namesToBeginWith: [String] { deckList.names() }
  /// The decks to choose from: those of the library, and before them the deck in play if it came
  /// from elsewhere.
  public var decks: [Deck] { deckList.all(inPlay: board.deck) }
  /// The kind of the next game with a deck.
  public func kindOfNextGame(with deck: Deck) -> GameKind {
    GameKind(
      deck: deck.name, pairs: min(usualPairs ?? deck.usualPairs, deck.pairs.count),
      variant: rules.variant)
  }
  /// The code of this board; `nil` if its deck is not in the library.
  public var boardCode: GameSetup? {
    deckList.contains(board.deck) && !current.setup.isChosen ? current.setup : nil
  }

  /// The record of the game; `nil` while it goes on.
  public var result: GameRecord? { current.result }
  /// The finished games, the oldest first: those in the history and those since.
  public var results: [GameRecord] { files.results }

  /// The milestones that the game finished last has reached.
  public var newMilestones: [Milestone] { isOver && !isPractice ? files.newMilestones : [] }

  /// The analysis of the game so far; `nil` with open cards, where nothing has to be remembered.
  ///
  /// Complexity: O(n² + m) for n pairs and m intents.
  public var analysis: GameAnalysis? { current.analysis }

  /// The shares of memory and luck in the finished game; `nil` while it goes on, with open cards,
  /// and in company, where several memories play.
  public var gameReview: GameReview? {
    isAlone ? current.finishedAnalysis.map { GameReview($0, hints: hints) } : nil
  }
}
