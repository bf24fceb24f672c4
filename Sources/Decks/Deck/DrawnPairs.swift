import MemoryGame

/// The pairs of one board in the order in which they were drawn.
///
/// Drawing shuffles the indices of all pairs of the deck, and takes those pairs that can be on one
/// board together, in that order. The same generator then shuffles the cards. So the drawn pairs,
/// the seed and the size of the deck are enough to deal and shuffle the same board again, even
/// after the deck has changed. NB: journals and board codes rely on this; it must never change.
public struct DrawnPairs: Equatable, Sendable {
  /// The fewest and the most pairs a board can have.
  public static let limits = 2...500
  /// The most pairs that a deck can have.
  public static let largestDeck = 8 << 20

  /// The pairs; their number is within `limits`.
  public let pairs: [Pair]
  /// The number of pairs of the deck when they were drawn.
  public let deckSize: Int
  /// The text that determines the drawing and every shuffle.
  public let seed: String

  /// Draws pairs from a deck; `nil` if fewer than two of them can be on one board together.
  ///
  /// If the first pair in the drawn order excludes all others, the order of the deck is used
  /// instead. So a deck can be played either with every seed or with none. Takes time O(pairs of
  /// the deck).
  ///
  /// - Parameters:
  ///   - deck: the deck.
  ///   - count: the most pairs to draw.
  ///   - seed: any text.
  public init?(from deck: Deck, count: Int, seed: String) {
    var generator = SeededGenerator(seed: seed)
    var order = Array(deck.pairs.indices)
    generator.shuffle(&order)
    let limit = min(count, DrawnPairs.limits.upperBound)
    var choice = BoardChoice(from: deck.pairs, order: order, limit: limit)
    if choice.pairs.count < 2 {
      choice = BoardChoice(from: deck.pairs, order: deck.pairs.indices, limit: limit)
    }
    choice.addPairsDifferingInCase()
    self.init(choice.pairs, deckSize: deck.pairs.count, seed: seed)
  }

  /// Restores pairs that were drawn earlier.
  ///
  /// `nil` if the number of pairs is outside `limits`, or if `deckSize` is less than that number or
  /// more than `largestDeck`.
  ///
  /// - Parameters:
  ///   - pairs: the pairs in the order in which they were drawn.
  ///   - deckSize: the number of pairs of the deck at that time.
  ///   - seed: the text with which they were drawn.
  public init?(_ pairs: [Pair], deckSize: Int, seed: String) {
    guard DrawnPairs.limits.contains(pairs.count),
      pairs.count <= deckSize, deckSize <= DrawnPairs.largestDeck
    else { return nil }
    self.pairs = pairs
    self.deckSize = deckSize
    self.seed = seed
  }

  /// Deals the cards, face down.
  ///
  /// Takes time O(`deckSize`).
  ///
  /// - Returns: the same game at each call; `nil` for pairs that are not twins if a rule needs twins.
  public func deal(_ variant: Variant = Variant()) -> MemoryGame<Face>? {
    guard variant.ruleForTwins == nil || pairs.allSatisfy(\.isTwin) else { return nil }
    var generator = SeededGenerator(seed: seed)
    for last in stride(from: deckSize - 1, to: 0, by: -1) {
      _ = generator.next(below: last + 1)
    }
    return MemoryGame(
      pairs: pairs.map { ($0.first, $0.second) }, generator: generator, variant: variant)
  }
}
