import Words

/// One line of a deck file, without its line ending.
struct DeckLine {
  /// The line number, counted from 1.
  let number: Int
  /// The whole file, so that errors can be placed on later lines of a record.
  private let file: [UInt8]
  private let range: Range<Int>
  /// The encoding of the file before it was UTF-8.
  private let encoding: DeckEncoding

  /// The line that begins at an index of a file.
  init(number: Int, of file: [UInt8], from start: Int, _ encoding: DeckEncoding) {
    self.number = number
    self.file = file
    self.encoding = encoding
    range = start..<(file[start...].lineEnd ?? file.count)
  }

  var start: Int { range.lowerBound }
  var end: Int { range.upperBound }
  var bytes: ArraySlice<UInt8> { file[range] }

  var isBlank: Bool { bytes.allSatisfy(\.isBlank) }

  /// Whether the line is a header or a comment; the keycap `#️⃣` is a face.
  var isComment: Bool {
    guard bytes.first == UInt8(ascii: "#") else { return false }
    let rest = bytes.dropFirst()
    return !rest.starts(with: "\u{20E3}".utf8) && !rest.starts(with: "\u{FE0F}\u{20E3}".utf8)
  }

  /// Whether the line begins with `#` and may still be a row: no blank and no colon follows at once.
  var mayBeRow: Bool {
    let word = bytes.dropFirst().prefix { !$0.isBlank }
    return isComment && !word.isEmpty && !word.contains(UInt8(ascii: ":"))
  }

  /// The separator of a first line for Excel, as in `sep=;`.
  var separatorForExcel: [UInt8]? {
    let text = bytes.filter { $0 != .quote }
    guard text.count == 5, String(decoding: text.prefix(4), as: UTF8.self).lowercased() == "sep="
    else { return nil }
    return Array(text.suffix(1))
  }

  /// Makes an error about this line.
  ///
  /// - Parameters:
  ///   - message: what was expected.
  ///   - index: an index in the file, on this line or a later one.
  /// - Returns: the error, with the line and the column of the index.
  func error(_ message: String, at index: Int? = nil) -> DeckError {
    guard let index else { return DeckError(line: number, message: message) }
    let lines = file[start..<max(index, start)].lines
    let column = String(decoding: lines.last ?? [], as: UTF8.self).count + 1
    return DeckError(line: number + lines.count - 1, column: column, message: message)
  }

  /// The value, or else an error about this line.
  func found<Value>(
    _ value: Value?, _ message: @autoclosure () -> String
  ) throws(DeckError) -> Value {
    guard let value else { throw error(message()) }
    return value
  }

  /// Checks the length and the encoding of a record that begins with this line.
  ///
  /// - Parameter end: the index in the file at which the record ends; that of the line if omitted.
  /// - Throws: if the record is too long, or at the first byte that is not UTF-8.
  func check(upTo end: Int? = nil) throws(DeckError) {
    let bytes = file[start..<(end ?? self.end)]
    guard bytes.count <= DeckLimit.lineBytes else {
      var error = error(
        say("expected at most \(DeckLimit.lineBytes) bytes, found \(bytes.count)"))
      error.isTooLong = true
      throw error
    }
    guard String(validating: bytes, as: UTF8.self) != nil else {
      let repaired = String(decoding: bytes, as: UTF8.self).utf8
      let validBytes = zip(repaired, bytes).prefix { $0 == $1 }.count
      throw error(say("expected \(encoding.name), found other bytes"), at: start + validBytes)
    }
  }
}

extension ArraySlice<UInt8> {
  /// The lines, at least one.
  ///
  /// LF, CRLF and CR end a line.
  var lines: [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = self
    while let end = rest.lineEnd {
      lines.append(rest[..<end])
      rest = rest[end...]
      rest.dropLineEnding()
    }
    return lines + [rest]
  }

  /// The index of the first line ending, if there is one.
  var lineEnd: Int? { firstIndex(where: \.endsLine) }

  /// Removes the line ending at the start.
  mutating func dropLineEnding() {
    let ending = popFirst()
    if ending == .carriageReturn && first == .lineFeed { self = dropFirst() }
  }
}

extension UInt8 {
  static let quote = UInt8(ascii: "\"")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")

  var endsLine: Bool { self == .lineFeed || self == .carriageReturn }

  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}
