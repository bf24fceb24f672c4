/// How a card lies, without what is on it.
public struct LyingCard: Equatable, Sendable {
  /// The card.
  public let id: CardID
  /// Whether its face can be seen.
  public let isFaceUp: Bool
  /// Whether it was found together with its partner.
  public let isMatched: Bool

  /// A card that lies so.
  public init(_ id: CardID, isFaceUp: Bool, isMatched: Bool) {
    (self.id, self.isFaceUp, self.isMatched) = (id, isFaceUp, isMatched)
  }

  /// Whether it has left the table.
  public var isGone: Bool { isMatched && !isFaceUp }
}

extension MemoryGame {
  /// How the cards lie in the order of their places, those that have left the table among them.
  ///
  /// Complexity: O(n), but what is on the cards is not touched.
  public var lyingCards: [LyingCard] {
    order.compactMap { id in
      state(of: id).map { LyingCard(id, isFaceUp: $0.isFaceUp, isMatched: $0.isMatched) }
    }
  }
}
