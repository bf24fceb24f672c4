import MemoryGame

/// The cards whose faces were shown in a game and whose places a player could still know.
///
/// A card counts while it is on the table and unmatched, if it has been face up since the last
/// shuffle, or was face up during it. Nothing here has ever seen another card.
public struct ShownCards: Equatable, Sendable {
  /// The cards, those that were turned up longest ago first.
  public private(set) var cards: [CardID] = []
  /// The first card of a move that is not complete; `nil` between two moves.
  public private(set) var first: CardID?
  /// The cards that are up in such a move.
  private let turned: [CardID]
  /// The number of cards with one face.
  private let cardsOfAKind: Int

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
    if dealt.variant.peek != nil { cards = dealt.cards.map(\.id).sorted() }
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
    turned = game.isMoveOver ? [] : game.turned
    first = turned.first
    cardsOfAKind = game.variant.cardsOfAKind
  }

  /// A card that completes or begins a pair that the player could know; `nil` if there is none.
  ///
  /// Within a move it is a known partner of the first card. Between two moves it is a card of the
  /// pair that has been known longest, of its cards the one that was turned up longest ago.
  public var cardToTurn: CardID? {
    if let first { return cards.first { isSet($0, first) && !turned.contains($0) } }
    // The pair known longest is the one whose last card comes first.
    for (index, card) in cards.enumerated() {
      let known = cards[...index].filter { isSet($0, card) }
      if known.count == cardsOfAKind { return known.first }
    }
    return nil
  }

  /// Whether two cards belong together.
  private func isSet(_ one: CardID, _ other: CardID) -> Bool {
    one.rawValue / cardsOfAKind == other.rawValue / cardsOfAKind
  }
}
