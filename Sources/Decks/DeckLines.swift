/// The lines and records of a deck file one after the other; LF, CRLF and CR end a line.
///
/// It is a value: a copy reads ahead and leaves the original where it was.
struct DeckLines {
  private var rest: ArraySlice<UInt8>
  private var number = 0
  private var quotes = QuoteSearch()

  init(_ bytes: [UInt8]) {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    rest = bytes.starts(with: byteOrderMark) ? bytes[byteOrderMark.count...] : bytes[...]
  }

  /// Takes the next line off, or nil after the last; quotes mean nothing.
  mutating func nextLine() -> DeckLine? {
    guard !rest.isEmpty else { return nil }
    number += 1
    let line = DeckLine(number: number, rest: rest, bytes: rest[..<(rest.lineEnd ?? rest.endIndex)])
    rest = rest[line.bytes.endIndex...]
    rest.dropLineEnding()
    return line
  }

  /// Takes the next record off that is neither blank nor a comment.
  ///
  /// - Parameter separator: what stands between two fields; without one a record is one field.
  /// - Returns: nil after the last.
  /// - Throws: if it is too long, not UTF-8, or a quote is opened and not closed. The first line of
  ///   the record is taken off all the same, and only that.
  mutating func nextRecord(separatedBy separator: UInt8?) throws(DeckError) -> DeckRecord? {
    while let line = nextLine() {
      try line.check()
      guard !line.isBlank, !line.isComment else { continue }
      guard line.bytes.contains(.quote) else {
        return DeckRecord(line: line, fields: line.bytes.fields(separatedBy: separator))
      }
      return try quotedRecord(from: line, separatedBy: separator)
    }
    return nil
  }

  private mutating func quotedRecord(
    from line: DeckLine, separatedBy separator: UInt8?
  ) throws(DeckError) -> DeckRecord {
    var fields: [DeckField] = []
    var left = line.rest
    while true {
      let start = left.startIndex
      var field: ArraySlice<UInt8> = []
      if left.first == .quote { field = try takeQuoted(from: &left, of: line) }
      let end = left.firstIndex { $0 == separator || $0.endsLine } ?? left.endIndex
      field = field.isEmpty ? left[..<end] : field + left[..<end]
      fields.append(DeckField(bytes: field, start: start))
      left = left[end...]
      guard left.first == separator, left.popFirst() != nil else { break }
    }
    let bytes = line.rest[..<left.startIndex]
    if bytes.endIndex > line.bytes.endIndex {
      try DeckLine(number: line.number, rest: line.rest, bytes: bytes).check()
      number += bytes.lines.count - 1
      left.dropLineEnding()
      rest = left
    }
    return DeckRecord(line: line, fields: fields)
  }

  /// Takes what stands between the quote at the start and the quote that closes it.
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
    return quoted.contains { $0 == .quote || $0 == .carriageReturn } ? quoted.unquoted : quoted
  }
}

extension ArraySlice<UInt8> {
  /// Parts a line without quotes.
  fileprivate func fields(separatedBy separator: UInt8?) -> [DeckField] {
    guard let separator else { return [DeckField(bytes: self, start: startIndex)] }
    var fields: [DeckField] = []
    fields.reserveCapacity(2)
    var rest = self
    while let end = rest.firstIndex(of: separator) {
      fields.append(DeckField(bytes: rest[..<end], start: rest.startIndex))
      rest = rest[(end + 1)...]
    }
    fields.append(DeckField(bytes: rest, start: rest.startIndex))
    return fields
  }

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

extension UInt8 {
  fileprivate var endsLine: Bool { self == .lineFeed || self == .carriageReturn }
}
