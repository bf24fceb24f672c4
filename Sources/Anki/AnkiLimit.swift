/// The limits of an Anki package.
///
/// Sizes are checked as the package declares them, and again while it is read.
package enum AnkiLimit {
  /// The most bytes of a collection; it is unpacked to the disk.
  static let collectionBytes = 512 << 20
  /// The most entries of a package.
  static let entries = 200_000
  /// The most bytes of the list of media.
  static let mediaListBytes = 32 << 20
  /// The most bytes of a text or a number of columns in the collection.
  static let valueBytes = 16 << 20
  /// The most cards, as each has a number in memory.
  static let cards = 2_000_000
  /// The most decks, and the most note types.
  static let names = 10_000
  /// The most fields of a note type.
  static let fields = 1000
  /// The most bytes of all media that a package is read for.
  static let mediaBytes = 1 << 30
  /// The most bytes of the rows of all decks.
  package static let rowBytes = 128 << 20
  /// The steps of SQLite for a collection: many times as many as the largest needs.
  static let steps = 200_000_000
  /// How many bytes of history Zstandard may refer to, as a power of two.
  static let zstandardWindow = 26
}
