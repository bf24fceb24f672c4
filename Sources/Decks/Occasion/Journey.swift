import MemoryGame

/// A board of the journey; its cards are drawn anew for each game.
public struct JourneyBoard: Equatable, Sendable {
  /// The number in the journey, from 1.
  public let number: Int
  /// The name of a deck that comes with the game.
  public let deckName: String
  /// The number of pairs.
  public let pairs: Int
  /// The rules.
  public let variant: Variant

  /// The deck as it comes with the game; never `nil`.
  public var deck: Deck? { BuiltInDecks.deck(named: deckName) }

  /// Whether a setup has the deck, the pairs and the rules of the board.
  public func suits(_ setup: GameSetup) -> Bool {
    deckName == setup.deck && pairs == setup.pairs && variant == setup.variant
  }
}

/// The journey: boards that grow, first through decks, then through rules.
///
/// NB: the history names boards by their number, so boards must not move.
public enum Journey {
  /// Six boards that are opened together.
  public struct Chapter: Equatable, Sendable {
    /// The name on the map, in English.
    public let title: String
    /// The stars of all boards together that open the chapter.
    public let stars: Int
    /// The boards.
    public let boards: [JourneyBoard]
  }

  /// The boards of a chapter.
  public static let boardsPerChapter = 6

  /// The chapters in order.
  public static let chapters = chaptersOfDecks + chaptersOfRules

  /// All boards in order.
  public static let boards = chapters.flatMap(\.boards)

  /// The numbers that a board of this or a later version can have in a file.
  static let numbers = 1...10_000

  /// The board of a number, from 1; `nil` if there is none.
  public static func board(_ number: Int) -> JourneyBoard? {
    numbers.contains(number) ? boards.dropFirst(number - 1).first : nil
  }

  static func chapter(
    _ number: Int, title: String, opensAt stars: Int, rules: String = "",
    _ boards: KeyValuePairs<String, Int>
  ) -> Chapter {
    let first = (number - 1) * boardsPerChapter + 1
    let variant = (try? Variant(codes: rules.split(separator: "+"))) ?? Variant()
    return Chapter(
      title: title, stars: stars,
      boards: boards.enumerated().map { index, board in
        JourneyBoard(
          number: first + index, deckName: board.key, pairs: board.value, variant: variant)
      })
  }
}
