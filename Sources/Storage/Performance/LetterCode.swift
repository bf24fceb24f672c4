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
      guard let digit = value(of: byte) else { return nil }
      let (product, isTooLarge) = number.multipliedReportingOverflow(by: base)
      let (sum, overflows) = product.addingReportingOverflow(digit)
      guard !isTooLarge, !overflows else { return nil }
      number = sum
    }
    guard count == blockBytes || number >> UInt64(8 * count) == 0 else { return nil }
    return (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> UInt64(8 * $0)) }
  }

  private static func value(of byte: UInt8) -> UInt64? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt64(byte - UInt8(ascii: "A") + 10)
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt64(byte - UInt8(ascii: "a") + 36)
    default: nil
    }
  }
}
