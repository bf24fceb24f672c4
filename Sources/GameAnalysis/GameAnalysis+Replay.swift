import MemoryGame

extension GameAnalysis {
  /// Analyses a game from its start.
  ///
  /// The result is `nil` for a game with open cards, in which nothing has to be remembered, for
  /// three or four of a kind, of which no exact values are known, for a game that has already begun,
  /// for more than 600 pairs, and if cards of two pairs matched.
  ///
  /// Complexity: O(n² + m) for n pairs and m intents, O(n² + n m) with close gaps, and O(n) for
  /// each shuffle.
  ///
  /// - Parameters:
  ///   - dealt: the game at its start. No two of its pairs may look alike, because each card's
  ///     partner is the other card of its pair as dealt.
  ///   - intents: the intents of the player. An intent against the rules has no effect.
  public init?<CardContent>(
    of dealt: MemoryGame<CardContent>, _ intents: some Sequence<Intent>
  ) {
    guard let perfect = PerfectMemory(pairs: dealt.pairs) else { return nil }
    guard dealt.variant.canBeAnalysed, dealt.moves == 0, dealt.turned.isEmpty else { return nil }
    var game = dealt
    var places = game.placesOfCards
    var analyst = Analyst(pairs: dealt.pairs, perfect, seen: dealt.seenAtStart)
    for intent in intents where game.accepts(intent) {
      game.apply(intent, at: .zero)
      switch intent {
      case .choose(let card):
        let isMatch = game.turned.count == 2 && game.lastMove?.isMatch == true
        let canContinue = analyst.turn(card, isMatch: isMatch) {
          game.visiblePlace(of: $0, among: places)
        }
        guard canContinue else { return nil }
        if game.variant.drifts { places = game.placesOfCards }
      case .shuffle:
        places = game.placesOfCards
        analyst.shuffle(up: game.turned.filter { game[$0]?.isMatched == false })
      case .turnDown, .removePair, .pause, .resume, .hint, .end: break
      }
    }
    self = analyst.analysis
  }
}

extension MemoryGame {
  /// The cards that were shown before the game; empty unless there is a peek.
  fileprivate var seenAtStart: [CardID] { variant.peek == nil ? [] : cards.map(\.id) }

  /// The place of each card, in the order of their ids, until the next shuffle, or in a drifting game until the next
  /// move.
  ///
  /// Complexity: O(n).
  fileprivate var placesOfCards: [Int] {
    let cards = cards
    var places = Array(repeating: 0, count: cards.count)
    for (place, card) in cards.enumerated() { places[card.id.rawValue] = place }
    return places
  }

  /// The card's place in the order of `places`.
  fileprivate func visiblePlace(of id: CardID, among placesOfCards: [Int]) -> Int {
    guard placesOfCards.indices.contains(id.rawValue) else { return 0 }
    let index = placesOfCards[id.rawValue]
    guard variant.closesGaps else { return index }
    let start = shape.half(of: index).lowerBound
    return start + cards[start..<index].count { !$0.isGone }
  }
}
