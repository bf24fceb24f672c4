import Words

/// The text of a deck file as UTF-8, without a byte order mark.
struct DeckText {
  /// UTF-8, apart from invalid sequences; the reader reports those with their line.
  let bytes: [UInt8]
  /// The encoding of the file.
  let encoding: DeckEncoding
  /// Whether the file may be in another encoding.
  private(set) var isDoubtful = false
  /// The other encodings in which a file that is not UTF-8 can be read, the likeliest first.
  private(set) var otherEncodings: [DeckEncoding] = []

  /// Decodes a file.
  ///
  /// Takes time O(bytes).
  ///
  /// Text that is neither UTF-16 nor UTF-8 has the encoding of which it has evidence, unless most of its
  /// characters above 127 are valid UTF-8: then only the lines with the other bytes are wrong. Conversely, a
  /// few characters that are valid UTF-8 by chance, and of no language, are text in another encoding.
  ///
  /// - Parameters:
  ///   - file: the contents of the file.
  ///   - wanted: its encoding; `nil` to find it out.
  ///   - isForeign: whether text that is valid in UTF-8 may be something else.
  /// - Throws: if the file holds binary data, or text in an encoding that is not known.
  init(_ file: [UInt8], as wanted: DeckEncoding? = nil, isForeign: Bool = false) throws(DeckError) {
    let encoding: DeckEncoding
    if let wanted {
      encoding = wanted
    } else {
      (encoding, isDoubtful, otherEncodings) = try DeckText.encoding(of: file, isForeign)
    }
    switch encoding {
    case .utf16, .utf16LittleEndian, .utf16BigEndian:
      let mark = file.prefix(2)
      let hasMark = mark == [0xFF, 0xFE] || mark == [0xFE, 0xFF]
      bytes = DeckText.decodingUTF16(
        file.dropFirst(hasMark ? 2 : 0),
        isBigEndian: hasMark ? mark.first == 0xFE : encoding == .utf16BigEndian)
      self.encoding = encoding
      return
    default: break
    }
    if let kind = BinaryData.kind(of: file) {
      throw DeckError(message: say("expected a text file, found \(kind)"))
    }
    self.encoding = encoding
    guard let table = EncodingTable.of(encoding) else {
      bytes = file.starts(with: DeckText.byteOrderMark) ? Array(file.dropFirst(3)) : file
      return
    }
    let (text, fault) = table.text(of: file)
    if let fault {
      throw DeckError(
        line: file[..<fault].lines.count,
        message: say("expected \(encoding.name), found other bytes"))
    }
    bytes = text
  }

  /// The encoding of which a file has evidence, and the other ones.
  private static func encoding(
    of file: [UInt8], _ isForeign: Bool
  ) throws(DeckError) -> (DeckEncoding, isDoubtful: Bool, others: [DeckEncoding]) {
    if file.starts(with: [0xFF, 0xFE, 0, 0]) || file.starts(with: [0, 0, 0xFE, 0xFF]) {
      throw unsupported("UTF-32")
    }
    if file.starts(with: [0xFF, 0xFE]) || file.starts(with: [0xFE, 0xFF]) {
      return (.utf16, false, [])
    }
    if BinaryData.kind(of: file) != nil {
      return (unmarkedUTF16(of: file) ?? .utf8, false, [])
    }
    // Most files have no escape character, and it takes less time to look for one byte than for three.
    if file.contains(0x1B), escapes.contains(where: { file.firstRange(of: $0) != nil }) {
      throw unsupported("ISO-2022-JP")
    }
    guard !file.starts(with: byteOrderMark), let (share, isWeak) = shareOfUTF8(in: file, isForeign)
    else { return (.utf8, false, []) }
    if let guess = EncodingEvidence.guess(file), guess.share > (isWeak ? min(share, 0.5) : share) {
      return (guess.encoding, guess.isDoubtful, guess.others)
    }
    guard share < (isForeign && isWeak ? 0.75 : 0.5) else { return (.utf8, false, []) }
    throw DeckError(
      message: say(
        "expected UTF-8 or a known encoding; name it with --encoding, or \(DeckEncoding.conversion(from: "ENCODING"))"
      ))
  }

