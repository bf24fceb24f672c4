import MemoryGame

extension GameAnalysis {
  /// Analyses a game from its start.
  ///
  /// There is no analysis (`nil`) of a race, where nothing has to be remembered, of a game that has begun
  /// already, of one of more than 600 pairs, and of one in which cards of two pairs matched.
  ///
  /// Complexity: O(n² + m) for n pairs and m intents, with closing ranks O(n² + n m), and O(n) for each
  /// shuffle.
  ///
  /// - Parameters:
  ///   - dealt: the game before anything was done; each card's partner is the other card of its pair as
  ///     dealt, so that no two pairs may look alike.
  ///   - intents: what the player did; one that the rules do not allow does nothing.
  public init?<CardContent>(
    of dealt: MemoryGame<CardContent>, _ intents: some Sequence<Intent>
  ) {
    guard let perfect = PerfectMemory(pairs: dealt.pairs) else { return nil }
    self.init(of: dealt, intents, by: perfect)
  }

  /// Analyses a game from its start with a table that is there already, as for many games in a row.
  ///
  /// As with a table of its own, but in O(n + m), with closing ranks O(n m).
  ///
  /// - Parameters:
  ///   - dealt: the game before anything was done.
  ///   - intents: what the player did.
  ///   - perfect: values for boards of as many pairs or more; `nil` is the answer for fewer.
  package init?<CardContent>(
    of dealt: MemoryGame<CardContent>, _ intents: some Sequence<Intent>, by perfect: PerfectMemory
  ) {
    guard dealt.pairs <= perfect.pairs else { return nil }
    guard !dealt.variant.isOpen, dealt.moves == 0, dealt.turned.isEmpty else { return nil }
    var game = dealt
    var places = game.placesOfCards
    var analyst = Analyst(pairs: dealt.pairs, perfect)
    for intent in intents where game.accepts(intent) {
      switch intent {
      case .choose(let card):
        game.apply(intent, at: .zero)
        let isMatch = game.turned.count == 2 && game.lastMove?.isMatch == true
        let canGoOn = analyst.turn(card, isMatch: isMatch) {
          game.visiblePlace(of: $0, among: places)
        }
        guard canGoOn else { return nil }
      case .shuffle:
        game.apply(intent, at: .zero)
        places = game.placesOfCards
        analyst.shuffle(up: game.turned.filter { game[$0]?.isMatched == false })
      case .turnDown, .pause, .resume:
        game.apply(intent, at: .zero)
      }
    }
    self = analyst.analysis
  }
}

extension MemoryGame {
  /// Where each card lies, in the order of their names, until the next shuffle.
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
    let start = variant.hasSides && index >= pairs ? pairs : 0
    return start + cards[start..<index].count { !$0.isGone }
  }
}
