/// An action of the player.
///
/// The board and the intents with their times decide the state of a game.
public enum Intent: Hashable, Sendable {
  /// Turn a card up.
  case choose(CardID)
  /// Turn down the cards of a move that is over, without choosing another.
  case turnDown
  /// Take the matched pair that is up off the table, without choosing another card.
  case removePair
  /// Shuffle the places of all cards.
  case shuffle
  /// Hide every face and stop all time.
  case pause
  /// Continue after a pause.
  case resume
  /// End the game by a rule; the verdict comes from outside the game.
  case end(Ending)
  /// Ask for a hint, which changes nothing on the table.
  case hint
}

extension MemoryGame {
  /// Whether the intent would change anything now.
  public func accepts(_ intent: Intent) -> Bool {
    switch intent {
    case .choose(let id): refusal(of: id) == nil
    case .turnDown: !isPaused && !isOver && isMoveOver
    case .removePair: !isPaused && hasMatchedPairUp && !variant.closesGaps
    case .shuffle, .pause: !isPaused && !isOver
    case .resume: isPaused
    case .end(let ending): !isPaused && !isOver && variant.allows(ending)
    case .hint: !isPaused && !isOver && !variant.isOpen
    }
  }

  /// Carries out an intent.
  ///
  /// An intent against the rules changes nothing.
  ///
  /// - Parameters:
  ///   - intent: the intent.
  ///   - time: the time since the deal. A time before the last intent counts as that of the last
  ///     intent.
  public mutating func apply(_ intent: Intent, at time: Duration) {
    switch intent {
    case .choose(let id): choose(id, at: time)
    case .turnDown: turnDown(at: time)
    case .removePair: removePair(at: time)
    case .shuffle: shuffle(at: time)
    case .pause: pause(at: time)
    case .resume: resume(at: time)
    case .end(let ending): end(ending, at: time)
    case .hint: takeHint(at: time)
    }
  }
}
