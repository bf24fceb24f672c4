/// Writes the numbers and texts of a performance code as bytes.
struct CodeWriter {
  private(set) var bytes: [UInt8]

  /// A writer that goes on after these bytes.
  init(bytes: [UInt8] = []) {
    self.bytes = bytes
  }

  /// Writes a number in groups of seven bits, the lowest first; all but the last have the high bit.
  mutating func write(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// Writes the number of bytes of a text, and its UTF-8.
  mutating func write(_ text: String) {
    write(UInt64(text.utf8.count))
    bytes += text.utf8
  }

  /// Writes four bytes, the lowest first.
  mutating func write(checksum: UInt32) {
    bytes += (0..<4).map { UInt8(truncatingIfNeeded: checksum >> (8 * $0)) }
  }
}

/// Reads what `CodeWriter` writes; every reading is `nil` where there is something else.
struct CodeReader {
  private var rest: ArraySlice<UInt8>

  /// A reader of these bytes.
  init(_ bytes: ArraySlice<UInt8>) {
    rest = bytes
  }

  /// Whether everything has been read.
  var isAtEnd: Bool { rest.isEmpty }

  /// Reads a number below 2^63.
  mutating func number() -> UInt64? {
    var number: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 63, by: 7) {
      guard let byte = rest.popFirst() else { return nil }
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return number }
    }
    return nil
  }

  /// Reads a number up to a limit.
  mutating func number(upTo limit: Int) -> Int? {
    number().flatMap { Int(exactly: $0) }.flatMap { $0 <= limit ? $0 : nil }
  }

  /// Reads a text of a number of bytes up to a limit.
  mutating func text(bytes limit: Int) -> String? {
    guard let count = number(upTo: limit), rest.count >= count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return String(validating: rest.prefix(count), as: UTF8.self)
  }

  /// Reads four bytes.
  mutating func checksum() -> UInt32? {
    guard rest.count >= 4 else { return nil }
    defer { rest = rest.dropFirst(4) }
    return rest.prefix(4).reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }
}
