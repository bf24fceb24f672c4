import MemorizeViewModel
import Options

/// A deck as the chooser lists it.
struct ShelfDeck: Equatable {
  let name: String
  let color: DeckColor
  /// How many pairs there are in it.
  let pairs: Int
  /// How many of them the next board has.
  let nextPairs: Int
  /// What is on the first of its cards.
  let samples: [String]
  /// Whether it is the player's own.
  let isOwn: Bool
  /// The best game of the same kind as the next one.
  var best: GameRecord?
  /// Larger for decks that were played later; `nil` for those that never were.
  var lastPlayed: Int?
}
