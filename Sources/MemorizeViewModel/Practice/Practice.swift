import Decks
import MemoryGame
import Storage

/// A game that continues from a position of a finished one and does not count.
public struct Practice: Equatable, Sendable {
  /// The move before which it starts, from 1.
  public let move: Int
  /// The record of the finished game.
  public let first: GameRecord
  /// The intents of the finished game.
  let finished: [TimedIntent]
  /// The number of intents at the start of practice.
  let length: Int
}
