import MemorizeViewModel
import Options

/// A deck as the chooser lists it.
struct DeckRow: Equatable {
  let name: String
  let color: DeckColor
  /// The number of pairs in the deck.
  let pairs: Int
  /// The number of pairs on the next board.
  let nextPairs: Int
  /// The faces of the first few cards.
  let samples: [String]
  /// Whether the deck belongs to the player.
  let isOwn: Bool
  /// The other sides of the first few cards.
  var definitions: [String] = []
  /// Whether the deck has pairs of a term and a definition.
  var isWords = false
  /// The words for the two sides of its pairs.
  var sides: SideNames?
  /// Whether the program makes the deck up.
  var isGenerated = false
  /// The level of a generated deck; only one level of each is shown at a time.
  var level: DeckLevel?
  /// Whether the deck is on the table and not in the library.
  var isGuest = false
  /// The pairs that were begun; `nil` for a deck that was never studied.
  var study: StudyCounts?
  /// The best game of the kind that would be dealt next.
  var best: GameRecord?
  /// Larger for decks that were played later; `nil` for decks that were never played.
  var lastPlayed: Int?

  /// The name as players read it; they named their own decks themselves.
  var title: String { isOwn ? name : name.deckTitle }
}

extension DeckRow {
  /// The most faces that a row can show.
  private static let mostSamples = 8

  /// A row for a deck with its finished games, numbered in the order of play.
  init(
    _ deck: Deck, isOwn: Bool, pairs chosen: Int?, games: [(offset: Int, element: GameRecord)],
    table: TableViewModel
  ) {
    name = deck.name
    color = deck.color
    pairs = deck.pairs.count
    let next = table.kindOfNextGame(with: deck, pairs: chosen)
    nextPairs = next.pairs
    samples = deck.pairs.prefix(DeckRow.mostSamples).map(\.first.text)
    definitions = deck.pairs.prefix(DeckRow.mostSamples).map(\.second.text)
    isWords = deck.isWords
    sides = deck.sides
    self.isOwn = isOwn
    isGenerated = !isOwn && deck.isGenerated
    level = isOwn ? nil : deck.level
    best = games.map(\.element).best(next)
    lastPlayed = table.board.deck.name == name ? .max : games.last?.offset
  }

  /// The best game in a word: its moves or, with open cards, its time; `nil` without a game.
  var bestText: String? { best.map { $0.isOpen ? $0.time.shortText : "\($0.moves)" } }
}
