import Words

/// The contents of a deck file, and its faults.
public struct DeckReading: Equatable, Sendable {
  /// The pairs that could be read; nil if fewer than 2 of them can be on one board.
  public private(set) var deck: Deck?
  /// The faults of the file.
  public private(set) var faults = DeckFaults()
  /// The number of rows that repeat an earlier one and are left out.
  public private(set) var repeats = 0
  /// The encoding of the file.
  public private(set) var encoding = DeckEncoding.utf8
  /// Whether the file may be in another encoding.
  public private(set) var isEncodingDoubtful = false
  /// The other encodings in which the file can be read, the likeliest first; none for UTF-8, or if
  /// the encoding was given.
  public private(set) var otherEncodings: [DeckEncoding] = []

  /// The meaning of the columns; `nil` for two columns without names, and for decks of the library.
  public private(set) var columns: Columns?

  /// The columns of a file with names or with more than a term and a definition.
  public struct Columns: Equatable, Sendable {
    /// Whether the first row has their names.
    public let hasHeader: Bool
    /// The names, or numbers from 1, of the columns of terms and definitions.
    public let term: String
    public let definition: String
    /// The number of columns.
    public let count: Int

    package init(hasHeader: Bool, term: String, definition: String, count: Int) {
      (self.hasHeader, self.term, self.definition, self.count) = (
        hasHeader, term, definition, count
      )
    }
  }

  /// The first rows with all their columns, to choose among them; `nil` without columns.
  public private(set) var preview: Preview?

  /// The columns of a file and its first rows.
  public struct Preview: Equatable, Sendable {
    /// Whether the first row has the names of the columns.
    public let hasHeader: Bool
    /// The names of the columns; empty without a header.
    public let names: [String]
    /// The texts of at most five rows.
    public let rows: [[String]]
    /// The number of columns.
    public let count: Int
    /// The columns of terms and definitions, counted from 1.
    public let term: Int
    public let definition: Int
  }

  /// The rows of a preview.
  static let previewRows = 5

  /// The number of comments, which are left out.
  public private(set) var comments = 0

  /// The rows that have more columns than the others, as where an unquoted separator cuts a text;
  /// `nil` if there are none.
  public private(set) var longerRows: LongerRows?

  /// Rows that are longer than the others.
  public struct LongerRows: Equatable, Sendable {
    /// The number of these rows.
    public let count: Int
    /// The first of them, counted from 1 with the names of the columns.
    public let first: Int
  }

  /// Whether the rows are those of tables in Markdown.
  public private(set) var isTable = false
  /// The number of lines beside these tables, which are left out.
  public private(set) var linesBesideTables = 0

  private var separator: [UInt8]?

  /// The origins of the pairs of `deck`, if they are notes of Anki.
  package private(set) var origins: [Origin] = []

  /// A note of which a pair was made.
  package struct Origin: Equatable, Sendable {
    /// The number of the note, counted from 1.
    package let note: Int
    /// The number of the gap; `nil` for a note without gaps.
    package let gap: Int?
  }

  /// Reads as much of a deck file as possible; a bad line does not lose the good ones.
  ///
  /// Takes time O(bytes).
  ///
  /// - Parameters:
  ///   - bytes: the contents of the file, as `Deck.init(reading:named:)` describes them.
  ///   - fallbackName: the name of the deck if the file has none; cut to 60 characters.
  ///   - columns: the columns and rows that are wanted.
  ///   - stopsAtFault: whether to read only to the first fault.
  public init(
    _ bytes: some Collection<UInt8>, named fallbackName: String,
    columns: DeckColumns = DeckColumns(), stopsAtFault: Bool = false
  ) {
    do throws(DeckError) {
      guard bytes.count <= DeckLimit.fileBytes else {
        throw DeckError(
          message: say("expected at most \(DeckLimit.fileBytes) bytes, found \(bytes.count)"))
      }
      let text = try DeckText(
        Array(bytes), as: columns.encoding, isForeign: columns.header != nil)
      var reader = DeckReader(text, columns, stopsAtFault: stopsAtFault)
      reader.read()
      take(&reader, named: fallbackName)
      (encoding, isEncodingDoubtful) = (text.encoding, text.isDoubtful)
      otherEncodings = text.otherEncodings
      self.columns = reader.understood
      preview = reader.table
      longerRows = reader.longerRows
      isTable = reader.markdown?.isTable ?? false
      linesBesideTables = reader.markdown?.others ?? 0
    } catch {
      faults.add(error)
    }
  }

  /// Takes over what every file has.
  private mutating func take(_ reader: inout DeckReader, named name: String) {
    deck = reader.deck(named: name)
    faults = reader.faults
    repeats = reader.repeats
    separator = reader.separator
    comments = reader.comments
  }

  /// Reads the notes of a deck of Anki; one with the same text on both sides is a single face.
  ///
  /// - Parameters:
  ///   - rows: a line for each note, as `row(ofNote:)` makes it; its number is that of the note.
  ///   - name: the name of the deck; cut to 60 characters.
  ///   - sides: the words for the two sides, if there are any.
  ///   - columns: the fields of the two sides, for the summary.
  ///   - tag: the tag that notes must have; `nil` for all notes.
  package init(
    notes rows: [UInt8], named name: String, sides: SideNames?, _ columns: Columns? = nil,
    tag: String?
  ) {
    var reader = DeckReader(
      DeckText(utf8: rows), DeckColumns(tag: tag, header: .auto), stopsAtFault: false)
    reader.readNotes()
    take(&reader, named: name)
    deck?.sides = sides
    self.columns = columns
    origins = reader.origins
  }

  /// The text between the fields of a note, as in Anki.
  public static let noteMark = "\u{1F}"
  static let noteSeparator = Array(noteMark.utf8)

  /// A line for a note.
  ///
  /// - Parameter fields: the term and the definition in HTML, and the tags; line breaks become
  ///   blanks, as in HTML.
  /// - Returns: the line, with its ending.
  package static func row(ofNote fields: [ArraySlice<UInt8>]) -> [UInt8] {
    let texts = fields.map { field in
      let line = field.map { $0 == .lineFeed || $0 == .carriageReturn ? 0x20 : $0 }
      return line.first == .quote ? String(decoding: line, as: UTF8.self).asField : line
    }
    return Array(texts.joined(separator: noteSeparator)) + [.lineFeed]
  }

  /// Whether a field of a note has a sound and nothing to read.
  package static func isOnlySound(_ html: ArraySlice<UInt8>) -> Bool {
    guard html.contains(UInt8(ascii: "[")), html.firstRange(of: "[sound:".utf8) != nil else {
      return false
    }
    return !String(decoding: HTMLText.text(of: html), as: UTF8.self).cleaned.isFace
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
  /// The text is UTF-8, or in an encoding of which it has evidence. The headers at the top are
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
    let reading = DeckReading(bytes, named: fallbackName, columns: columns, stopsAtFault: true)
    guard let deck = reading.deck else {
      throw reading.faults.list.first ?? DeckError(message: say("expected a deck"))
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
      _ = try? header.read(line)
    }
    return header.name ?? header.deckName
  }
}
