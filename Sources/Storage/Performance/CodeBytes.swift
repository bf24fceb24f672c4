import Decks

/// Writes the numbers and texts of a performance code as bytes.
struct CodeWriter {
  /// The bytes written so far.
  private(set) var bytes: [UInt8] = []

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

/// Writes bytes as ASCII letters and digits, which no shell, chat or mail program changes.
///
/// Each block of eight bytes is a number, the first byte being the highest, which is written with
/// eleven digits to the base 62: `0` to `9`, `A` to `Z`, `a` to `z`. A shorter last block has as
/// many digits as its highest number needs.
enum LetterCode {
  /// The number of digits for a block of each number of bytes.
  private static let digits = [0, 2, 3, 5, 6, 7, 9, 10, 11]
  private static let alphabet = Array(
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)
  private static let blockBytes = 8
  private static let base: UInt64 = 62

  /// Whether a text has the digits of a code only, and they change between digits, capitals and
  /// small letters as often as by chance: three times in five, and far more often than in a name or a
  /// checksum of a file.
  static func looksRandom(_ text: some Collection<UInt8>) -> Bool {
    let kinds = text.map { byte in
      alphabet.firstIndex(of: byte).map { ($0 + 16) / 26 }
    }
    let changes = zip(kinds, kinds.dropFirst()).count { $0 != $1 }
    return !kinds.contains(nil) && Set(kinds).count == 3 && 5 * changes >= 2 * kinds.count
  }

  /// The text for bytes.
  static func text(_ bytes: [UInt8]) -> String {
    let blocks = stride(from: 0, to: bytes.count, by: blockBytes).map { start in
      text(block: bytes[start..<min(bytes.count, start + blockBytes)])
    }
    return blocks.joined()
  }

  /// The bytes of a text; `nil` if no bytes have this text.
  static func bytes(_ text: some Sequence<UInt8>) -> [UInt8]? {
    var rest = Array(text)[...]
    var bytes: [UInt8] = []
    while !rest.isEmpty {
      guard let block = block(rest.prefix(digits[blockBytes])) else { return nil }
      bytes += block
      rest = rest.dropFirst(digits[blockBytes])
    }
    return bytes
  }

  private static func text(block: ArraySlice<UInt8>) -> String {
    var number = block.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    var text: [UInt8] = []
    for _ in 0..<digits[block.count] {
      text.append(alphabet[Int(number % base)])
      number /= base
    }
    return String(decoding: text.reversed(), as: UTF8.self)
  }

  private static func block(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    guard let count = digits.firstIndex(of: text.count) else { return nil }
    var number: UInt64 = 0
    for byte in text {
      guard let digit = alphabet.firstIndex(of: byte) else { return nil }
      let (product, isTooLarge) = number.multipliedReportingOverflow(by: base)
      let (sum, overflows) = product.addingReportingOverflow(UInt64(digit))
      guard !isTooLarge, !overflows else { return nil }
      number = sum
    }
    guard count == blockBytes || number >> UInt64(8 * count) == 0 else { return nil }
    return (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> UInt64(8 * $0)) }
  }
}

/// The checksum CRC-32 of ISO 3309, as in zlib and PNG.
enum Checksum {
  /// The checksum of bytes.
  ///
  /// Complexity: O(bytes).
  static func crc32(_ bytes: some Sequence<UInt8>) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 {
        let isOdd = sum & 1 == 1
        sum >>= 1
        if isOdd { sum ^= 0xEDB8_8320 }
      }
    }
    return ~sum
  }
}

extension DrawnPairs {
  /// The checksum of the number of pairs in the deck and the faces on the table.
  ///
  /// It is made of lines in UTF-8: the number, then the pairs in the order in which they were
  /// drawn, a term and its definition with a tab between, twins as a single text.
  var checksum: UInt32 {
    let lines = pairs.map { pair in
      pair.isTwin ? pair.first.source : "\(pair.first.source)\t\(pair.second.source)"
    }
    return Checksum.crc32((["\(deckSize)"] + lines).map { $0 + "\n" }.joined().utf8)
  }
}
