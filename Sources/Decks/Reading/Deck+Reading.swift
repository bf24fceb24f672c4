extension Deck {
  /// Reads a deck file: UTF-8, a face or a term and its definition a line.
  ///
  /// UTF-16 is read where a byte order mark tells it. Lines `#name:`, `#color:`, `#pairs:` and
  /// `#separator:` at the top say how the deck is called, what its backs look like, how many pairs a
  /// board usually has and what parts two fields; Anki's `#html:true` says that fields are HTML, its
  /// `#deck column:` and the like which fields to leave out. Any other line that starts with `#` is a
  /// comment. A field that begins with a quote ends with one and may hold line breaks, as in RFC 4180.
  /// Lines that say the same twice count once. Takes time O(bytes).
  ///
  /// - Parameters:
  ///   - bytes: the contents of the file.
  ///   - fallbackName: what to call the deck if the file does not say; cut to 60 characters.
  /// - Throws: what is wrong with the first line that cannot be read, or with the file as a whole:
  ///   it is larger than 16 MiB, a record longer than 10,000 bytes, a face longer than 1,000
  ///   characters or 4,000 bytes, or there are more than 100,000 pairs, or less than 2 that can lie
  ///   on one board.
  public init(
    reading bytes: some Collection<UInt8>, named fallbackName: String
  ) throws(DeckError) {
    let reading = DeckReading(bytes, named: fallbackName, stopsAtFault: true)
    guard let deck = reading.deck else {
      throw reading.faults.first ?? DeckError(line: nil, message: "expected a deck")
    }
    self = deck
  }

  /// What the headers at the start of a deck file call the deck.
  ///
  /// - Parameter bytes: the file's, or the first of them.
  /// - Returns: nil if they do not say.
  package static func name(inHeaderOf bytes: [UInt8]) -> String? {
    var lines = DeckLines(DeckEncoding.utf8(bytes))
    var header = DeckHeader()
    while let line = lines.nextLine(), line.isComment || line.isBlank {
      try? header.read(line)
    }
    return header.name ?? header.deckName
  }
}
