import MemorizeViewModel

extension ShelfDeck {
  /// So many of a deck's cards are shown in a list at most.
  private static let mostSamples = 8

  /// All decks there are to choose from, as a table would play them next.
  ///
  /// - Parameters:
  ///   - library: the decks; without a library those that the table knows.
  ///   - table: what tells the games that were played, and how many pairs a board shall have.
  ///   - guest: a deck that is not in the library and comes first.
  /// - Returns: one for each deck.
  static func all(of library: LibraryViewModel?, for table: TableViewModel, guest: Deck? = nil)
    -> [ShelfDeck]
  {
    let games = Dictionary(grouping: table.results.enumerated(), by: \.element.setup.deck)
    func make(_ deck: Deck, isOwn: Bool) -> ShelfDeck {
      ShelfDeck(deck, isOwn: isOwn, games: games[deck.name] ?? [], table: table)
    }
    guard let entries = library?.entries() else {
      return table.decks.map { make($0, isOwn: false) }
    }
    return (guest.map { [make($0, isOwn: false)] } ?? [])
      + entries.map { make($0.deck, isOwn: $0.isOwn) }
  }

  private init(
    _ deck: Deck, isOwn: Bool, games: [(offset: Int, element: GameRecord)], table: TableViewModel
  ) {
    name = deck.name
    color = deck.color
    pairs = deck.pairs.count
    let next = table.kindOfNextGame(with: deck)
    nextPairs = next.pairs
    samples = deck.pairs.prefix(ShelfDeck.mostSamples).map(\.first.text)
    self.isOwn = isOwn
    best = games.map(\.element).best(next)
    lastPlayed = table.board.deck.name == name ? .max : games.last?.offset
  }
}
