import Decks
import MemoryGame

/// Cards that are shown for a while before a game continues, although they are face down.
public struct MemorizePreview: Equatable, Sendable {
  /// The cards.
  public let cards: Set<MemoryGame<Face>.Card.ID>
  /// The time at which they are turned down.
  public let end: Duration

  /// The shortest time, the time added for each card, and the longest time, in milliseconds.
  private static let times = (base: 2000, card: 300, limit: 6000)

  /// A preview until a moment.
  init(_ cards: Set<MemoryGame<Face>.Card.ID>, from start: Duration, to end: Duration) {
    self.cards = cards
    self.end = max(start, end)
  }

  /// A preview that starts now; `nil` if there are no cards.
  init?(_ cards: Set<MemoryGame<Face>.Card.ID>, from start: Duration) {
    guard !cards.isEmpty else { return nil }
    let (base, card, limit) = MemorizePreview.times
    let time = min(limit, base + card * min(cards.count, limit))
    self.init(cards, from: start, to: start + .milliseconds(time))
  }
}
