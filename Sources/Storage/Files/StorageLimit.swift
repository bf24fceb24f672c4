import Decks

/// What files may hold at most; beyond it they are refused before they are read.
///
/// Objects within objects more than 512 deep are refused as well. Texts on cards and names of decks
/// have the limits of `DeckLimit`, boards those of `DrawnPairs`.
package enum StorageLimit {
  static let journalBytes = 8 << 20
  static let journalHeaderBytes = 4 << 20
  static let journalLineBytes = 64 << 10
  /// The shuffles of a game, each of which costs time in proportion to its cards.
  static let shuffles = 10_000
  /// Some hundred thousand games.
  static let historyBytes = 64 << 20
  /// The bytes of a line of the history.
  package static let historyLineBytes = 64 << 10
  static let settingsBytes = 64 << 10
  /// The bytes of the list of the best games.
  static let bestListBytes = 4 << 20
  static let widthsBytes = 256 << 10
  static let widthsLineBytes = 16 << 10
  static let widthsRecords = 100

  static let decks = 1000
  /// So much of a deck file is looked at for its name.
  static let deckHeaderBytes = 4 << 10
  /// So much of a deck's name stands in the name of its file.
  static let deckNameBytes = 120

  /// The finished games that stay as recordings, together.
  static let recordingsBytes = 64 << 20
  static let recordings = 1000

  /// So many bytes of a file are read at a time.
  static let chunkBytes = 64 << 10

  /// No game lasts longer.
  static let microseconds: ClosedRange<Int64> = 0...1_000_000_000_000_000
  /// Seconds since 1970, up to the end of the year 9999.
  static let dates: ClosedRange<Int64> = 0...253_402_300_799
  static let counts = 0...1_000_000_000
  static let scores = -1_000_000_000...1_000_000_000
  /// The characters of a seed.
  package static let seedCharacters = SeedLimit.characters
  /// The bytes of a seed: a character can have any number of marks.
  package static let seedBytes = SeedLimit.bytes
  static let versionCharacters = 64

  /// What luck or memory can come to in a game, in millionths of a move.
  ///
  /// It is far more than a journal has room for, and no more than can be added up for as many games as
  /// a history has room for.
  static let millionths = -1_000_000_000_000...1_000_000_000_000
  /// Boards of more pairs have no counts for each place in the history.
  package static let placedPairs = 100
}
