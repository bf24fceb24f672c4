import Words

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
  /// Text that is neither UTF-16 nor UTF-8 is taken for Windows-1252, Windows-1251 or KOI8-R by the
  /// evidence of its bytes, unless most of those above 127 form valid UTF-8: then only the lines with
  /// the other bytes are wrong.
  ///
  /// - Throws: if the file holds binary data, or text in an encoding of East Asia other than UTF-8.
  init(_ file: [UInt8]) throws(DeckError) {
    switch (file.first, file.dropFirst().first) {
    case (0xFF, 0xFE), (0xFE, 0xFF):
      bytes = DeckText.decodingUTF16(file.dropFirst(2), isBigEndian: file.first == 0xFE)
      encoding = .utf16
    default:
      if let kind = BinaryData.kind(of: file) {
        throw DeckError(line: nil, message: say("expected a text file, found \(kind)"))
      }
      if let encoding = try DeckText.encoding(of: file), let text = encoding.text(of: file) {
        bytes = Array(text.utf8)
        self.encoding = encoding
      } else {
        bytes = file.starts(with: DeckText.byteOrderMark) ? Array(file.dropFirst(3)) : file
        encoding = .utf8
      }
    }
  }

  /// The encoding of a file that is more likely in another one than damaged UTF-8.
  ///
  /// - Returns: `nil` if the file is valid UTF-8, or if at most half of its characters outside ASCII
  ///   are invalid UTF-8.
  private static func encoding(of file: [UInt8]) throws(DeckError) -> DeckEncoding? {
    guard String(validating: file, as: UTF8.self) == nil, isMostlyInvalidUTF8(file) else {
      return nil
    }
    let evidence = EncodingEvidence(file)
    if let encoding = evidence.encoding { return encoding }
    let name = evidence.wideName
    throw DeckError(
      line: nil, message: say("expected UTF-8; try: iconv -f \(name) -t UTF-8 FILE > NEWFILE"))
  }

  private static func isMostlyInvalidUTF8(_ file: [UInt8]) -> Bool {
    var decoder = UTF8()
    var bytes = file.makeIterator()
    var (valid, invalid) = (0, 0)
    while true {
      switch decoder.decode(&bytes) {
      case .scalarValue(let scalar): valid += scalar.isASCII ? 0 : 1
      case .error: invalid += 1
      case .emptyInput: return invalid > valid
      }
    }
  }

  /// UTF-8 from elsewhere than a file.
  init(utf8 bytes: [UInt8]) {
    (self.bytes, encoding) = (bytes, .utf8)
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

/// Recognises files that hold no text.
enum BinaryData {
  /// The first bytes of common formats.
  private static let signatures: [[UInt8]] = [
    [0x89] + "PNG".utf8,
    [0xFF, 0xD8, 0xFF],
    Array("GIF8".utf8),
    Array("%PDF-".utf8),
    [0x50, 0x4B, 0x03, 0x04],
    [0xD0, 0xCF, 0x11, 0xE0],
    Array("SQLite format 3".utf8),
    [0x1F, 0x8B],
    Array("BZh".utf8),
    [0xFD] + "7zXZ".utf8,
    [0x28, 0xB5, 0x2F, 0xFD],
    [0x7F] + "ELF".utf8,
  ]

  /// The names of these formats, and of data without one.
  private static let kinds = NameTable(
    "a PNG image",
    "a JPEG image",
    "a GIF image",
    "a PDF document",
    "a ZIP archive (import .apkg files with 'memorize decks import'; export .xlsx and .ods as text)",
    "an Office document (export it as CSV)",
    "an SQLite database (export it as text)",
    "gzip data",
    "bzip2 data",
    "xz data",
    "zstd data",
    "a program",
    "binary data (a NUL byte)", "binary data (control characters)", context: "file")

  /// The kind of binary data in a file.
  ///
  /// - Returns: nil if the file is text in UTF-8 or a similar encoding: it has no known signature,
  ///   no NUL byte, and few control characters.
  static func kind(of file: [UInt8]) -> String? {
    if let known = signatures.firstIndex(where: { file.starts(with: $0) }) { return kinds[known] }
    if file.contains(0) { return kinds[signatures.count] }
    let controls = file.count(where: isControl)
    return controls > file.count / 4 ? kinds[signatures.count + 1] : nil
  }

  /// Whether text rarely has this byte: a control character, but no blank, line ending or escape.
  private static func isControl(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x09...0x0D, 0x1B: false
    case 0x00...0x1F, 0x7F: true
    default: false
    }
  }
}
