/// The board of a day: the same for everyone, from a built-in deck.
///
/// Deck and size depend on the day of the week, the drawing on the date. NB: this table and the
/// built-in decks must never change, or two players of one day would have different boards.
public struct DailyBoard: Equatable, Sendable {
  /// The decks and pairs from Monday to Sunday.
  private static let week = [
    (deck: "Weather", pairs: 6), (deck: "Faces", pairs: 7), (deck: "Playing Cards", pairs: 8),
    (deck: "Sports", pairs: 9), (deck: "Halloween", pairs: 10), (deck: "Food", pairs: 12),
    (deck: "Animals", pairs: 15),
  ]

  /// The day.
  public let day: CalendarDay

  /// The board of a day.
  public init(_ day: CalendarDay) { self.day = day }

  /// The name of the deck.
  public var deckName: String { DailyBoard.week[day.weekday].deck }
  /// The number of pairs.
  public var pairs: Int { DailyBoard.week[day.weekday].pairs }
  /// The deck as it comes with the game; never `nil`.
  public var deck: Deck? { BuiltInDecks.deck(named: deckName) }

  /// The setup of a game on this board, which counts for the day or not.
  public func setup(_ occasion: Occasion = .plain) -> GameSetup {
    GameSetup(deck: deckName, pairs: pairs, seed: day.description, occasion: occasion)
  }
}
