/// One record of a deck file: a line, or several where line breaks stand in quotes.
struct DeckRecord {
  /// Where its first line begins, and which one that is.
  let line: DeckLine
  /// One field or more.
  let fields: [DeckField]

  /// An error about one of its fields, or about the whole record.
  func error(_ message: String, at field: DeckField? = nil) -> DeckError {
    line.error(message, at: field?.start)
  }
}
