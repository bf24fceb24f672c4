/// The lines of a deck file one after the other; LF, CRLF and CR end a line.
///
/// It is a value: a copy reads ahead and leaves the original where it was.
struct DeckLines {
  private var rest: ArraySlice<UInt8>
  private var number = 0

  init(_ bytes: [UInt8]) {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    rest = bytes.starts(with: byteOrderMark) ? bytes[byteOrderMark.count...] : bytes[...]
  }

  /// Takes the next line off, or nil after the last.
  ///
  /// - Throws: if it is too long or not UTF-8.
  mutating func next() throws(DeckError) -> DeckLine? {
    guard !rest.isEmpty else { return nil }
    number += 1
    let end = rest.firstIndex { $0 == .lineFeed || $0 == .carriageReturn } ?? rest.endIndex
    let line = DeckLine(number: number, bytes: rest[..<end])
    rest = rest[end...]
    let ending = rest.popFirst()
    if ending == .carriageReturn && rest.first == .lineFeed { rest = rest.dropFirst() }
    try check(line)
    return line
  }

  /// Takes lines off up to the next one that is neither blank nor a comment.
  mutating func nextContent() throws(DeckError) -> DeckLine? {
    while let line = try next() {
      if !line.isBlank && !line.isComment { return line }
    }
    return nil
  }

  private func check(_ line: DeckLine) throws(DeckError) {
    guard line.bytes.count <= DeckLimit.lineBytes else {
      throw DeckError(
        line: line.number,
        message: "expected at most \(DeckLimit.lineBytes) bytes, found \(line.bytes.count)")
    }
    guard !line.bytes.allSatisfy({ $0 < 0x80 }) else { return }
    guard String(validating: line.bytes, as: UTF8.self) != nil else {
      throw DeckError(line: line.number, message: "expected UTF-8 text, found other bytes")
    }
  }
}

extension UInt8 {
  fileprivate static let lineFeed = UInt8(ascii: "\n")
  fileprivate static let carriageReturn = UInt8(ascii: "\r")
}
