import Decks

/// What files may hold at most; beyond it they are refused before they are read.
package enum StorageLimit {
  static let journalBytes = 8 << 20
  static let journalHeaderBytes = 4 << 20
  static let journalLineBytes = 64 << 10
  static let historyBytes = 16 << 20
  static let historyLineBytes = 64 << 10
  static let settingsBytes = 64 << 10
  static let bestListBytes = 4 << 20

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
  package static let seedCharacters = 64
  static let versionCharacters = 64
}
