import MemoryGame

/// The evidence of a finished game about the knowledge of its pairs.
///
/// A player can find a pair by its place without knowing it, or know it and forget the place. So
/// only the second card of a move counts, once the partner of the first card has been seen:
///
/// - The partner is chosen: the pair is known. Not if no other card on its side had been seen,
///   because then anybody would choose it.
/// - A wrong card on the partner's side is chosen, one of the last six cards turned: the pair is not
///   known, and it was confused with the pair of that card.
/// - Another wrong card is chosen, or a neighbour of the partner: the place was forgotten. Neighbours
///   follow from the `BoardShape`, not from the window.
///
/// A move after a hint tells nothing.
///
/// A card is *seen* once it has been face up since the last shuffle. Simulated learners decided the
/// two numbers; see `docs/study.md`.
public struct GameEvidence: Equatable, Sendable {
  /// A pair that was taken for another one, by the numbers of `CardID.pair`.
  public struct Confusion: Hashable, Sendable {
    /// The pair of the first card.
    public let pair: Int
    /// The pair of the card that was chosen for its partner.
    public let other: Int
  }

  /// The first verdict on each pair; pairs without one are missing.
  public private(set) var isKnown: [Int: Bool] = [:]
  /// The confusions in the order of the moves.
  public private(set) var confusions: [Confusion] = []

  /// The candidates among which a right choice proves knowledge, at least.
  private static let leastCandidates = 2
  /// The cards that most people remember; a wrong card turned earlier was hardly meant.
  private static let rememberedCards = 6

  /// The cards that have been seen, the latest last.
  private var seen: [CardID] = []
  private var first: CardID?
  /// Whether there was a hint since the last move, which then proves nothing.
  private var hasHint = false

  /// The evidence of a game of pairs; none if its cards lie open or were shown before the game.
  ///
  /// Complexity: O(n m) for n pairs and m intents.
  ///
  /// - Parameters:
  ///   - dealt: the game at its start.
  ///   - intents: the intents of the player. An intent against the rules has no effect.
  public init<CardContent>(
    of dealt: MemoryGame<CardContent>, _ intents: some Sequence<Intent>
  ) {
    let variant = dealt.variant
    guard variant.rules.allSatisfy(\.isEvidence) else { return }
    var game = dealt
    let shape = game.shape
    var places = game.placesByCard
    for intent in intents where game.accepts(intent) {
      game.apply(intent, at: .zero)
      switch intent {
      case .choose(let card):
        turn(card, in: game) { one, other in
          guard let one = places[one], let other = places[other] else { return false }
          return shape.areNeighbours(one, other)
        }
        if variant.drifts { places = game.placesByCard }
      case .shuffle:
        places = game.placesByCard
        seen.removeAll { !game.turned.contains($0) }
      case .hint: hasHint = true
      case .turnDown, .removePair, .pause, .resume, .end: break
      }
    }
  }

  private mutating func turn<CardContent>(
    _ card: CardID, in game: MemoryGame<CardContent>, areNeighbours: (CardID, CardID) -> Bool
  ) {
    defer {
      seen.removeAll { $0 == card }
      seen.append(card)
    }
    guard let first else {
      first = card
      return
    }
    self.first = nil
    defer { hasHint = false }
    guard seen.contains(first.partner), !hasHint else { return }
    if card == first.partner {
      if candidates(for: first, in: game) >= GameEvidence.leastCandidates {
        note(first.pair, isKnown: true)
      }
    } else if isRemembered(card, after: first), card.isOpposite(to: first),
      !areNeighbours(card, first.partner)
    {
      note(first.pair, isKnown: false)
      confusions.append(Confusion(pair: first.pair, other: card.pair))
    }
  }

  private mutating func note(_ pair: Int, isKnown known: Bool) {
    if isKnown[pair] == nil { isKnown[pair] = known }
  }

  /// Whether a card was among the last ones turned before the first card of the move.
  private func isRemembered(_ card: CardID, after first: CardID) -> Bool {
    seen.filter { $0 != first }.suffix(GameEvidence.rememberedCards).contains(card)
  }

  /// The seen cards on the other side that lay on the table before the move ended.
  private func candidates<CardContent>(
    for first: CardID, in game: MemoryGame<CardContent>
  ) -> Int {
    seen.count { card in
      guard card.isOpposite(to: first) else { return false }
      return card == first.partner || game[card]?.isMatched == false
    }
  }
}

extension MemoryGame {
  /// The place of each card, from 0.
  fileprivate var placesByCard: [CardID: Int] {
    Dictionary(cards.enumerated().map { ($1.id, $0) }) { place, _ in place }
  }
}

extension CardID {
  /// Whether one card is a term and the other a definition.
  fileprivate func isOpposite(to other: CardID) -> Bool {
    (self < partner) != (other < other.partner)
  }
}
