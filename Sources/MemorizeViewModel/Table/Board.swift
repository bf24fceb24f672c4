import Decks
import MemoryGame
import Storage

/// What a game starts from: the cards and their order follow from it, for ever.
public struct Board: Equatable, Sendable {
  /// The fewest and the most pairs a board can have.
  public static let pairLimits = DrawnPairs.limits

  /// Where the pairs come from.
  public let deck: Deck
  /// How many pairs were asked for; more than `pairs` if the deck does not have so many.
  public let askedPairs: Int
  /// The pairs on the table.
  public let drawn: DrawnPairs

  /// How many pairs lie on the table.
  public var pairs: Int { drawn.pairs.count }
  /// The text that all chance follows from.
  public var seed: String { drawn.seed }

  /// A board of pairs that were drawn at an earlier time.
  ///
  /// - Parameters:
  ///   - deck: what they were drawn from, as it is now; further boards are drawn from it.
  ///   - askedPairs: how many pairs were asked for.
  ///   - drawn: the pairs.
  public init(deck: Deck, askedPairs: Int, drawn: DrawnPairs) {
    self.deck = deck
    self.askedPairs = askedPairs
    self.drawn = drawn
  }

  /// The board that a journal begins with.
  ///
  /// - Parameters:
  ///   - header: what the game started from.
  ///   - deck: its deck as it is now; one of the pairs on the table alone if it is not there.
  init(_ header: JournalHeader, deck: Deck? = nil) {
    self.init(
      deck: deck ?? header.deck, askedPairs: header.askedPairs, drawn: header.drawn)
  }

  /// A board of a deck.
  ///
  /// - Parameters:
  ///   - deck: at least two pairs that can lie on one board.
  ///   - pairs: how many to take, of those the deck has; the deck's usual number if not given.
  ///   - seed: any text.
  /// - Returns: `nil` if the deck has fewer than two such pairs.
  public static func of(_ deck: Deck, pairs: Int? = nil, seed: String) -> Board? {
    let asked = min(max(pairs ?? deck.usualPairs, pairLimits.lowerBound), pairLimits.upperBound)
    guard let drawn = DrawnPairs(from: deck, count: asked, seed: seed) else { return nil }
    return Board(
      deck: deck, askedPairs: pairs == nil ? drawn.pairs.count : asked, drawn: drawn)
  }

  /// What to type to get the same board: `deck:pairs#seed`.
  public var code: BoardCode { BoardCode(deck: deck.name, pairs: pairs, seed: seed) }

  /// Another board like this one.
  public func with(seed: String) -> Board? {
    Board.of(deck, pairs: askedPairs, seed: seed)
  }

  /// Lays the cards out, face down.
  func deal(_ variant: Variant) -> MemoryGame<Face>? {
    drawn.deal(variant)
  }
}
