import MemorizeViewModel
import Spelling

/// The decks behind the chooser: their rows, boards, searches and characters.
///
/// Everything that takes time to work out is kept until the library changes.
final class DeckCatalog {
  /// The most characters on boards that the terminal is asked about in advance.
  private static let mostBoardCharacters = 500
  /// The most pairs of each deck whose characters are collected.
  private static let mostPairs = 100

  private let library: LibraryViewModel?
  private let table: TableViewModel
  let search: DeckSearch
  /// The sample board drawn last, and the deck, the pairs and the search that it was made for.
  private var preview: (key: [String], cards: [TableViewModel.Card])?
  /// How many pairs fit on a board of the deck with a name.
  private var limit: (name: String, limit: BoardLimit)?
  private var texts: [String]?
  /// The numbers of pairs that the player chose for the next games, by the names of decks.
  private(set) var chosenPairs: [String: Int] = [:]

  /// The number of pairs on the page for which a deck is chosen, if it is for one.
  var askedPairs: Int?
  /// The number of pairs of the next game, and its deck.
  private let next: (deck: String, pairs: Int)?

  /// The number of pairs of the next game with a deck: the one chosen, or that of the page for which
  /// it is chosen, or that of the next game with the same deck; `nil` for the usual one.
  func pairs(of name: String) -> Int? {
    chosenPairs[name] ?? askedPairs ?? (next?.deck == name ? next?.pairs : nil)
  }

  /// A catalog of the library's decks; without a library, of those that the table knows.
  init(library: LibraryViewModel?, table: TableViewModel) {
    self.library = library
    self.table = table
    next = table.pairsOfNextGame
    search = DeckSearch(
      deck: { name in
        library?.deck(named: name) ?? table.decks.first { $0.name == name }
      }, nickname: Spelling.namesToSearch(of:))
  }

  /// The rows of the chooser, in the order of the library.
  func rows() -> [DeckRow] {
    let games = Dictionary(grouping: table.records.games.enumerated(), by: \.element.setup.deck)
    let counts = table.study.counts()
    func row(_ deck: Deck, isOwn: Bool, isGuest: Bool = false) -> DeckRow {
      let next = table.kindOfNextGame(with: deck, pairs: pairs(of: deck.name))
      let games = games[deck.name] ?? []
      return DeckRow(
        deck: deck, nextPairs: next.pairs, isOwn: isOwn, isWords: deck.isWords,
        isGenerated: !isOwn && deck.isGenerated, level: isOwn ? nil : deck.level,
        isGuest: isGuest, study: counts(deck), best: games.map(\.element).best(next),
        lastPlayed: table.board.deck.name == deck.name ? .max : games.last?.offset)
    }
    guard let entries = library?.entries() else {
      return table.decks.map { row($0, isOwn: false) }
    }
    // A deck of that name may have been imported meanwhile.
    let guest = table.guestDeck.flatMap { library?.deck(named: $0.name) == nil ? $0 : nil }
    return (guest.map { [row($0, isOwn: false, isGuest: true)] } ?? [])
      + entries.map { row($0.deck, isOwn: $0.isOwn) }
  }

  /// The library has changed: forgets what was worked out before.
  func refresh() {
    search.forget()
    preview = nil
    limit = nil
    texts = nil
  }

  /// Changes the number of pairs of the next game with a deck, as far as the deck has them.
  func changePairs(of row: DeckRow, to pairs: Int) {
    let most = row.deck.playablePairs
    guard most >= 2 else { return }
    chosenPairs[row.name] = min(max(2, pairs), most)
  }

  /// The cards of a sample board, those that were found before the others; none if the deck has no
  /// two pairs to play with.
  func previewCards(of row: DeckRow, found: [String] = []) -> [TableViewModel.Card] {
    let key = [row.name, "\(row.nextPairs)"] + found
    if let preview, preview.key == key { return preview.cards }
    let cards = sampleCards(of: row, found)
    preview = (key, cards)
    return cards
  }

  /// How many pairs of a deck fit on one board.
  func boardLimit(of row: DeckRow) -> BoardLimit {
    if let limit, limit.name == row.name { return limit.limit }
    let new = row.deck.boardLimit
    limit = (row.name, new)
    return new
  }

  private func sampleCards(of row: DeckRow, _ found: [String]) -> [TableViewModel.Card] {
    var deck = row.deck
    let isFound = { (pair: Pair) in
      found.contains(pair.first.text) || found.contains(pair.second.text)
    }
    if !found.isEmpty {
      let pairs = deck.pairs.filter(isFound) + deck.pairs.filter { !isFound($0) }
      deck.pairs = Array(pairs.prefix(max(2, row.nextPairs)))
    }
    let cards = Board.of(deck, pairs: row.nextPairs, seed: row.name)?.cards ?? []
    let known = Set(deck.pairs.filter(isFound).flatMap { [$0.first, $0.second] })
    let isKnown = { (card: TableViewModel.Card) in known.contains(card.content) }
    return cards.filter(isKnown) + cards.filter { !isKnown($0) }
  }

  /// All names and samples, then the characters on boards unless they are too many.
  func texts(of rows: [DeckRow]) -> [String] {
    if let texts { return texts }
    var characters: Set<Character> = []
    for row in rows where characters.count <= DeckCatalog.mostBoardCharacters {
      for pair in row.deck.pairs.prefix(DeckCatalog.mostPairs) {
        characters.formUnion((pair.first.text + pair.second.text).filter { !$0.isASCII })
      }
    }
    let new =
      rows.map { row in
        row.title + (row.samples.map(\.first) + row.samples.map(\.second)).map(\.text).joined()
      } + [String(characters.sorted())]
    texts = new
    return new
  }
}
