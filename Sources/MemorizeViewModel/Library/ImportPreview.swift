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

  let columns: DeckColumns

  /// A choice of the player.
  public enum Choice: Equatable, Sendable {
    /// The column of the terms, counted from 0.
    case term(Int)
    /// The column of the definitions, counted from 0.
    case definition(Int)
    /// Whether the first row has the names of the columns.
    case header(Bool)
  }

  /// To be found out.
  static let columns = DeckColumns(header: .auto)

  init?(path: String, reading: DeckReading, columns: DeckColumns) {
    guard let preview = reading.preview else { return nil }
    self.path = path
    self.columns = columns
    summary = reading.shownSummary(namesOptions: false)
    hasHeader = preview.hasHeader
    titles = (0..<preview.count).map { column in
      let name = preview.names.indices.contains(column) ? preview.names[column] : ""
      return name.isVisible ? name : "\(column + 1)"
    }
    rows = preview.rows
    (term, definition) = (preview.term - 1, preview.definition - 1)
  }

  /// The wanted columns after a choice; the column that had the side gets the other one's.
  func columns(choosing choice: Choice) -> DeckColumns {
    var (term, definition, hasHeader) = (term, definition, hasHeader)
    switch choice {
    case .term(let column):
      if column == definition { definition = term }
      term = column
    case .definition(let column):
      if column == term { term = definition }
      definition = column
    case .header(let choice): hasHeader = choice
    }
    return DeckColumns(
      term: "\(term + 1)", definition: "\(definition + 1)", header: hasHeader ? .yes : .no)
  }
}
