/// A number that another text hardly ever has: FNV-1a with 64 bits over its UTF-8.
public struct TextFingerprint: Hashable, Sendable {
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The fingerprint of a text.
  public init(_ text: String) {
    for byte in text.utf8 { add(byte) }
  }

  /// The fingerprint of texts by their own, whatever the order in which they come.
  public init(of texts: [TextFingerprint]) {
    // Plain numbers, which the standard library sorts with code of its own.
    for text in texts.map(\.hash).sorted() {
      var rest = text
      for _ in 0..<8 {
        add(UInt8(truncatingIfNeeded: rest))
        rest >>= 8
      }
    }
  }

  private mutating func add(_ byte: UInt8) {
    hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  /// In hexadecimal digits.
  public var digits: String { String(hash, radix: 16) }
}
