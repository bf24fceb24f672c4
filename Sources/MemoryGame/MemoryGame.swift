/// The game of Memory: cards lie face down, two are turned at a time, equal ones leave the table.
///
/// A value that knows no screen, no clock and no chance of its own: time is handed in, and the
/// board follows from its pairs and the generator alone. Generic over what lies on the cards.
public struct MemoryGame<CardContent: Matchable>: Equatable, Sendable {
  /// The cards in the order of their places, those that have left the table among them.
  public internal(set) var cards: [Card]
  /// What is different from the usual game.
  public let variant: Variant
  /// The points so far; can be negative.
  public internal(set) var score = 0
  /// What bonuses have brought so far: the points of all matches but for the 2 that each is worth.
  public internal(set) var bonuses = 0
  /// How often two cards have been turned.
  public internal(set) var moves = 0
  /// How many pairs have been matched.
  public internal(set) var pairsFound = 0
  /// The last two cards turned one after the other.
  public internal(set) var lastMove: Move?

  /// The unmatched or matched cards that lie face up, in the order in which they were turned: 0 to 2.
  public internal(set) var turned: [CardID] = []

  var place: [Int]
  var clock = Clock()
  var generator: SeededGenerator

  /// Deals a board, or nothing for fewer than two pairs.
  ///
  /// Complexity: O(n).
  ///
  /// - Parameters:
  ///   - pairs: what lies on the two cards of each pair, at least two pairs.
  ///   - generator: where the order of the cards, now and at every later shuffle, comes from.
  ///   - variant: what is different from the usual game.
  public init?(
    pairs: [(CardContent, CardContent)], generator: SeededGenerator, variant: Variant = Variant()
  ) {
    guard pairs.count >= 2 else { return nil }
    self.variant = variant
    self.generator = generator
    cards = []
    cards.reserveCapacity(2 * pairs.count)
    for (number, pair) in pairs.enumerated() {
      cards.append(Card(id: CardID(rawValue: 2 * number), content: pair.0))
      cards.append(Card(id: CardID(rawValue: 2 * number + 1), content: pair.1))
    }
    place = Array(cards.indices)
    mixPlaces()
    if variant.isOpen { openAll() }
  }

  /// Deals a board of twins: each content lies on two cards.
  ///
  /// - Parameters:
  ///   - numberOfPairs: at least 2, else there is no game.
  ///   - generator: where the order of the cards comes from.
  ///   - cardContent: what the two cards of a pair show, by the pair's number from 0.
  public init?(
    numberOfPairs: Int, generator: SeededGenerator, cardContent: (Int) -> CardContent
  ) {
    let contents = (0..<max(0, numberOfPairs)).map(cardContent)
    self.init(pairs: contents.map { ($0, $0) }, generator: generator)
  }

  /// How many pairs were dealt.
  public var pairs: Int { cards.count / 2 }

  /// The part of the points won that came from bonuses, from 0 to 6/7; zero where none were won.
  ///
  /// It is `bonuses` by the points of all matches, bonuses included. What misses cost is no part of that.
  public var bonusShare: Double {
    guard bonuses > 0 else { return 0 }
    return Double(bonuses) / Double(bonuses + Score.match * pairsFound)
  }

  /// Whether the last pair has been matched.
  public var isOver: Bool { pairsFound == pairs }

  /// Whether every face is hidden and all time stands still.
  public var isPaused: Bool { clock.isPaused }

  /// Whether the game's clock is running.
  public var isClockRunning: Bool { clock.isRunning }

  /// The card of that name, if the board has one.
  ///
  /// Complexity: O(1).
  public subscript(id: CardID) -> Card? {
    place.indices.contains(id.rawValue) ? cards[place[id.rawValue]] : nil
  }

  /// What lies at each place, in the order of the places; `nil` where a pair has left a gap.
  ///
  /// With closing ranks there are no gaps, but fewer places as the game goes on; where there are sides,
  /// each half closes its own ranks, and its gaps are at its end. Complexity: O(n).
  public var places: [Card?] {
    guard variant.closesRanks else { return cards.map { $0.isGone ? nil : $0 } }
    guard variant.hasSides else { return cards.filter { !$0.isGone } }
    return [cards.prefix(pairs), cards.dropFirst(pairs)].flatMap { half in
      let left: [Card?] = half.filter { !$0.isGone }
      return left + Array(repeating: nil, count: half.count - left.count)
    }
  }

  /// What the game's clock shows: from the first choice to the last, pauses taken out.
  ///
  /// In an open game it runs from the deal, and shows the penalties as well.
  public func elapsed(at time: Duration) -> Duration {
    clock.elapsed(at: time) + penalties
  }

  /// What misses have added to the clock; nothing but in an open game.
  public var penalties: Duration {
    variant.isOpen ? Variant.penalty * (moves - pairsFound) : .zero
  }

  /// What is left of the time for a card's bonus; zero for a card that is not on this board.
  public func bonusRemaining(of id: CardID, at time: Duration) -> Duration {
    self[id]?.bonus.remaining(at: clock.playingTime(at: time)) ?? .zero
  }
}
