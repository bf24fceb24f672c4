/// One record of a deck file: a line, or several if quotes hold line breaks.
struct DeckRecord {
  /// The line on which the record begins.
  let line: DeckLine
  /// The first field that counts.
  private(set) var first: DeckField?
  /// The second field that counts.
  ///
  /// Further fields are ignored.
  private(set) var second: DeckField?
  /// The tags of the record.
  private(set) var tags = ""

  /// The meaning of the columns.
  let layout: DeckLayout
  private var columns = 0
  private var hasText = false

  /// A record without fields.
  ///
  /// - Parameters:
  ///   - line: the line on which it begins.
  ///   - layout: the meaning of the columns.
  init(line: DeckLine, _ layout: DeckLayout) {
    self.line = line
    self.layout = layout
  }

  /// Whether all of several fields are blank, as in the empty rows of a spreadsheet.
  var isEmptyRow: Bool { columns > 1 && !hasText }

  /// Adds the next field.
  mutating func add(_ field: DeckField) {
    columns += 1
    hasText = hasText || field.hasText
    if columns == layout.tagsColumn { tags = String(decoding: field.bytes, as: UTF8.self) }
    if let faces = layout.wanted.faces {
      if columns == faces.term { first = field }
      if columns == faces.definition { second = field }
      return
    }
    guard second == nil, !layout.otherColumns.contains(columns) else { return }
    if first == nil { first = field } else { second = field }
  }

  /// Makes an error about one of the fields, or about the whole record.
  func error(
    _ message: String, at field: DeckField? = nil, missing side: Side? = nil
  ) -> DeckError {
    var error = line.error(message, at: field?.start)
    error.missingSide = side
    return error
  }
}
