import MemorizeViewModel

extension DeckRow {
  /// The most faces that a row can show.
  private static let mostSamples = 8

  /// A row for a deck.
  ///
  /// - Parameters:
  ///   - deck: the deck.
  ///   - isOwn: whether it belongs to the player.
  ///   - games: the finished games of this deck, with their numbers in the order of play.
  ///   - table: the table where it would be played next.
  init(
    _ deck: Deck, isOwn: Bool, games: [(offset: Int, element: GameRecord)], table: TableViewModel
  ) {
    name = deck.name
    color = deck.color
    pairs = deck.pairs.count
    let next = table.kindOfNextGame(with: deck)
    nextPairs = next.pairs
    samples = deck.pairs.prefix(DeckRow.mostSamples).map(\.first.text)
    definitions = deck.pairs.prefix(DeckRow.mostSamples).map(\.second.text)
    isWords = deck.isWords
    self.isOwn = isOwn
    isGenerated = !isOwn && deck.isGenerated
    level = isOwn ? nil : deck.level
    best = games.map(\.element).best(next)
    lastPlayed = table.board.deck.name == name ? .max : games.last?.offset
  }

  /// The best game in a word: its moves or, with open cards, its time; `nil` without a game.
  var bestText: String? { best.map { $0.isOpen ? $0.time.shortText : "\($0.moves)" } }

  /// The same deck as one that is on the table and not in the library.
  var asGuest: DeckRow {
    var row = self
    row.isGuest = true
    return row
  }
}
