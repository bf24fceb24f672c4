/// A number that another text hardly ever has: FNV-1a with 64 bits over its UTF-8.
public struct TextFingerprint: Hashable, Comparable, Sendable {
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The fingerprint of a text.
  public init(_ text: String) {
    for byte in text.utf8 { add(byte) }
  }

  /// The fingerprint of texts by their own, whatever the order in which they come.
  public init(of texts: some Sequence<TextFingerprint>) {
    for text in texts.sorted() {
      for shift in stride(from: 0, to: 64, by: 8) {
        add(UInt8(truncatingIfNeeded: text.hash >> UInt64(shift)))
      }
    }
  }

  private mutating func add(_ byte: UInt8) {
    hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  /// In hexadecimal digits.
  public var digits: String { String(hash, radix: 16) }

  /// Some order, the same everywhere.
  public static func < (one: TextFingerprint, other: TextFingerprint) -> Bool {
    one.hash < other.hash
  }
}
