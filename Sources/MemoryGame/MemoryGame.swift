/// The game of Memory: cards lie face down, two are turned at a time, equal ones leave the table.
///
/// A value that knows no screen, no clock and no chance of its own: time is handed in, and the
/// board follows from its pairs and the generator alone. Generic over what lies on the cards.
public struct MemoryGame<CardContent: Matchable>: Equatable, Sendable {
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

  /// What is on the cards, in the order of their names.
  let contents: [CardContent]
  /// How the cards lie, in the same order: whatever is turned, nothing else of a card is touched.
  var states: [CardState]
  /// Which card lies at each place.
  var order: [CardID]
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
    var contents: [CardContent] = []
    // Not by `flatMap`, for which a program that starts has to search through all protocols.
    for pair in pairs {
      contents.append(pair.0)
      contents.append(pair.1)
    }
    self.contents = contents
    states = Array(repeating: CardState(), count: contents.count)
    order = contents.indices.map(CardID.init(rawValue:))
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

  /// The cards in the order of their places, those that have left the table among them.
  ///
  /// Complexity: O(n) at each call.
  public var cards: [Card] { order.compactMap { self[$0] } }

  /// How many pairs were dealt.
  public var pairs: Int { states.count / 2 }

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
    state(of: id).map { Card(id: id, content: contents[id.rawValue], state: $0) }
  }

  /// How the card of that name lies, if the board has one.
  ///
  /// Complexity: O(1).
  func state(of id: CardID) -> CardState? {
    states.indices.contains(id.rawValue) ? states[id.rawValue] : nil
  }

  /// What lies at each place, in the order of the places; `nil` where a pair has left a gap.
  ///
  /// With closing ranks there are no gaps, but fewer places as the game goes on; where there are sides,
  /// each half closes its own ranks, and its gaps are at its end. Complexity: O(n).
  public var places: [Card?] {
    let all = order.map { id in self[id].flatMap { $0.isGone ? nil : $0 } }
    guard variant.closesGaps else { return all }
    guard variant.hasSides else { return all.filter { $0 != nil } }
    return [all.prefix(pairs), all.dropFirst(pairs)].flatMap { half in
      let left = half.filter { $0 != nil }
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
    state(of: id)?.bonus.remaining(at: clock.playingTime(at: time)) ?? .zero
  }
}
