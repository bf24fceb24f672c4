import MemoryGame

/// Replays a game as a perfect-memory player and scores each flip.
struct Analyst {
  private(set) var analysis: GameAnalysis

  private let perfect: PerfectMemory
  private var known: Knowledge
  /// The last sighting of each card that has been seen since the last shuffle.
  private var sightings: [CardID: Sighting] = [:]
  private var first: CardID?
  private var movesMade = 0
  private var cardsTurned = 0
  /// The moves made plus the moves still expected.
  private var total: ExpectedMoves

  private struct Sighting {
    let move: Int
    let turn: Int
  }

  /// An analyst of a game on a board of so many pairs.
  ///
  /// - Parameters:
  ///   - pairs: the pairs on the board.
  ///   - perfect: the values of a perfect memory.
  ///   - seen: the cards that were shown before the game: all or none.
  init(pairs: Int, _ perfect: PerfectMemory, seen: [CardID]) {
    self.perfect = perfect
    known = seen.isEmpty ? Knowledge(open: pairs) : Knowledge(open: 0, pairs: pairs)
    for card in seen { sightings[card] = Sighting(move: 0, turn: 0) }
    total = ExpectedMoves(nearest: perfect.value(known))
    analysis = GameAnalysis(par: total)
  }

  /// Scores a card that was turned.
  ///
  /// - Parameters:
  ///   - card: a card that could be chosen.
  ///   - isMatch: whether it was the second card of a match.
  ///   - place: returns the current place of a card.
  /// - Returns: `false` for a match of cards dealt as two pairs, which cannot be analysed.
  mutating func turn(_ card: CardID, isMatch: Bool, place: (CardID) -> Int) -> Bool {
    if let other = first {
      guard isMatch == (card == other.partner) else { return false }
      turnSecond(card, after: other, place: place)
    } else {
      turnFirst(card, at: place(card))
    }
    return true
  }

  /// Scores a shuffle.
  ///
  /// - Parameter up: the unmatched cards that are face up, whose new places can be seen.
  mutating func shuffle(up: [CardID]) {
    known.forget(exceptSingles: up.count)
    sightings = sightings.filter { up.contains($0.key) }

    let before = total
    total = expectation(isPartnerKnown: false)
    analysis.addShuffle(before - total, isWithinMove: first != nil, total: total)
  }

  private mutating func turnFirst(_ card: CardID, at place: Int) {
    let wasSeen = sightings[card] != nil
    let isPartnerKnown = sightings[card.partner] != nil
    let isLastUnseen = known.unseen == 1
    let cost =
      wasSeen ? perfect.costOfSeenFirst(known, isPartnerKnown: isPartnerKnown) : 0
    if !wasSeen { known.see(isPartnerKnown: isPartnerKnown) }

    first = card
    let (memory, luck) = settle(cost, expectation(isPartnerKnown: isPartnerKnown))
    let kind: Flip.Kind = !wasSeen ? .new : isPartnerKnown || isLastUnseen ? .known : .choice
    remember(card)
    analysis.begin(
      Flip(card: card, place: place, kind: kind, memory: memory, luck: luck, recall: nil),
      total: total)
  }

  private mutating func turnSecond(
    _ card: CardID, after other: CardID, place: (CardID) -> Int
  ) {
    let partner = sightings[other.partner]
    let seen = sightings[card]
    let isMatch = card == other.partner
    let cost = costOfSecond(isMatch: isMatch, wasSeen: seen != nil, isPartnerKnown: partner != nil)
    let kind: Flip.Kind =
      if isMatch {
        partner != nil || known.unseen == 1 ? .known : .lucky
      } else if let partner {
        .forgotten(forgotten(other.partner, partner, at: place(other.partner)))
      } else if let seen {
        ExpectedMoves(nearest: cost) == .zero
          ? .choice : .forgotten(forgotten(card, seen, at: place(card)))
      } else {
        .new
      }
    let recall = partner.map {
      Recall(isRight: isMatch, place: place(other.partner), cardsAgo: cardsTurned - $0.turn)
    }

    if seen == nil { known.see(isPartnerKnown: sightings[card.partner] != nil) }
    if isMatch { known.match() }
    first = nil
    movesMade += 1
    let (memory, luck) = settle(cost, expectation(isPartnerKnown: false))
    remember(card)
    analysis.end(
      Flip(card: card, place: place(card), kind: kind, memory: memory, luck: luck, recall: recall),
      total: total)
  }

  private func costOfSecond(isMatch: Bool, wasSeen: Bool, isPartnerKnown: Bool) -> Double {
    guard wasSeen else {
      return isMatch && isPartnerKnown
        ? 0 : perfect.costOfUnseenSecond(known, isPartnerKnown: isPartnerKnown)
    }
    return isMatch ? 0 : perfect.costOfSeenMiss(known, isPartnerKnown: isPartnerKnown)
  }

  /// Splits the moves saved by a flip into those of the decision and those of the card.
  private mutating func settle(
    _ cost: Double, _ now: ExpectedMoves
  ) -> (memory: ExpectedMoves, luck: ExpectedMoves) {
    let memory = .zero - ExpectedMoves(nearest: cost)
    let luck = total - now - memory
    total = now
    return (memory, luck)
  }

  /// The moves made plus the moves that a perfect memory still expects.
  ///
  /// If a single card is up, `isPartnerKnown` is about its partner.
  private func expectation(isPartnerKnown: Bool) -> ExpectedMoves {
    let value =
      first == nil
      ? perfect.value(known) : perfect.value(known, isPartnerKnown: isPartnerKnown)
    return ExpectedMoves(movesMade) + ExpectedMoves(nearest: value)
  }

  private func forgotten(_ card: CardID, _ seen: Sighting, at place: Int) -> Forgotten {
    Forgotten(
      card: card, place: place, movesAgo: movesMade - seen.move, cardsAgo: cardsTurned - seen.turn)
  }

  private mutating func remember(_ card: CardID) {
    cardsTurned += 1
    let move = first == nil ? movesMade - 1 : movesMade
    sightings[card] = Sighting(move: move, turn: cardsTurned)
  }
}
