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
}

/// The journey: boards that grow, first through decks, then through rules.
///
/// NB: the history names boards by their number, so boards must not move.
public enum Journey {
  /// Six boards that are opened together.
  public struct Chapter: Equatable, Sendable {
    /// The name on the map.
    public let title: String
    /// The stars of all boards together that open the chapter.
    public let stars: Int
    /// The boards.
    public let boards: [JourneyBoard]
  }

  /// The boards of a chapter.
  public static let boardsPerChapter = 6

  /// The chapters in order.
  public static let chapters: [Chapter] = {
    let closeGaps = Variant(closesGaps: true)
    let sides = Variant(hasSides: true)
    let both = Variant(closesGaps: true, hasSides: true)
    return [
      chapter(
        1, "First steps", opensAt: 0,
        [
          ("Animals", 3), ("Food", 4), ("Halloween", 5), ("Weather", 6), ("Faces", 9),
          ("Sports", 10),
        ]
      ),
      chapter(
        2, "Bigger boards", opensAt: 9,
        [
          ("Playing Cards", 9), ("Animals", 10), ("Food", 12), ("Halloween", 15), ("Faces", 18),
          ("Animals", 20),
        ]),
      chapter(
        3, "Words", opensAt: 20,
        [
          ("NATO", 6), ("Capitals", 8), ("Kana", 9), ("Greek Letters", 10), ("Morse", 12),
          ("Elements", 15),
        ]),
      chapter(
        4, "Two sides: terms here, definitions there", opensAt: 32, rules: sides,
        [
          ("Capitals", 6), ("NATO", 9), ("Times Tables", 10), ("Vi Keys", 12), ("Kana", 15),
          ("Elements", 18),
        ]),
      chapter(
        5, "Close gaps: cards move up", opensAt: 45, rules: closeGaps,
        [
          ("Animals", 6), ("Food", 9), ("Weather", 10), ("Sports", 12), ("Playing Cards", 15),
          ("Faces", 18),
        ]),
      chapter(
        6, "All together", opensAt: 60, rules: both,
        [
          ("Capitals", 10), ("Morse", 12), ("Kana", 15), ("HTTP Status", 18), ("Elements", 24),
          ("Capitals", 30),
        ]),
    ]
  }()

  /// All boards in order.
  public static let boards = chapters.flatMap(\.boards)

  /// The board of a number, from 1; `nil` if there is none.
  public static func board(_ number: Int) -> JourneyBoard? {
    boards.indices.contains(number - 1) ? boards[number - 1] : nil
  }

  private static func chapter(
    _ number: Int, _ title: String, opensAt stars: Int, rules variant: Variant = Variant(),
    _ boards: [(deck: String, pairs: Int)]
  ) -> Chapter {
    let first = (number - 1) * boardsPerChapter + 1
    return Chapter(
      title: title, stars: stars,
      boards: boards.enumerated().map { index, board in
        JourneyBoard(
          number: first + index, deckName: board.deck, pairs: board.pairs, variant: variant)
      })
  }
}
