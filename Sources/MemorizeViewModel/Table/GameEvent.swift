import MemoryGame
import Storage

/// The last event on the table, for a message in words.
public enum GameEvent: Equatable, Sendable {
  /// A new board was dealt, with fewer pairs than asked for if the deck is too small.
  case dealt(pairs: Int, asked: Int)
  /// The same board was dealt again.
  case dealtAgain
  /// The position before a move was dealt again for practice.
  case laidAgain(move: Int)
  /// A first card was turned.
  case turned(CardID)
  /// A second card was turned.
  case moved(Move)
  /// The two cards were turned down.
  case turnedDown
  /// All places were shuffled.
  case shuffled
  /// The game was paused.
  case paused
  /// The game continues after a pause.
  case resumed
  /// A game that was left or set aside continues.
  case takenUp
  /// The last step was taken back.
  case undone
  /// A step that was taken back was repeated.
  case redone
  /// The player was given a hint.
  case hinted(Hint, HintPrice)
  /// The last pair was found.
  case won(GameRecord)
  /// A rule ended the game before the last pair was found.
  case lost(GameRecord)
}

extension GameEvent {
  /// The record of the game, if the event has ended it.
  var result: GameRecord? {
    switch self {
    case .won(let result), .lost(let result): result
    default: nil
    }
  }

  /// Whether a pair was found.
  var isMatch: Bool {
    switch self {
    case .moved(let move): move.isMatch
    case .won: true
    default: false
    }
  }

  /// The event that an intent caused; `nil` if the event before it stays the last one worth a
  /// message, as when a found pair leaves.
  ///
  /// - Parameters:
  ///   - intent: an intent that the game has carried out.
  ///   - move: the move that it completed, if any.
  ///   - result: the record of the game, if it is over.
  init?(of intent: Intent, move: Move?, result: GameRecord?) {
    switch intent {
    case .choose(let id):
      self = result.map(GameEvent.won) ?? move.map(GameEvent.moved) ?? .turned(id)
    case .turnDown: self = .turnedDown
    case .removePair, .hint: return nil
    case .shuffle: self = .shuffled
    case .pause: self = .paused
    case .resume: self = .resumed
    case .end:
      guard let result else { return nil }
      self = .lost(result)
    }
  }
}
