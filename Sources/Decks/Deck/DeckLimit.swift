/// What a deck file may hold at most; beyond it the line or the file is refused, never cut.
///
/// Characters are what a reader takes as such: a letter with all the marks on it is one. So there is
/// a limit of bytes beside each limit of characters, and no deck takes more memory than some 150 MB.
package enum DeckLimit {
  /// The bytes of a file; of endless input no more than this is read.
  package static let fileBytes = 16 * 1024 * 1024
  /// Of a line, or of all lines of a record that goes over several.
  static let lineBytes = 10_000
  /// The pairs that differ; a board has at most 500 of them.
  package static let pairs = 100_000
  /// The characters of a face.
  package static let faceCharacters = 1000
  /// The bytes of a face: as many as so many characters of any script have.
  package static let faceBytes = 4000
  /// The characters of a deck's name.
  package static let nameCharacters = 60
  /// The bytes of a deck's name.
  package static let nameBytes = 1000
  static let usualPairs = DrawnPairs.limits

  /// So many lines with content show which separator a file uses.
  static let sampleLines = 10

  /// So many faults of a file are told one by one.
  static let faults = 100

  /// So much of a file's text is repeated in an error message.
  static let quotedCharacters = 30
  static let quotedBytes = 400
}
