import MemoryGame

/// Changes that come by themselves: a miss turns down, a pair leaves, a rival plays.
extension TableViewModel {
  /// The playing time for which a found pair stays on the table.
  private static let removalDelay: Duration = .seconds(1)
  /// The time for which the players of a shared game may look at a miss.
  private static let lookingDelay: Duration = .milliseconds(1500)
  /// The time that a rival takes for the first card of a move.
  private static let firstCardDelay: Duration = .milliseconds(900)
  /// The time that a rival takes for the second card.
  private static let secondCardDelay: Duration = .milliseconds(1100)

  /// Does what the rules do without the player: turns a miss down, takes a found pair off the
  /// table, ends a preview, or turns a rival's card, whatever is due first.
  ///
  /// - Parameter time: now.
  /// - Returns: the moment of the change, not after `time`; `nil` if nothing is due.
  @discardableResult
  public func doWhatIsDue(at time: Duration) -> Duration? {
    if let start = startRace(by: time) { return start }
    if let end = preview?.end {
      guard end <= time else { return nil }
      endPreview(at: end)
      return end
    }
    guard let due = dueIntent(after: time), due.moment <= time else { return nil }
    perform(due.intent, at: due.moment)
    return due.moment
  }

  /// The time of the next change without the player, perhaps in the past; `nil` if there is none.
  public func nextDue(after time: Duration) -> Duration? {
    nextCount(after: time) ?? preview?.end ?? dueIntent(after: time)?.moment
  }

  /// The time at which a found pair leaves the table, perhaps in the past; `nil` if there is none,
  /// if it stays until the next choice, and while the game is paused.
  public func removalDue(after time: Duration) -> Duration? {
    game.accepts(.removePair) ? moment(TableViewModel.removalDelay, afterLastMoveAt: time) : nil
  }

  /// An intent without the player, and its moment.
  typealias DueIntent = (moment: Duration, intent: Intent)

  /// The next intent without the player; `nil` if there is none.
  func dueIntent(after time: Duration) -> DueIntent? {
    let removal = removalDue(after: time).map { (moment: $0, intent: Intent.removePair) }
    let flipBack = flipBackDue(after: time).map { (moment: $0, intent: Intent.turnDown) }
    let rivalsChoice = rivalDue(after: time).flatMap { moment in
      current.party?.rival?.choice.map { (moment: moment, intent: Intent.choose($0)) }
    }
    return earlier(removal, earlier(flipBack, earlier(rivalsChoice, timeLimitDue(after: time))))
  }

  /// The earlier of two intents; the first one if both have the same moment.
  private func earlier(_ first: DueIntent?, _ second: DueIntent?) -> DueIntent? {
    guard let first, let second else { return first ?? second }
    return second.moment < first.moment ? second : first
  }

  /// The time at which the two cards of a miss turn down, perhaps in the past; `nil` if they stay
  /// up until the next choice, and while the game is paused.
  public func flipBackDue(after time: Duration) -> Duration? {
    guard let delay = rules.flipBack ?? (isAlone ? nil : TableViewModel.lookingDelay),
      game.accepts(.turnDown), !game.hasMatchedPairUp
    else { return nil }
    return moment(delay, afterLastMoveAt: time)
  }

  /// The time at which the rival turns its next card; `nil` if it is not its turn, while two cards
  /// are still shown, and while the game is paused.
  private func rivalDue(after time: Duration) -> Duration? {
    guard isRivalsTurn, !isPaused, let last = current.intents.last else { return nil }
    let since = current.timeline.gameTime(at: time) - last.time
    switch turned.count {
    case 0: return time + TableViewModel.firstCardDelay - since
    case 1: return time + TableViewModel.secondCardDelay - since
    // With close gaps, a found pair stays up until the next choice.
    default:
      return game.accepts(.removePair) || !game.hasMatchedPairUp
        ? nil : time + TableViewModel.lookingDelay - since
    }
  }

  /// The time at which this much playing time has passed since the last move.
  private func moment(_ delay: Duration, afterLastMoveAt time: Duration) -> Duration? {
    current.sinceLastMove(at: time).map { time + delay - $0 }
  }
}
