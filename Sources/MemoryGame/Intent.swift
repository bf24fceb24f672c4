/// What a player can ask of a game.
///
/// The state of a game follows from its board and its intents with their times alone.
public enum Intent: Hashable, Sendable {
  /// Turn this card up.
  case choose(CardID)
  /// Turn the two cards that are up down, without choosing another.
  case turnDown
  /// Mix the places of all cards.
  case shuffle
  /// Hide every face and stop all time.
  case pause
  /// Go on after a pause.
  case resume
}

extension MemoryGame {
  /// Whether the intent would change anything now.
  ///
  /// Complexity: O(1).
  public func accepts(_ intent: Intent) -> Bool {
    switch intent {
    case .choose(let id): !isPaused && isChoosable(id)
    case .turnDown: !isPaused && !isOver && turned.count == 2
    case .shuffle: !isPaused && !isOver
    case .pause: !isPaused && !isOver
    case .resume: isPaused
    }
  }

  /// Does what the intent asks, or nothing where the rules do not allow it.
  ///
  /// - Parameters:
  ///   - intent: what the player wants.
  ///   - time: since the game was dealt; earlier than the last intent's counts as that one's.
  public mutating func apply(_ intent: Intent, at time: Duration) {
    switch intent {
    case .choose(let id): choose(id, at: time)
    case .turnDown: turnDown(at: time)
    case .shuffle: shuffle(at: time)
    case .pause: pause(at: time)
    case .resume: resume(at: time)
    }
  }
}
