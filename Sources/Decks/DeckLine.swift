/// One line of a deck file, without what ends it.
struct DeckLine {
  /// Counted from 1.
  let number: Int
  /// The line and, for the place of an error, all that follows it.
  let rest: ArraySlice<UInt8>
  let bytes: ArraySlice<UInt8>

  var isBlank: Bool {
    bytes.allSatisfy(\.isBlank)
  }

  var isComment: Bool {
    bytes.first == UInt8(ascii: "#")
  }

  /// Says that the line is at fault.
  ///
  /// - Parameters:
  ///   - message: what was expected.
  ///   - place: where among the bytes of the file, be it lines further on.
  /// - Returns: the error, with line and column of the place if there is one.
  func error(_ message: String, at place: Int? = nil) -> DeckError {
    guard let place else { return DeckError(line: number, message: message) }
    let lines = rest.prefix(upTo: max(place, rest.startIndex)).lines
    let column = String(decoding: lines.last ?? [], as: UTF8.self).count + 1
    return DeckError(line: number + lines.count - 1, column: column, message: message)
  }

  /// Says that the line is too long or not UTF-8, if it is.
  func check() throws(DeckError) {
    guard bytes.count <= DeckLimit.lineBytes else {
      throw error("expected at most \(DeckLimit.lineBytes) bytes, found \(bytes.count)")
    }
    guard !bytes.allSatisfy({ $0 < 0x80 }) else { return }
    guard String(validating: bytes, as: UTF8.self) != nil else {
      let sound = String(decoding: bytes, as: UTF8.self).utf8
      let same = zip(sound, bytes).prefix { $0 == $1 }.count
      throw error("expected UTF-8 text, found other bytes", at: bytes.startIndex + same)
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
    firstIndex { $0 == .lineFeed || $0 == .carriageReturn }
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

  var isBlank: Bool {
    self == UInt8(ascii: " ") || self == UInt8(ascii: "\t")
  }
}
