import Decks
import MemoryGame

/// A game that goes on from a position of one that was played, and counts nowhere.
public struct Practice: Equatable, Sendable {
  /// The move before which it began, from 1.
  public let move: Int
  /// What the game came to when it counted.
  public let first: GameResult
  /// With how many intents it began.
  let length: Int
}

/// Cards that are shown for a while before a game goes on, though they lie face down.
public struct MemorizePreview: Equatable, Sendable {
  /// The cards.
  public let cards: Set<MemoryGame<Face>.Card.ID>
  /// When they are turned down.
  public let end: Duration

  /// What is shown at least, for each card, and at most.
  private static let times = (base: 2000, card: 300, limit: 6000)

  /// Shows cards from a moment on; `nil` if there are none.
  init?(_ cards: Set<MemoryGame<Face>.Card.ID>, from start: Duration) {
    guard !cards.isEmpty else { return nil }
    let (base, card, limit) = MemorizePreview.times
    self.cards = cards
    end = start + .milliseconds(min(limit, base + card * min(cards.count, limit)))
  }
}
