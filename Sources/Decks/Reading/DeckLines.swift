import Words

/// The lines and records of a deck file, in order.
///
/// LF, CRLF and CR end a line.
///
/// This is a value: a copy reads ahead without moving the original.
struct DeckLines {
  private let file: [UInt8]
  private let encoding: DeckEncoding
  /// The index at which the next line begins.
  private var next = 0
  private var number = 0
  /// Whether a line that begins with `#` is a row if it has a separator, or needs none.
  var keepsNumberSigns = false
  /// The number of comments up to here, also among the headers.
  var comments = 0

  /// The lines of a file.
  ///
  /// - Parameters:
  ///   - file: UTF-8 without a byte order mark.
  ///   - encoding: its encoding before it was UTF-8, for messages.
  init(_ file: [UInt8], from encoding: DeckEncoding = .utf8) {
    (self.file, self.encoding) = (file, encoding)
  }

  /// Returns the next line, or nil after the last.
  ///
  /// Quotes have no meaning here.
  mutating func nextLine() -> DeckLine? {
    guard next < file.count else { return nil }
    number += 1
    let line = DeckLine(number: number, of: file, from: next, encoding)
    skipLineEnding(at: line.end)
    return line
  }

  /// Returns the next record, skipping comments, blank lines and empty rows.
  ///
  /// - Parameters:
  ///   - separator: the bytes between two fields; without them, a record is a single field.
  ///   - layout: the meaning of the columns.
  /// - Returns: nil after the last record.
  /// - Throws: if the record is too long or not UTF-8, or if a quote is not closed. The next call
  ///   then continues with the following line.
  mutating func nextRecord(
    separatedBy separator: [UInt8]?, _ layout: DeckLayout = DeckLayout()
  ) throws(DeckError) -> DeckRecord? {
    while let line = nextLine() {
      try line.check()
      guard !line.isBlank else { continue }
      guard !line.isComment || isRow(line, separator) else {
        comments += 1
        continue
      }
      let record = try record(from: line, separator, layout)
      if !record.isEmptyRow { return record }
    }
    return nil
  }

  /// Whether a line that begins with `#` is a row.
  private func isRow(_ line: DeckLine, _ separator: [UInt8]?) -> Bool {
    keepsNumberSigns && (separator == nil || line.bytes.fieldEnd(separator) < line.end)
  }

  private mutating func record(
    from line: DeckLine, _ separator: [UInt8]?, _ layout: DeckLayout
  ) throws(DeckError) -> DeckRecord {
    var record = DeckRecord(line: line, layout: layout)
    var rest = file[line.start...]
    while true {
      record.add(try takeField(from: &rest, separator, of: line))
      guard let separator, !separator.isEmpty, rest.starts(with: separator) else { break }
      rest = rest.dropFirst(separator.count)
    }
    if rest.startIndex > line.end {
      number += file[line.start..<rest.startIndex].lines.count - 1
      skipLineEnding(at: rest.startIndex)
      try line.check(upTo: rest.startIndex)
    }
    return record
  }

  private func takeField(
    from rest: inout ArraySlice<UInt8>, _ separator: [UInt8]?, of line: DeckLine
  ) throws(DeckError) -> DeckField {
    let start = rest.startIndex
    var quoted: ArraySlice<UInt8>?
    if rest.first == .quote { quoted = try takeQuoted(from: &rest, separator, of: line) }
    let end = rest.fieldEnd(separator)
    let bare = rest[..<end]
    rest = rest[end...]
    return DeckField(start: start, bytes: quoted.map { $0 + bare } ?? bare)
  }

  /// Takes a quoted text, and returns it without its quotes.
  private func takeQuoted(
    from rest: inout ArraySlice<UInt8>, _ separator: [UInt8]?, of line: DeckLine
  ) throws(DeckError) -> ArraySlice<UInt8> {
    let start = rest.startIndex
    let near = rest.closingQuote(within: DeckLimit.lineBytes)
    // A quote that closes amid a later line was left open on this one.
    let isOpen = near.map { $0 > line.end && !rest[($0 + 1)...].beginsFieldEnd(separator) } ?? false
    guard !isOpen, let end = near ?? rest.farQuote(separator) else {
      throw line.error(
        say("expected a closing quote (write a quote inside quotes as \"\")"), at: start)
    }
    let quoted = rest[..<end].dropFirst()
    rest = rest[end...].dropFirst()
    return quoted.unquoted
  }

  private mutating func skipLineEnding(at end: Int) {
    var rest = file[end...]
    rest.dropLineEnding()
    next = rest.startIndex
  }
}

extension ArraySlice<UInt8> {
  /// The index at which a field ends: at a separator, or with the line.
  fileprivate func fieldEnd(_ separator: [UInt8]?) -> Int {
    guard let separator, let first = separator.first else { return lineEnd ?? endIndex }
    return indices.first { index in
      self[index].endsLine || self[index] == first && self[index...].starts(with: separator)
    } ?? endIndex
  }

  /// The index of the quote that closes the one at the start.
  ///
  /// Two quotes in a row close nothing.
  fileprivate func closingQuote(within limit: Int) -> Int? {
    let text = prefix(limit)
    var index = text.startIndex + 1
    while index < text.endIndex {
      if text[index] == .quote {
        guard text[(index + 1)...].first == .quote else { return index }
        index += 1
      }
      index += 1
    }
    return nil
  }

  /// The index of a closing quote beyond the limit of a record, so that a field that is too long is one
  /// fault; `nil` unless the field ends there.
  fileprivate func farQuote(_ separator: [UInt8]?) -> Int? {
    guard let end = closingQuote(within: DeckLimit.quotedFieldBytes) else { return nil }
    return self[(end + 1)...].beginsFieldEnd(separator) ? end : nil
  }

  /// Whether nothing but blanks comes before the next separator or the end of the line.
  fileprivate func beginsFieldEnd(_ separator: [UInt8]?) -> Bool {
    let rest = self[..<fieldEnd(separator)]
    return rest.allSatisfy(\.isBlank)
  }

  /// The text with each doubled quote as one, and each CRLF as one line ending.
  fileprivate var unquoted: ArraySlice<UInt8> {
    var previous: UInt8?
    return filter { byte in
      let isSecond =
        byte == .quote && previous == .quote
        || byte == .lineFeed && previous == .carriageReturn
      previous = isSecond ? nil : byte
      return !isSecond
    }[...]
  }
}
