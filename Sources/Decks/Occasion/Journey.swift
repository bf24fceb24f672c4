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

  /// The chapters in order: first by the usual rules, with boards that grow, then by other rules.
  ///
  /// NB: the history names boards by their number, so new chapters go to the end.
  public static let chapters = [
    chapter(
      1, title: "First steps", opensAt: 0,
      ["Animals": 3, "Food": 4, "Halloween": 5, "Weather": 6, "Faces": 9, "Sports": 10]),
    chapter(
      2, title: "Bigger boards", opensAt: 9,
      ["Playing Cards": 9, "Animals": 10, "Food": 12, "Halloween": 15, "Faces": 18, "Animals": 20]),
    chapter(
      3, title: "Words", opensAt: 20,
      ["NATO": 6, "Capitals": 8, "Kana": 9, "Greek Letters": 10, "Morse": 12, "Elements": 15]),
    chapter(
      4, title: "Two sides: terms and definitions apart", opensAt: 32, rules: "sides",
      ["Capitals": 6, "NATO": 9, "Times Tables": 10, "Vi Keys": 12, "Kana": 15, "Elements": 18]),
    chapter(
      5, title: "Close gaps: cards move up", opensAt: 45, rules: "gaps",
      ["Animals": 6, "Food": 9, "Weather": 10, "Sports": 12, "Playing Cards": 15, "Faces": 18]),
    chapter(
      6, title: "All together", opensAt: 60, rules: "gaps+sides",
      ["Capitals": 10, "Morse": 12, "Kana": 15, "HTTP Status": 18, "Elements": 24, "Capitals": 30]),
    chapter(
      7, title: "Drift: a miss slides a row", opensAt: 68, rules: "drift",
      ["Animals": 6, "Food": 8, "Weather": 10, "Sports": 12, "Halloween": 15, "Faces": 18]),
    chapter(
      8, title: "Three of a kind", opensAt: 78, rules: "three",
      ["Food": 4, "Animals": 6, "Halloween": 8, "Faces": 10, "Sports": 12, "Playing Cards": 15]),
    chapter(
      9, title: "Sudden death: forget nothing", opensAt: 88, rules: "sudden",
      ["Food": 4, "Animals": 6, "Weather": 8, "Faces": 9, "Halloween": 10, "Animals": 12]),
    chapter(
      10, title: "The last mile: at most par + 3 moves", opensAt: 98, rules: "drift+moves3",
      ["Sports": 6, "Capitals": 8, "Food": 10, "Kana": 12, "Faces": 15, "Animals": 20]),
  ]

  /// All boards in order.
  public static let boards = chapters.flatMap(\.boards)

  /// The numbers that a board of this or a later version can have in a file.
  static let numbers = 1...10_000

  /// The board of a number, from 1; `nil` if there is none.
  public static func board(_ number: Int) -> JourneyBoard? {
    numbers.contains(number) ? boards.dropFirst(number - 1).first : nil
  }

  private static func chapter(
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
