/// What a deck file may hold at most; beyond it the line or the file is refused, never cut.
package enum DeckLimit {
  package static let fileBytes = 16 * 1024 * 1024
  /// Of a line, or of all lines of a record that goes over several.
  static let lineBytes = 10_000
  package static let faceCharacters = 1000
  package static let nameCharacters = 60
  static let usualPairs = DrawnPairs.limits

  /// So many lines with content show which separator a file uses.
  static let sampleLines = 10

  /// So many faults of a file are told one by one.
  static let faults = 100

  /// So much of a file's text is repeated in an error message.
  static let quotedCharacters = 30
  static let quotedBytes = 400
}
