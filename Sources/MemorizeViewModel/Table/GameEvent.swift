import MemoryGame

/// What happened last on the table, for a message in words.
public enum GameEvent: Equatable, Sendable {
  /// A new board was dealt; with fewer pairs than asked for, if the deck has not so many.
  case dealt(pairs: Int, asked: Int)
  /// The same board was dealt again.
  case dealtAgain
  /// The position before that move was laid out again, for practice.
  case laidAgain(move: Int)
  /// A first card was turned.
  case turned(CardID)
  /// A second card was turned.
  case moved(Move)
  /// The two cards were turned down.
  case turnedDown
  /// All places were mixed.
  case shuffled
  /// The game was paused.
  case paused
  /// The game goes on.
  case resumed
  /// The last pair was found.
  case won(GameResult)
}

extension GameEvent {
  /// What an intent came to.
  ///
  /// - Parameters:
  ///   - intent: one that the game has carried out.
  ///   - move: the move that it completed, if it did.
  ///   - result: what the game came to, if that was its end.
  init(of intent: Intent, move: Move?, result: GameResult?) {
    switch intent {
    case .choose(let id):
      self = result.map(GameEvent.won) ?? move.map(GameEvent.moved) ?? .turned(id)
    case .turnDown: self = .turnedDown
    case .shuffle: self = .shuffled
    case .pause: self = .paused
    case .resume: self = .resumed
    }
  }
}
