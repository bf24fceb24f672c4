extension Deck {
  /// Reads a deck file: UTF-8, a face or a term and its definition a line.
  ///
  /// Lines `#name:`, `#color:`, `#pairs:` and `#separator:` at the top say how the deck is called,
  /// what its backs look like, how many pairs a board usually has and what parts two fields; Anki's
  /// `#deck column:` and the like say which fields to leave out. Any other line that starts with `#`
  /// is a comment. Lines that say the same twice count once. Takes time O(bytes).
  ///
  /// - Parameters:
  ///   - bytes: the contents of the file.
  ///   - fallbackName: what to call the deck if the file does not say; cut to 60 characters.
  /// - Throws: what is wrong with the first line that cannot be read, or with the file as a whole:
  ///   it is larger than 16 MiB, a line longer than 10,000 bytes, a face longer than 1,000
  ///   characters or 4,000 bytes, or there are more than 100,000 pairs, or less than 2 that can lie
  ///   on one board.
  public init(
    reading bytes: some Collection<UInt8>, named fallbackName: String
  ) throws(DeckError) {
    guard bytes.count <= DeckLimit.fileBytes else {
      throw DeckError(
        line: nil, message: "expected at most \(DeckLimit.fileBytes) bytes, found \(bytes.count)")
    }
    var lines = DeckLines(Array(bytes))
    let header = try lines.takeHeader()
    let shown = try DeckSeparator.shown(by: lines)
    let pairs = try lines.takePairs(
      separatedBy: header.separator ?? shown, leavingOut: header.otherColumns)
    let all = Deck(
      name: header.name ?? fallbackName.asDeckName, color: header.color ?? .blue,
      usualPairs: header.usualPairs ?? 8, pairs: pairs)
    let playable = all.unambiguous(order: pairs.indices, limit: all.usualPairs).count
    guard playable >= 2 else {
      throw DeckError(line: nil, message: "expected at least 2 pairs, found \(playable)")
    }
    self.init(name: all.name, color: all.color, usualPairs: playable, pairs: pairs)
  }
}

extension String {
  fileprivate var asDeckName: String {
    let name = cleaned.cut(characters: DeckLimit.nameCharacters, bytes: DeckLimit.nameBytes)
    return name.isVisible ? name : "Deck"
  }
}

extension DeckLines {
  /// Takes the headers off, with the comments and blank lines among them.
  fileprivate mutating func takeHeader() throws(DeckError) -> DeckHeader {
    var header = DeckHeader()
    var ahead = self
    while let line = try ahead.next(), line.isComment || line.isBlank {
      if line.isComment { try header.read(line) }
      self = ahead
    }
    return header
  }

  /// Takes all that is left off, each pair once.
  fileprivate mutating func takePairs(
    separatedBy separator: UInt8?, leavingOut columns: Set<Int>
  ) throws(DeckError) -> [Pair] {
    var pairs: [Pair] = []
    var known: Set<Pair> = []
    while let line = try nextContent() {
      let pair = try line.pair(separatedBy: separator, leavingOut: columns)
      guard known.insert(pair).inserted else { continue }
      guard pairs.count < DeckLimit.pairs else {
        throw DeckError(
          line: line.number, message: "expected at most \(DeckLimit.pairs) pairs, found more")
      }
      pairs.append(pair)
    }
    return pairs
  }
}
