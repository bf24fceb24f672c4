/// The lines and records of a deck file one after the other; LF, CRLF and CR end a line.
///
/// It is a value: a copy reads ahead and leaves the original where it was.
struct DeckLines {
  private let bytes: [UInt8]
  /// Where the next line begins.
  private var place: Int
  private var number = 0
  private var quotes = QuoteSearch()

  init(_ bytes: [UInt8]) {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    self.bytes = bytes
    place = bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
  }

  /// Takes the next line off, or nil after the last; quotes mean nothing.
  mutating func nextLine() -> DeckLine? {
    guard place < bytes.count else { return nil }
    number += 1
    let line = DeckLine(number: number, of: bytes, from: place)
    goOn(after: line.end)
    return line
  }

  /// Takes the next record off that is neither blank nor a comment.
  ///
  /// - Parameters:
  ///   - separator: what stands between two fields; without one a record is one field.
  ///   - otherColumns: the numbers of fields that do not count, from 1.
  /// - Returns: nil after the last.
  /// - Throws: if it is too long, not UTF-8, or a quote is opened and not closed. The first line of
  ///   the record is taken off all the same, and only that.
  mutating func nextRecord(
    separatedBy separator: UInt8?, leavingOut otherColumns: Set<Int> = []
  ) throws(DeckError) -> DeckRecord? {
    while let line = nextLine() {
      try line.check()
      guard !line.isBlank, !line.isComment else { continue }
      var record = DeckRecord(line: line, leavingOut: otherColumns)
      if line.hasQuote {
        try readQuoted(&record, separatedBy: separator)
      } else {
        record.readPlain(separatedBy: separator)
      }
      return record
    }
    return nil
  }

  /// Goes on behind what ends a line, if anything does.
  private mutating func goOn(after end: Int) {
    var left = bytes[end...]
    left.dropLineEnding()
    place = left.startIndex
  }

  private mutating func readQuoted(
    _ record: inout DeckRecord, separatedBy separator: UInt8?
  ) throws(DeckError) {
    let line = record.line
    var left = bytes[line.start...]
    while true {
      let start = left.startIndex
      var quoted: ArraySlice<UInt8>?
      if left.first == .quote { quoted = try takeQuoted(from: &left, of: line) }
      let end = left.firstIndex { $0 == separator || $0.endsLine } ?? left.endIndex
      record.add(DeckField(start: start, quoted: quoted, then: left[..<end]))
      left = left[end...]
      guard left.first == separator, left.popFirst() != nil else { break }
    }
    guard left.startIndex > line.end else { return }
    try line.check(upTo: left.startIndex)
    number += bytes[line.start..<left.startIndex].lines.count - 1
    goOn(after: left.startIndex)
  }

  /// Takes what stands between the quote at the start and the quote that closes it, as it stands there.
  private mutating func takeQuoted(
    from left: inout ArraySlice<UInt8>, of line: DeckLine
  ) throws(DeckError) -> ArraySlice<UInt8> {
    let start = left.startIndex
    guard let end = quotes.closing(left), end - start <= DeckLimit.lineBytes else {
      throw line.error(
        "expected a closing quote (a quote to be shown is written \"\" within quotes)", at: start)
    }
    let quoted = left[..<end].dropFirst()
    left = left[end...].dropFirst()
    return quoted
  }
}

extension DeckField {
  /// A field of a record with quotes: what stood within them, if it began with one, and what followed.
  fileprivate init(start: Int, quoted: ArraySlice<UInt8>?, then rest: ArraySlice<UInt8>) {
    guard let quoted else {
      self.init(start: start, range: rest.startIndex..<rest.endIndex)
      return
    }
    let isPlain = rest.isEmpty && !quoted.contains { $0 == .quote || $0 == .carriageReturn }
    self.init(
      start: start, range: quoted.startIndex..<quoted.endIndex,
      unquoted: isPlain ? nil : Array(quoted.unquoted + rest))
  }
}

extension ArraySlice<UInt8> {
  /// Two quotes are one, and CRLF is one end of a line.
  fileprivate var unquoted: ArraySlice<UInt8> {
    var before: UInt8?
    return filter { byte in
      let isSecond =
        byte == .quote && before == .quote || byte == .lineFeed && before == .carriageReturn
      before = isSecond ? nil : byte
      return !isSecond
    }[...]
  }
}
