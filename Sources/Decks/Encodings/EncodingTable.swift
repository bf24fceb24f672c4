import CEncodings

/// The characters of an encoding in which ASCII is itself.
struct EncodingTable {
  /// The characters of consecutive last bytes; U+FFFD stands for bytes without a character.
  private struct Row {
    let first: UInt8
    let scalars: [Unicode.Scalar]

    func scalar(of byte: UInt8) -> Unicode.Scalar? {
      let place = Int(byte) - Int(first)
      guard scalars.indices.contains(place), scalars[place] != hole else { return nil }
      return scalars[place]
    }
  }

  /// The lines of an encoding in the data.
  struct Section {
    let name: String
    /// All its names in small letters and digits.
    let keys: [String]
    fileprivate let lines: ArraySlice<ArraySlice<UInt8>>
  }

  /// The characters by the number that the bytes before the last one make; 0 for a single byte.
  private var rows: [Int: Row] = [:]
  /// The characters of four bytes in GB18030 up to U+FFFF: those without two bytes, in order.
  private var fourByteScalars: [Unicode.Scalar] = []

  private static let gb18030 = "GB18030"
  private static let hole: Unicode.Scalar = "\u{FFFD}"

  /// The table of an encoding; `nil` for those of Unicode.
  ///
  /// All tables together take a megabyte and several milliseconds, which nearly no start needs.
  static func of(_ encoding: DeckEncoding) -> EncodingTable? {
    DeckEncoding.unicode.contains(encoding) ? nil : tables[encoding.name]
  }

  /// All tables by the names of their encodings.
  private static let tables = Dictionary(
    sections.map { ($0.name, EncodingTable($0)) }, uniquingKeysWith: { first, _ in first })

  private init(_ section: Section) {
    for line in section.lines {
      let parts = line.split(separator: 0x20, maxSplits: 2)
      let numbers = parts.prefix(2).map { Int(String(decoding: $0, as: UTF8.self), radix: 16) ?? 0 }
      guard let prefix = numbers.first, let last = numbers.dropFirst().first,
        let text = parts.dropFirst(2).first
      else { continue }
      rows[prefix] = Row(
        first: UInt8(clamping: last),
        scalars: Array(String(decoding: text, as: UTF8.self).unicodeScalars))
    }
    guard section.name == EncodingTable.gb18030 else { return }
    let known = Set(rows.values.flatMap(\.scalars)).subtracting([EncodingTable.hole])
    fourByteScalars = (0x80...0xFFFF).lazy.compactMap(Unicode.Scalar.init)
      .filter { !known.contains($0) }
  }

  /// All encodings, in the order of the data.
  static let sections: [Section] = {
    var size = 0
    let data = encodings_data(&size)
    let lines = Array(UnsafeBufferPointer(start: data, count: size)).split(separator: .lineFeed)
    let starts = lines.indices.filter { lines[$0].first == UInt8(ascii: "=") }
    return zip(starts, starts.dropFirst() + [lines.endIndex]).map { start, end in
      let names = String(decoding: lines[start], as: UTF8.self).split(separator: " ").dropFirst()
      return Section(
        name: names.first.map(String.init) ?? "", keys: names.map { String($0).encodingKey },
        lines: lines[(start + 1)..<end])
    }
  }()

  /// Takes the next character from a text.
  ///
  /// - Returns: the character and its bytes; without a character, a byte that begins none.
  func next(_ rest: inout ArraySlice<UInt8>) -> (scalar: Unicode.Scalar?, bytes: ArraySlice<UInt8>)
  {
    if let first = rest.first, first < 0x80 {
      defer { rest = rest.dropFirst() }
      return (Unicode.Scalar(first), rest.prefix(1))
    }
    var number = 0
    for (length, byte) in zip(1..., rest.prefix(3)) {
      if let scalar = rows[number]?.scalar(of: byte) {
        defer { rest = rest.dropFirst(length) }
        return (scalar, rest.prefix(length))
      }
      number = number << 8 | Int(byte)
    }
    let length = rest.count >= 4 ? 4 : 1
    let scalar = fourBytes(rest.prefix(length))
    defer { rest = rest.dropFirst(scalar == nil ? 1 : length) }
    return (scalar, rest.prefix(scalar == nil ? 1 : length))
  }

  private func fourBytes(_ bytes: ArraySlice<UInt8>) -> Unicode.Scalar? {
    guard bytes.count == 4, !fourByteScalars.isEmpty else { return nil }
    var number = 0
    for (byte, range) in zip(bytes, [0x81...0xFE, 0x30...0x39, 0x81...0xFE, 0x30...0x39]) {
      guard range.contains(Int(byte)) else { return nil }
      number = number * range.count + Int(byte) - range.lowerBound
    }
    // Those beyond U+FFFF follow each other from here.
    if number >= 189_000 { return Unicode.Scalar(UInt32(number - 189_000 + 0x1_0000)) }
    return fourByteScalars.indices.contains(number) ? fourByteScalars[number] : nil
  }

  /// Decodes a text to UTF-8.
  ///
  /// - Returns: the text, and the index of the first byte that is no character; `nil` if there is none.
  func text(of file: [UInt8]) -> (utf8: [UInt8], fault: Int?) {
    var text: [UInt8] = []
    text.reserveCapacity(2 * file.count)
    var rest = file[...]
    var fault: Int?
    while !rest.isEmpty {
      let (scalar, bytes) = next(&rest)
      if scalar == nil, fault == nil { fault = bytes.startIndex }
      text += UTF8.encode(scalar ?? EncodingTable.hole) ?? UTF8.encodedReplacementCharacter
    }
    return (text, fault)
  }
}

extension String {
  /// The letters and digits of an encoding's name, so that `Windows-1251`, `windows1251` and
  /// `win_1251` are the same.
  var encodingKey: String {
    let key = lowercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    return key.hasPrefix("win") && !key.hasPrefix("windows") ? "windows" + key.dropFirst(3) : key
  }
}
