/// How a card lies, without what is on it.
public struct CardPlacement: Equatable, Sendable {
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
  /// How the cards lie in the order of the places they were dealt to; `nil` for those that have left.
  ///
  /// Complexity: O(n), but what is on the cards is not touched.
  public var cardPlacements: [CardPlacement?] {
    var cards: [CardPlacement?] = []
    cards.reserveCapacity(order.count)
    for id in order {
      guard let state = state(of: id) else { continue }
      let card = CardPlacement(id, isFaceUp: state.isFaceUp, isMatched: state.isMatched)
      cards.append(card.isGone ? nil : card)
    }
    return cards
  }
}
