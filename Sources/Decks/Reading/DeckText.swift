/// The text of a deck file as UTF-8, without a byte order mark.
struct DeckText {
  /// UTF-8, apart from invalid sequences; the reader reports those with their line.
  let bytes: [UInt8]
  /// The encoding of the file.
  let encoding: DeckEncoding

  /// Decodes a file.
  ///
  /// Takes time O(bytes).
  ///
  /// Text that is neither UTF-16 nor UTF-8 is taken for Windows-1252, unless most of its bytes
  /// above 127 form valid UTF-8: then only the lines with the other bytes are wrong.
  ///
  /// - Throws: if the file holds binary data.
  init(_ file: [UInt8]) throws(DeckError) {
    switch (file.first, file.dropFirst().first) {
    case (0xFF, 0xFE), (0xFE, 0xFF):
      bytes = DeckText.decodingUTF16(file.dropFirst(2), isBigEndian: file.first == 0xFE)
      encoding = .utf16
    default:
      if let kind = BinaryData.kind(of: file) {
        throw DeckError(line: nil, message: "expected a text file, found \(kind)")
      }
      if let text = Windows1252.text(of: file) {
        bytes = Array(text.utf8)
        encoding = .windows1252
      } else {
        bytes = file.starts(with: DeckText.byteOrderMark) ? Array(file.dropFirst(3)) : file
        encoding = .utf8
      }
    }
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// A byte that UTF-8 never uses.
  ///
  /// It stands for an unpaired surrogate or half a code unit, so that these are reported with their
  /// line.
  private static let invalid: UInt8 = 0xFF

  private static func decodingUTF16(
    _ bytes: ArraySlice<UInt8>, isBigEndian: Bool
  ) -> [UInt8] {
    var rest = bytes
    var units: [UInt16] = []
    while let first = rest.popFirst(), let second = rest.popFirst() {
      let (high, low) = isBigEndian ? (first, second) : (second, first)
      units.append(UInt16(high) << 8 | UInt16(low))
    }
    var result: [UInt8] = []
    var decoder = UTF16()
    var iterator = units.makeIterator()
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): result += String(scalar).utf8
      case .error: result.append(invalid)
      case .emptyInput: return bytes.count.isMultiple(of: 2) ? result : result + [invalid]
      }
    }
  }
}
