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
