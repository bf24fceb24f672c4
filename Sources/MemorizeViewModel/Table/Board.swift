import Decks
import MemoryGame
import Storage

/// The pairs of a game and their deck.
///
/// The order of the cards follows from them.
public struct Board: Equatable, Sendable {
  /// The smallest and the largest number of pairs.
  public static let pairLimits = DrawnPairs.limits

  /// The deck from which the pairs were drawn, as it is now; the next boards are drawn from it.
  public let deck: Deck
  /// The number of pairs asked for; more than `pairs` if the deck is smaller.
  public let askedPairs: Int
  /// The pairs on the table.
  public let drawn: DrawnPairs

  /// The number of pairs on the table.
  public var pairs: Int { drawn.pairs.count }
  /// The text that decides all chance.
  public var seed: String { drawn.seed }

  /// Whether there are pairs of words to study on the table.
  ///
  /// Takes time O(pairs of the board), however large the deck.
  public var hasWords: Bool { drawn.pairs.count { !$0.isTwin } >= 2 }

  /// The faces of pairs that lie the other way round than in the deck, because the definition is what
  /// is asked for.
  ///
  /// Takes time O(pairs of the deck).
  public var reversedFaces: Set<Face> {
    Set(deck.reversed(among: drawn.pairs).flatMap { [$0.first, $0.second] })
  }

  /// Why fewer pairs than asked for could be drawn although the deck has more; `nil` if it has not.
  ///
  /// Takes time O(pairs of the deck).
  var limitReasons: String? {
    pairs < min(askedPairs, deck.pairs.count) ? deck.boardLimit.shownReasons : nil
  }
}

extension Board {
  /// The board of a journal.
  ///
  /// - Parameters:
  ///   - header: the first line of the journal.
  ///   - deck: its deck as it is now; if it is missing, a deck of the pairs on the table.
  init(_ header: JournalHeader, deck: Deck? = nil) {
    self.init(
      deck: deck ?? header.deck, askedPairs: header.askedPairs, drawn: header.drawn)
  }

  /// Draws a board from a deck.
  ///
  /// - Parameters:
  ///   - deck: a deck with at least two pairs that can lie on one board.
  ///   - pairs: the number of pairs to draw, as far as the deck has them; by default the deck's own
  ///     number.
  ///   - seed: any text.
  /// - Returns: `nil` if the deck has fewer than two such pairs.
  public static func of(_ deck: Deck, pairs: Int? = nil, seed: String) -> Board? {
    let asked = (pairs ?? deck.usualPairs).clamped(to: pairLimits)
    guard let drawn = DrawnPairs(from: deck, count: asked, seed: seed) else { return nil }
    return Board(
      deck: deck, askedPairs: pairs == nil ? drawn.pairs.count : asked, drawn: drawn)
  }

  /// The board of a day, from a deck that comes with the game.
  static func of(_ daily: DailyBoard) -> Board? {
    daily.deck.flatMap { of($0, pairs: daily.pairs, seed: daily.day.description) }
  }

  /// Another board of the same deck with as many pairs.
  public func with(seed: String) -> Board? {
    Board.of(deck, pairs: askedPairs, seed: seed)
  }

  /// The setup of a game on this board.
  public func setup(
    _ variant: Variant = Variant(), _ company: Company = .alone, _ occasion: Occasion = .plain
  ) -> GameSetup {
    GameSetup(
      deck: deck.name, pairs: pairs, variant: variant, seed: seed, company: company,
      occasion: occasion)
  }

  /// The cards in the order of their places before the first is turned.
  ///
  /// Complexity: O(pairs of the deck).
  public var cards: [TableViewModel.Card] {
    drawn.deal()?.places.compactMap { $0 } ?? []
  }

  /// Deals the cards.
  func deal(_ variant: Variant) -> MemoryGame<Face>? {
    drawn.deal(variant)
  }

  /// Whether the two faces of every pair are equal.
  public var hasTwinsOnly: Bool { drawn.pairs.allSatisfy(\.isTwin) }
}
