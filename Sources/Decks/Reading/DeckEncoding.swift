/// How a deck file writes its characters.
enum DeckEncoding {
  /// The bytes of a file as UTF-8; UTF-16 is known by its byte order mark.
  ///
  /// What is no character in UTF-16 becomes a byte that is none in UTF-8, so that it is an error on
  /// its line.
  static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    switch (bytes.first, bytes.dropFirst().first) {
    case (0xFF, 0xFE): utf8(bytes.dropFirst(2), isBigEndian: false)
    case (0xFE, 0xFF): utf8(bytes.dropFirst(2), isBigEndian: true)
    default: bytes
    }
  }

  private static func utf8(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> [UInt8] {
    var rest = bytes.makeIterator()
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    while let first = rest.next(), let second = rest.next() {
      let (high, low) = isBigEndian ? (first, second) : (second, first)
      units.append(UInt16(high) << 8 | UInt16(low))
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var decoder = UTF16()
    var iterator = units.makeIterator()
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): result += String(scalar).utf8
      case .error: result.append(noText)
      case .emptyInput: return bytes.count % 2 == 0 ? result : result + [noText]
      }
    }
  }

  private static let noText = UInt8(0xFF)
}
