extension Deck {
  /// Reads a deck file: one face, or a term and its definition, per line.
  ///
  /// The text is UTF-8, UTF-16 with a byte order mark, or Windows-1252. The headers at the top are
  /// `#name:`, `#color:`, `#pairs:` (the usual number on a board) and `#separator:`. Of Anki's
  /// headers, `#html:true` says that fields are HTML, and `#deck column:` and the like name columns
  /// to leave out. Any other line that starts with `#` is a comment. A field may be quoted as in
  /// RFC 4180, and may then hold line breaks. Repeated lines count once. Takes time O(bytes).
  ///
  /// - Parameters:
  ///   - bytes: the contents of the file.
  ///   - fallbackName: the name of the deck if the file has none; cut to 60 characters.
  ///   - columns: the columns and rows that are wanted.
  /// - Throws: the first fault of the file. A file may have at most 16 MiB and 100,000 pairs, and
  ///   needs 2 pairs that can be on one board; a record may have 10,000 bytes, a face 1,000
  ///   characters and 4,000 bytes.
  public init(
    reading bytes: some Collection<UInt8>, named fallbackName: String,
    columns: DeckColumns = DeckColumns()
  ) throws(DeckError) {
    let reading = DeckReading(bytes, named: fallbackName, columns, stopsAtFault: true)
    guard let deck = reading.deck else {
      throw reading.faults.list.first ?? DeckError(line: nil, message: "expected a deck")
    }
    self = deck
  }

  /// The name that the headers of a deck file give the deck.
  ///
  /// - Parameter bytes: the file, or its beginning.
  /// - Returns: nil if there is no name.
  package static func name(inHeaderOf bytes: [UInt8]) -> String? {
    guard let text = try? DeckText(bytes) else { return nil }
    var lines = DeckLines(text.bytes)
    var header = DeckHeader()
    while let line = lines.nextLine(), line.isComment || line.isBlank {
      try? header.read(line)
    }
    return header.name ?? header.deckName
  }
}
