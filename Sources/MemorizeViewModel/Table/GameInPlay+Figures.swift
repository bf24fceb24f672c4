import Decks
import GameAnalysis
import MemoryGame
import Storage

/// Figures that follow from the game in play.
extension GameInPlay {
  /// All intents that count since the deal.
  var intents: [TimedIntent] { history.intents }
  /// The setup of the game.
  var setup: GameSetup { board.setup(game.variant, party?.company ?? .alone, occasion) }
  /// The event of dealing the board.
  var dealtEvent: GameEvent { .dealt(pairs: board.pairs, asked: board.askedPairs) }
  /// Whether the game is over.
  var isOver: Bool { game.isOver }
  /// Whether a card was turned, so that there is something to save.
  var hasBegun: Bool { game.moves > 0 || !game.turned.isEmpty }
  /// Whether the player is alone, so that moves, points and time count.
  var isAlone: Bool { party == nil }
  /// Whether the game continues from a position of a finished one.
  var isPractice: Bool { practice != nil }
  /// Whether the rival is to move.
  var isRivalsTurn: Bool { !isOver && party?.isRivalsTurn == true }
  /// Whether the game does not count: by its occasion, or with the rival's memory in view.
  var isUncounted: Bool { !occasion.terms.counts || party?.isMemoryShown == true }

  /// The reason why the player cannot choose a card now; `nil` if it can be chosen.
  func refusal(of id: CardID?) -> Refusal? {
    if isOver { return .gameOver }
    if let race, !race.hasStarted { return .beforeRace }
    return isRivalsTurn ? .notYourTurn : game.refusal(of: id)
  }

  /// The record of the game as it is saved; `nil` while it goes on.
  var record: GameRecord? { GameRecord(game, setup, found: party?.turns.pairsFound ?? []) }

  /// The record of the game as it is shown; `nil` while it goes on.
  ///
  /// In a race everybody's time counts from the start, also that before the first card.
  var result: GameRecord? {
    guard let own = race?.own else { return record }
    return record?.lasting(own.end == nil ? intents.last?.time ?? .zero : own.time)
  }

  /// The game's clock.
  func elapsed(at time: Duration) -> Duration { game.elapsed(at: timeline.gameTime(at: time)) }

  /// The analysis of the game so far; `nil` if there is nothing to analyse.
  ///
  /// Complexity: O(n² + m) for n pairs and m intents.
  var analysis: GameAnalysis? {
    board.deal(game.variant).flatMap { GameAnalysis(of: $0, intents.lazy.map(\.intent)) }
  }

  /// The shares of memory and luck in the finished game; `nil` while it goes on, with open cards,
  /// and in company, where several memories play.
  var review: GameReview? {
    isAlone ? finishedAnalysis.map { GameReview($0, hints: game.hints) } : nil
  }

  /// Whether the last move has forgotten a card in a game that such a card ends.
  var isLastMoveFatal: Bool {
    guard game.variant.isSuddenDeath, let last = analysis?.moves.last else { return false }
    return last.flips.contains { $0.isForgotten && $0.memory < .zero }
  }
}
