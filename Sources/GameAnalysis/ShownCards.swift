import MemoryGame

/// The cards whose faces were shown in a game and whose places a player could still know.
///
/// A card counts while it is on the table and unmatched, if it has been face up since the last
/// shuffle, or was face up during it; all cards count that were shown before the game. Nothing here
/// has ever seen another card.
public struct ShownCards: Equatable, Sendable {
  /// The cards, those that were turned up longest ago first.
  public private(set) var cards: [CardID] = []
  /// The first card of a move that is not complete; `nil` between two moves.
  public private(set) var first: CardID?

  /// Replays a game from its start.
  ///
  /// Complexity: O(m n) for m intents and n cards.
  ///
  /// - Parameters:
  ///   - dealt: the game at its start, with all cards face down.
  ///   - intents: the intents of the player. An intent against the rules has no effect.
  public init<CardContent>(
    of dealt: MemoryGame<CardContent>, _ intents: some Sequence<Intent>
  ) {
    var game = dealt
    cards = dealt.seenAtStart
    for intent in intents where game.accepts(intent) {
      game.apply(intent, at: .zero)
      switch intent {
      case .choose(let card):
        cards.removeAll { $0 == card }
        cards.append(card)
      case .shuffle: cards = game.turned
      case .turnDown, .removePair, .pause, .resume, .hint, .end: break
      }
    }
    cards.removeAll { game[$0]?.isMatched != false }
    first = game.turned.count == 1 ? game.turned.first : nil
  }

  /// A card that completes or begins a pair that the player could know; `nil` if there is none.
  ///
  /// Within a move it is the partner of the first card. Between two moves it is a card of the pair
  /// that has been known longest, of its two cards the one that was turned up longer ago.
  public var cardToTurn: CardID? {
    if let first { return cards.contains(first.partner) ? first.partner : nil }
    // The pair known longest is the one whose later card comes first.
    for (index, card) in cards.enumerated() where cards[..<index].contains(card.partner) {
      return card.partner
    }
    return nil
  }
}
