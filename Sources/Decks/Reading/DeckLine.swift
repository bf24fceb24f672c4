/// One line of a deck file, without what ends it.
struct DeckLine {
  /// Counted from 1.
  let number: Int
  /// All bytes of the file, and where among them the line begins and ends.
  let file: [UInt8]
  let start: Int
  let end: Int
  /// Whether there is a quote on it.
  let hasQuote: Bool
  private let isASCII: Bool

  /// The line that begins at a place in a file.
  init(number: Int, of file: [UInt8], from start: Int) {
    // All that is to be known of the bytes of a plain line is found out in one go.
    let bytes = file.span
    var end = start
    var bits: UInt8 = 0
    var hasQuote = false
    while end < bytes.count {
      let byte = bytes[end]
      if byte.endsLine { break }
      bits |= byte
      if byte == .quote { hasQuote = true }
      end += 1
    }
    self.number = number
    self.file = file
    self.start = start
    self.end = end
    self.hasQuote = hasQuote
    isASCII = bits < 0x80
  }

  var bytes: ArraySlice<UInt8> { file[start..<end] }

  var isBlank: Bool {
    bytes.allSatisfy { $0.isBlank }
  }

  var isComment: Bool {
    bytes.first == UInt8(ascii: "#")
  }

  /// Where a byte comes next on the line; nil if it does not.
  func place(of byte: UInt8, from start: Int) -> Int? {
    let bytes = file.span
    var place = start
    while place < end, bytes[place] != byte { place += 1 }
    return place < end ? place : nil
  }

  /// Says that the line is at fault.
  ///
  /// - Parameters:
  ///   - message: what was expected.
  ///   - place: where among the bytes of the file, be it lines further on.
  /// - Returns: the error, with line and column of the place if there is one.
  func error(_ message: String, at place: Int? = nil) -> DeckError {
    guard let place else { return DeckError(line: number, message: message) }
    let lines = file[start..<max(place, start)].lines
    let column = String(decoding: lines.last ?? [], as: UTF8.self).count + 1
    return DeckError(line: number + lines.count - 1, column: column, message: message)
  }

  /// Says that the line is too long or not UTF-8, if it is.
  func check() throws(DeckError) {
    if !isASCII || end - start > DeckLimit.lineBytes { try check(upTo: end) }
  }

  /// Says that a record of this line and some that follow is too long or not UTF-8, if it is.
  ///
  /// - Parameter end: where it ends.
  /// - Throws: what is wrong, and where.
  func check(upTo end: Int) throws(DeckError) {
    let bytes = file[start..<end]
    guard bytes.count <= DeckLimit.lineBytes else {
      throw error("expected at most \(DeckLimit.lineBytes) bytes, found \(bytes.count)")
    }
    guard String(validating: bytes, as: UTF8.self) != nil else {
      let sound = String(decoding: bytes, as: UTF8.self).utf8
      let same = zip(sound, bytes).prefix { $0 == $1 }.count
      throw error("expected UTF-8 text, found other bytes", at: start + same)
    }
  }
}

extension ArraySlice<UInt8> {
  /// Its lines, one at least; LF, CRLF and CR end a line.
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

  /// Where its first line ends; nil if nothing ends it.
  var lineEnd: Int? {
    firstIndex { $0.endsLine }
  }

  /// Takes off what ends a line.
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

  var isBlank: Bool {
    self == UInt8(ascii: " ") || self == UInt8(ascii: "\t")
  }
}
