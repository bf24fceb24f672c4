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

  /// Whether the game is kept for the player if another one takes its place.
  var isWorthKeeping: Bool { hasBegun && occasion.keeps(moves: game.moves) }
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

/// Changes that come by themselves: a miss turns down, a pair leaves, a rival plays, time is over.
extension GameInPlay {
  /// The playing time for which a found pair stays on the table.
  private static let removalDelay: Duration = .seconds(1)
  /// The time for which the players of a shared game may look at a miss.
  private static let lookingDelay: Duration = .milliseconds(1500)
  /// The time that a rival takes for the first card of a move, and for the second.
  private static let cardDelays: [Duration] = [.milliseconds(900), .milliseconds(1100)]

  /// An intent without the player, and its moment.
  typealias DueIntent = (moment: Duration, intent: Intent)

  /// The next intent without the player; `nil` if there is none.
  func dueIntent(after time: Duration, flipBack: Duration?) -> DueIntent? {
    let removal = removalDue(after: time).map { (moment: $0, intent: Intent.removePair) }
    let down = flipBackDue(after: time, flipBack).map { (moment: $0, intent: Intent.turnDown) }
    let rivalsChoice = rivalDue(after: time).flatMap { moment in
      party?.rival?.choice.map { (moment: moment, intent: Intent.choose($0)) }
    }
    // The first one of those with the same moment.
    return [removal, down, rivalsChoice, timeLimitDue(after: time)].compactMap(\.self)
      .min { $0.moment < $1.moment }
  }

  /// The time at which a found pair leaves the table, perhaps in the past; `nil` if there is none,
  /// if it stays until the next choice, and while the game is paused.
  func removalDue(after time: Duration) -> Duration? {
    game.accepts(.removePair) ? moment(GameInPlay.removalDelay, afterLastMoveAt: time) : nil
  }

  /// The time at which the two cards of a miss turn down, perhaps in the past; `nil` if they stay
  /// up until the next choice, as those of a player alone and of a rival do, and while the game is
  /// paused.
  func flipBackDue(after time: Duration, _ flipBack: Duration?) -> Duration? {
    let staysUp = isAlone || party?.rival != nil && !isRivalsTurn
    guard let delay = flipBack ?? (staysUp ? nil : GameInPlay.lookingDelay),
      game.accepts(.turnDown), !game.hasMatchedPairUp
    else { return nil }
    return moment(delay, afterLastMoveAt: time)
  }

  /// The time at which the time of the game is over, perhaps in the past; `nil` if it has no limit,
  /// and while its clock stands still.
  func timeLimitDue(after time: Duration) -> DueIntent? {
    guard !isPractice, game.isClockRunning, let timeLimit else { return nil }
    return (time + timeLimit - elapsed(at: time), .end(.time))
  }

  /// The time at which the rival turns its next card; `nil` if it is not its turn, while two cards
  /// are still shown, and while the game is paused.
  private func rivalDue(after time: Duration) -> Duration? {
    guard isRivalsTurn, !game.isPaused, let last = intents.last else { return nil }
    let since = timeline.gameTime(at: time) - last.time
    let turned = game.turned.count
    if let delay = GameInPlay.cardDelays[at: turned] { return time + delay - since }
    // With close gaps, a found pair stays up until the next choice.
    return game.accepts(.removePair) || !game.hasMatchedPairUp
      ? nil : time + GameInPlay.lookingDelay - since
  }

  /// The time at which this much playing time has passed since the last move.
  private func moment(_ delay: Duration, afterLastMoveAt time: Duration) -> Duration? {
    game.lastMoveTime.map { last in
      time + delay - (game.playingTime(at: timeline.gameTime(at: time)) - last)
    }
  }

  /// The most moves that the game can have; `nil` for any number.
  var mostMoves: Int? { game.variant.spareMoves.map { Int(par.moves.rounded(.up)) + $0 } }

  /// The time after which the game ends; `nil` for no end.
  var timeLimit: Duration? { game.variant.timeLimit.map { .seconds($0) } }

  /// The rule that ends the game now; `nil` if it goes on.
  var verdict: Ending? {
    guard !game.isOver else { return nil }
    if hasForgotten { return .forgotten }
    if party?.passesLeft == 0 { return .passed }
    if let mostMoves, game.moves >= mostMoves { return .moves }
    return nil
  }
}
