/// One record of a deck file: a line, or several where line breaks stand in quotes.
struct DeckRecord {
  /// Where its first line begins, and which one that is.
  let line: DeckLine
  /// The first field that counts; nil if none does.
  private(set) var first: DeckField?
  /// The second one; those after it are of no use.
  private(set) var second: DeckField?

  private let otherColumns: Set<Int>
  private var columns = 0

  /// A record that begins with a line, and has no fields yet.
  ///
  /// - Parameters:
  ///   - line: the line.
  ///   - otherColumns: the numbers of fields that do not count, from 1.
  init(line: DeckLine, leavingOut otherColumns: Set<Int>) {
    self.line = line
    self.otherColumns = otherColumns
  }

  /// Takes the next field in.
  mutating func add(_ field: DeckField) {
    columns += 1
    guard second == nil, otherColumns.isEmpty || !otherColumns.contains(columns) else { return }
    if first == nil { first = field } else { second = field }
  }

  /// Parts a line without quotes.
  mutating func readPlain(separatedBy separator: UInt8?) {
    var start = line.start
    while second == nil, let separator, let end = line.place(of: separator, from: start) {
      add(DeckField(start: start, range: start..<end))
      start = end + 1
    }
    add(DeckField(start: start, range: start..<line.end))
  }

  /// What one of its fields says.
  func bytes(of field: DeckField) -> ArraySlice<UInt8> {
    field.unquoted.map { $0[...] } ?? line.file[field.range]
  }

  /// An error about one of its fields, or about the whole record.
  func error(_ message: String, at field: DeckField? = nil) -> DeckError {
    line.error(message, at: field?.start)
  }
}
