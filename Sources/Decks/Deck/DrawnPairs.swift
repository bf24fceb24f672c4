import MemoryGame

/// The pairs of one board in the order in which they were drawn, and where chance goes on from there.
///
/// The drawing shuffles the numbers of all pairs of the deck and takes the pairs that can lie
/// together in that order; the same generator then goes on to shuffle the cards. So the pairs drawn,
/// the seed and the size of the deck are enough to deal the same board and to shuffle it later in the
/// same way, whatever has become of the deck. This must never change.
public struct DrawnPairs: Equatable, Sendable {
  /// The fewest and the most pairs a board can have.
  public static let limits = 2...500
  /// The most pairs a deck can have that pairs are drawn from.
  public static let largestDeck = 8 << 20

  /// The pairs, as many as `limits` allow.
  public let pairs: [Pair]
  /// How many pairs the deck had.
  public let deckSize: Int
  /// The text that all chance follows from.
  public let seed: String

  /// Draws pairs from a deck; `nil` if it has fewer than two that can lie together.
  ///
  /// Where the order drawn begins with a pair that none of the others can lie with, the order of the
  /// deck counts, so that a deck can be played with every seed or with none.
  ///
  /// Takes time O(pairs of the deck).
  ///
  /// - Parameters:
  ///   - deck: where they come from.
  ///   - count: how many to draw, of those that can lie together.
  ///   - seed: any text.
  public init?(from deck: Deck, count: Int, seed: String) {
    var generator = SeededGenerator(seed: seed)
    var order = Array(deck.pairs.indices)
    generator.shuffle(&order)
    let limit = min(count, DrawnPairs.limits.upperBound)
    var pairs = deck.unambiguous(order: order, limit: limit)
    if pairs.count < 2 { pairs = deck.unambiguous(order: deck.pairs.indices, limit: limit) }
    self.init(pairs, deckSize: deck.pairs.count, seed: seed)
  }

  /// Pairs that were drawn at an earlier time.
  ///
  /// `nil` for a number of pairs beyond `limits`, or a deck that had fewer or more than `largestDeck`.
  ///
  /// - Parameters:
  ///   - pairs: in the order in which they were drawn.
  ///   - deckSize: how many pairs the deck had at that time.
  ///   - seed: the text they were drawn with.
  public init?(_ pairs: [Pair], deckSize: Int, seed: String) {
    guard DrawnPairs.limits.contains(pairs.count),
      pairs.count <= deckSize, deckSize <= DrawnPairs.largestDeck
    else { return nil }
    self.pairs = pairs
    self.deckSize = deckSize
    self.seed = seed
  }

  /// Lays the cards out, face down.
  ///
  /// Takes time O(`deckSize`).
  ///
  /// - Parameter variant: what is different from the usual game.
  /// - Returns: the same game at each call; never `nil`, since there are two pairs or more.
  public func deal(_ variant: Variant = Variant()) -> MemoryGame<Face>? {
    var generator = SeededGenerator(seed: seed)
    for last in stride(from: deckSize - 1, to: 0, by: -1) {
      _ = generator.next(below: last + 1)
    }
    return MemoryGame(
      pairs: pairs.map { ($0.first, $0.second) }, generator: generator, variant: variant)
  }
}