  /// The fault of a file in an encoding that is not read.
  private static func unsupported(_ name: String) -> DeckError {
    DeckError(message: say("expected UTF-8; try: \(DeckEncoding.conversion(from: name))"))
  }

  /// Beginnings of Japanese text in ISO-2022-JP, which looks like ASCII.
  private static let escapes: [[UInt8]] = [Array("\u{1B}$B".utf8), Array("\u{1B}$@".utf8)]

  /// The order of the bytes of a text in UTF-16 without a mark; `nil` for other data.
  ///
  /// Text has ASCII characters, at least at the ends of lines, whose other byte is 0.
  private static func unmarkedUTF16(of file: [UInt8]) -> DeckEncoding? {
    guard file.count.isMultiple(of: 2), file.contains(0) else { return nil }
    let sample = file.prefix(100_000)
    let (big, little) = (sample.utf16Ends(zeroFirst: true), sample.utf16Ends(zeroFirst: false))
    guard max(big, little) > 0 else { return nil }
    let isBig = big > little
    let text = decodingUTF16(sample, isBigEndian: isBig)
    guard !text.dropLast().contains(invalid), BinaryData.kind(of: text) == nil else { return nil }
    return isBig ? .utf16BigEndian : .utf16LittleEndian
  }

  /// The share of characters beyond ASCII that are as they should be in UTF-8, and whether all of them may
  /// be so by chance; `nil` if the file is UTF-8 beyond doubt.
  private static func shareOfUTF8(in file: [UInt8], _ isForeign: Bool) -> (
    share: Double, isWeak: Bool
  )? {
    if String(validating: file, as: UTF8.self) != nil {
      // A deck that this program has written begins with a header.
      guard isForeign, file.first != UInt8(ascii: "#") else { return nil }
      return EncodingEvidence.shareInUTF8(of: file).flatMap { share in
        share < 0.5 ? (max(share + 0.1, 0.5), false) : nil
      }
    }
    var isWeak = true
    var decoder = UTF8()
    var bytes = file.makeIterator()
    var (valid, invalid) = (0, 0)
    while true {
      switch decoder.decode(&bytes) {
      case .scalarValue(let scalar):
        valid += scalar.isASCII ? 0 : 1
        if scalar.value > 0x7FF { isWeak = false }
      case .error: invalid += 1
      case .emptyInput: return (Double(valid) / Double(max(1, valid + invalid)), isWeak)
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

extension ArraySlice<UInt8> {
  /// The number of line endings and separators in a text in UTF-16.
  fileprivate func utf16Ends(zeroFirst: Bool) -> Int {
    stride(from: startIndex, to: endIndex - 1, by: 2).count { index in
      let (zero, byte) = zeroFirst ? (self[index], self[index + 1]) : (self[index + 1], self[index])
      return zero == 0 && (byte.endsLine || "\t,;".utf8.contains(byte))
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
    if let known = signatures.firstIndex(where: { file.starts(with: $0) }) {
      return isOffice(file) ? kinds[office] : kinds[known]
    }
    if file.contains(0) { return kinds[signatures.count] }
    let controls = file.count(where: isControl)
    return controls > file.count / 4 ? kinds[signatures.count + 1] : nil
  }

  /// The place of Office documents among the signatures.
  private static let office = 5

  /// Whether a file is an archive with a document in it, as .xlsx, .docx and .ods are.
  private static func isOffice(_ file: [UInt8]) -> Bool {
    file.starts(with: "PK".utf8)
      && ["[Content_Types].xml", "application/vnd.oasis"].contains {
        file.firstRange(of: Array($0.utf8)) != nil
      }
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
