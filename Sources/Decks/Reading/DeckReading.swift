import Words

/// The contents of a deck file, and its faults.
public struct DeckReading: Equatable, Sendable {
  /// The pairs that could be read; nil if fewer than 2 of them can be on one board.
  public let deck: Deck?
  /// The faults of the file.
  public let faults: DeckFaults
  /// The number of rows that repeat an earlier one and are left out.
  public let repeats: Int
  /// The encoding of the file.
  public let encoding: DeckEncoding

  /// The meaning of the columns; `nil` for two columns without names, and for decks of the library.
  public let columns: Columns?

  /// The columns of a file with names or with more than a term and a definition.
  public struct Columns: Equatable, Sendable {
    /// Whether the first row has their names.
    public let hasHeader: Bool
    /// The names, or numbers from 1, of the columns of terms and definitions.
    public let term: String
    public let definition: String
    /// The number of columns.
    public let count: Int
  }

  /// The number of comments among the rows, which are left out.
  public let comments: Int

  private let separator: [UInt8]?

  /// Reads as much of a deck file as possible; a bad line does not lose the good ones.
  ///
  /// Takes time O(bytes).
  ///
  /// - Parameters:
  ///   - bytes: the contents of the file, as `Deck.init(reading:named:)` describes them.
  ///   - fallbackName: the name of the deck if the file has none; cut to 60 characters.
  ///   - columns: the columns and rows that are wanted.
  public init(
    _ bytes: some Collection<UInt8>, named fallbackName: String,
    columns: DeckColumns = DeckColumns()
  ) {
    self.init(bytes, named: fallbackName, columns, stopsAtFault: false)
  }

  /// Reads a deck file to its end, or only to its first fault.
  init(
    _ bytes: some Collection<UInt8>, named fallbackName: String, _ columns: DeckColumns,
    stopsAtFault: Bool
  ) {
    do throws(DeckError) {
      guard bytes.count <= DeckLimit.fileBytes else {
        throw DeckError(
          line: nil,
          message: say(
            """
            expected at most \(DeckLimit.fileBytes) bytes, found \(bytes.count)
            """))
      }
      let text = try DeckText(Array(bytes))
      var reader = DeckReader(text, columns, stopsAtFault: stopsAtFault)
      reader.read()
      deck = reader.deck(named: fallbackName)
      faults = reader.faults
      repeats = reader.repeats
      encoding = text.encoding
      separator = reader.separator
      self.columns = reader.understood
      comments = reader.comments
    } catch {
      var faults = DeckFaults()
      faults.add(error)
      self.faults = faults
      deck = nil
      repeats = 0
      encoding = .utf8
      separator = nil
      self.columns = nil
      comments = 0
    }
  }

  /// The text between two sides; nil if each line is one face.
  public var dividingMark: String? {
    guard let separator, singleFaces < deck?.pairs.count ?? 0 else { return nil }
    return String(decoding: separator, as: UTF8.self)
  }

  /// The number of pairs that come from one face.
  public var singleFaces: Int { deck?.pairs.count { $0.isTwin } ?? 0 }
}

extension Deck {
  /// Reads a deck file: one face, or a term and its definition, per line.
  ///
  /// The text is UTF-8, UTF-16 with a byte order mark, or Windows-1252. The headers at the top are
  /// `#name:`, `#color:`, `#pairs:` (the usual number on a board) and `#separator:`. Of Anki's
  /// headers, `#columns:` names the two sides, `#html:true` says that fields are HTML, and `#deck
  /// column:` and the like name columns to leave out. Any other line that starts with `#` is a comment. A field may be quoted as in
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
      throw reading.faults.list.first ?? DeckError(line: nil, message: say("expected a deck"))
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
