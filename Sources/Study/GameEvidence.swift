import MemoryGame

/// The evidence of a finished game about the knowledge of its pairs.
///
/// A player can find a pair by its place without knowing it, or know it and forget the place. So
/// only the second card of a move counts, once the partner of the first card has been seen:
///
/// - The partner is chosen: the pair is known. Not if there were no two cards of its side on the
///   table among the last eight cards turned, because then anybody would choose it.
/// - A wrong card on the partner's side is chosen, one of the last four cards turned: the pair is
///   not known, and it was confused with the pair of that card.
/// - Any other card is chosen, although the partner was one of the last two cards turned: the pair
///   is not known either, because nobody forgets a place so soon.
/// - Another wrong card is chosen, or a neighbour of the partner: the place was forgotten. From then
///   on, the partner proves only something if it was one of the last three cards turned: otherwise
///   it was found by trying. Neighbours follow from the `BoardShape`, not from the window.
///
/// A move after a hint tells nothing.
///
/// A card is *seen* once it has been face up since the last shuffle. Simulated learners decided the
/// numbers; see `docs/study.md`.
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
  /// The last cards turned among which there must be as many.
  private static let candidateCards = 8
  /// The last cards turned that even a short memory holds: a wrong one turned earlier was hardly
  /// meant, and a partner turned earlier may be forgotten.
  private static let (wrongCards, partnerCards, partnerCardsAfterMiss) = (4, 2, 3)

  /// The cards that have been seen, the latest last.
  private var seen: [CardID] = []
  private var first: CardID?
  /// The pairs whose place was forgotten in a move.
  private var misplaced: Set<Int> = []
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
        if game.lastMove?.effects.isEmpty == false { places = game.placesByCard }
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
    let others = seen.filter { $0 != first }
    if card == first.partner {
      let isFound = misplaced.contains(first.pair)
      guard candidates(for: first, in: game, others) >= GameEvidence.leastCandidates,
        !isFound || others.suffix(GameEvidence.partnerCardsAfterMiss).contains(card)
      else { return }
      note(first.pair, isKnown: true)
    } else if areNeighbours(card, first.partner) {
      misplaced.insert(first.pair)
    } else if others.suffix(GameEvidence.wrongCards).contains(card), card.isOpposite(to: first) {
      note(first.pair, isKnown: false)
      confusions.append(Confusion(pair: first.pair, other: card.pair))
    } else if others.suffix(GameEvidence.partnerCards).contains(first.partner) {
      note(first.pair, isKnown: false)
    } else {
      misplaced.insert(first.pair)
    }
  }

  private mutating func note(_ pair: Int, isKnown known: Bool) {
    if isKnown[pair] == nil { isKnown[pair] = known }
  }

  /// The cards on the other side among the last ones turned that lay on the table before the move.
  private func candidates<CardContent>(
    for first: CardID, in game: MemoryGame<CardContent>, _ others: [CardID]
  ) -> Int {
    others.suffix(GameEvidence.candidateCards).count { card in
      card.isOpposite(to: first) && (card == first.partner || game[card]?.isMatched == false)
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
