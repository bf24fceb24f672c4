import Decks

/// A preview of a table that can be imported: how it is understood, and its first rows.
public struct ImportPreview: Equatable, Sendable {
  /// The path of the file.
  public let path: String
  /// How the file is understood, in sentences.
  public let summary: String
  /// Whether the first row has the names of the columns.
  public let hasHeader: Bool
  /// A name or a number for each column.
  public let titles: [String]
  /// The texts of the first rows.
  public let rows: [[String]]
  /// The columns of terms and definitions, counted from 0.
  public let term: Int
  public let definition: Int

  /// Whether the file can be read in more than one encoding.
  public var hasOtherEncodings: Bool { encodings.count > 1 }

  let columns: DeckColumns
  /// The encodings in which the file can be read, the likeliest first.
  let encodings: [DeckEncoding]
  private let encoding: DeckEncoding

  /// A choice of the player.
  public enum Choice: Equatable, Sendable {
    /// A column counted from 0 becomes that of the definitions; if it is, that of the terms.
    case side(Int)
    /// Whether the first row has the names of the columns.
    case header(Bool)
    /// The next encoding in which the file can be read.
    case nextEncoding
  }

  /// To be found out.
  static let columns = DeckColumns(header: .auto)

  init?(path: String, reading: DeckReading, columns: DeckColumns, encodings: [DeckEncoding]) {
    guard let preview = reading.preview else { return nil }
    self.path = path
    self.columns = columns
    self.encodings = encodings
    encoding = reading.encoding
    summary = reading.shownSummary(namesOptions: false)
    hasHeader = preview.hasHeader
    titles = (0..<preview.count).map { column in
      let name = preview.names[at: column] ?? ""
      return name.isVisible ? name : "\(column + 1)"
    }
    rows = preview.rows
    (term, definition) = (preview.term - 1, preview.definition - 1)
  }

  /// The wanted columns after a choice; the column that had the side gets the other one's.
  func columns(choosing choice: Choice) -> DeckColumns {
    var (term, definition, hasHeader) = (term, definition, hasHeader)
    var encoding = columns.encoding
    switch choice {
    case .side(let column) where column == term || column == definition:
      (term, definition) = (definition, term)
    case .side(let column): definition = column
    case .header(let choice): hasHeader = choice
    case .nextEncoding:
      let place = encodings.firstIndex(of: self.encoding).map { ($0 + 1) % encodings.count } ?? 0
      encoding = encodings[at: place] ?? encoding
    }
    return DeckColumns(
      term: "\(term + 1)", definition: "\(definition + 1)", header: hasHeader ? .yes : .no,
      encoding: encoding)
  }
}
