import Decks

/// The limits of files; larger files are refused before they are read.
///
/// JSON nested more than 512 deep is refused, too. Texts on cards and names of decks have the
/// limits of `DeckLimit`, boards those of `DrawnPairs`.
package enum StorageLimit {
  static let journalBytes = 8 << 20
  package static let journalHeaderBytes = 4 << 20
  /// The bytes of any other line: of a journal, of the history and of the reviews.
  package static let lineBytes = 64 << 10
  /// The shuffles of a game; reading each of them takes time in proportion to the cards.
  package static let shuffles = 10_000
  /// A few hundred thousand games.
  static let historyBytes = 64 << 20
  /// About half a million reviews.
  static let reviewBytes = 64 << 20
  static let settingsBytes = 64 << 10
  /// The bytes of the list of the best games.
  static let bestListBytes = 4 << 20

  static let decks = 1000
  /// The bytes of a deck file in which its name is looked for.
  static let deckHeaderBytes = 4 << 10
  /// The bytes of a deck's name in the name of its file.
  static let deckNameBytes = 120

  /// The files of a folder that is imported as a deck.
  static let folderFiles = 10_000

  /// The bytes of all recordings together.
  static let recordingsBytes = 64 << 20
  static let recordings = 1000

  /// The bytes of a file that are read at a time.
  static let chunkBytes = 64 << 10

  /// The length of a game.
  static let microseconds: ClosedRange<Int64> = 0...1_000_000_000_000_000
  /// Seconds since 1970, up to the end of the year 9999.
  package static let dates: ClosedRange<Int64> = 0...253_402_300_799
  /// Days since the first of January 1970.
  static let days = 0...Int(dates.upperBound / 86_400) + 1
  static let counts = 0...1_000_000_000
  /// The numbers of cards in a journal.
  static let cards = 0...4 * DrawnPairs.limits.upperBound - 1
  static let scores = -1_000_000_000...1_000_000_000
  static let versionCharacters = 64

  /// The luck or memory of a game, in millionths of a move.
  ///
  /// Far beyond any journal, and small enough to add up all games of a history.
  static let millionths = -1_000_000_000_000...1_000_000_000_000
  /// The largest boards for which the history counts each place.
  package static let placedPairs = 100
}
