import Decks
import MemoryGame

/// What a game starts from: the cards and their order follow from it, for ever.
public struct Board: Equatable, Sendable {
  /// The fewest and the most pairs a board can have.
  public static let pairLimits = 2...500

  /// Where the pairs come from.
  public let deck: Deck
  /// How many pairs lie on the table.
  public let pairs: Int
  /// How many pairs were asked for; more than `pairs` if the deck does not have so many.
  public let askedPairs: Int
  /// The text that all chance follows from.
  public let seed: String

  /// A board of a deck.
  ///
  /// - Parameters:
  ///   - deck: at least two pairs that can lie on one board.
  ///   - pairs: how many to take, of those the deck has; the deck's usual number if not given.
  ///   - seed: any text.
  /// - Returns: `nil` if the deck has fewer than two such pairs.
  public static func of(_ deck: Deck, pairs: Int? = nil, seed: String) -> Board? {
    let asked = min(max(pairs ?? deck.usualPairs, pairLimits.lowerBound), pairLimits.upperBound)
    let drawn = Board(deck: deck, pairs: asked, askedPairs: asked, seed: seed).drawnPairs().0
    guard drawn.count >= pairLimits.lowerBound else { return nil }
    return Board(
      deck: deck, pairs: drawn.count, askedPairs: pairs == nil ? drawn.count : asked, seed: seed)
  }

  /// What to type to get the same board: `deck:pairs#seed`.
  public var code: BoardCode { BoardCode(deck: deck.name, pairs: pairs, seed: seed) }

  /// Another board like this one.
  public func with(seed: String) -> Board? {
    Board.of(deck, pairs: askedPairs, seed: seed)
  }

  /// Lays the cards out, face down.
  func deal(closesRanks: Bool) -> MemoryGame<Face>? {
    let (pairs, generator) = drawnPairs()
    return MemoryGame(
      pairs: pairs.map { ($0.first, $0.second) }, generator: generator, closesRanks: closesRanks)
  }

  /// The pairs in play, and the generator from which the cards are shuffled next.
  private func drawnPairs() -> ([Pair], SeededGenerator) {
    var generator = SeededGenerator(seed: seed)
    var order = Array(deck.pairs.indices)
    generator.shuffle(&order)
    return (deck.unambiguous(order: order, limit: pairs), generator)
  }
}
