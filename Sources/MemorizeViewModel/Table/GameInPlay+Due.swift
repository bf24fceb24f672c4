import MemoryGame

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
  /// up until the next choice, and while the game is paused.
  func flipBackDue(after time: Duration, _ flipBack: Duration?) -> Duration? {
    guard let delay = flipBack ?? (isAlone ? nil : GameInPlay.lookingDelay),
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
    if GameInPlay.cardDelays.indices.contains(turned) {
      return time + GameInPlay.cardDelays[turned] - since
    }
    // With close gaps, a found pair stays up until the next choice.
    return game.accepts(.removePair) || !game.hasMatchedPairUp
      ? nil : time + GameInPlay.lookingDelay - since
  }

  /// The time at which this much playing time has passed since the last move.
  private func moment(_ delay: Duration, afterLastMoveAt time: Duration) -> Duration? {
    sinceLastMove(at: time).map { time + delay - $0 }
  }

  /// The playing time since the last move; `nil` before the first.
  private func sinceLastMove(at time: Duration) -> Duration? {
    game.lastMoveTime.map { game.playingTime(at: timeline.gameTime(at: time)) - $0 }
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
