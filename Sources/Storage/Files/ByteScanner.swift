/// Reads text that this program has written, far faster than text that could be anything is read.
///
/// Whatever is not exactly as it would have been written is not taken, so that nothing is read here that
/// a JSON decoder would read otherwise.
struct ByteScanner {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    rest = bytes
  }

  /// Whether nothing is left.
  var isAtEnd: Bool { rest.isEmpty }

  /// Takes off exactly these bytes of ASCII; if others stand there, nothing.
  mutating func take(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    let start = rest.startIndex
    guard rest.count >= count else { return false }
    let isThere = text.withUTF8Buffer { expected in
      rest[start..<start + count].elementsEqual(expected)
    }
    if isThere { rest = rest[(start + count)...] }
    return isThere
  }

  /// Takes off a whole number of at most 18 digits, written without zeros before it.
  mutating func takeNumber() -> Int64? {
    let isNegative = take("-")
    let digits = rest.prefix(19).prefix { 0x30...0x39 ~= $0 }
    guard let first = digits.first, digits.count <= 18, first != 0x30 || digits.count == 1,
      !(isNegative && first == 0x30)
    else { return nil }
    rest = rest[digits.endIndex...]
    let number = digits.reduce(into: Int64(0)) { $0 = $0 &* 10 &+ Int64($1 &- 0x30) }
    return isNegative ? -number : number
  }

  /// Takes off a text in quotes without any escapes in it.
  mutating func takeText() -> String? {
    guard rest.first == UInt8(ascii: "\""),
      let end = rest.dropFirst().firstIndex(where: { $0 == UInt8(ascii: "\"") })
    else { return nil }
    let bytes = rest[..<end].dropFirst()
    guard bytes.allSatisfy({ $0 >= 0x20 && $0 != UInt8(ascii: "\\") }), !bytes.isHostile,
      let text = String(validating: bytes, as: UTF8.self)
    else { return nil }
    rest = rest[end...].dropFirst()
    return text
  }

  /// Takes off `true` or `false`.
  mutating func takeFlag() -> Bool? {
    if take("true") { return true }
    return take("false") ? false : nil
  }

  /// Takes off an array of arrays of three whole numbers, of which there are at most so many.
  mutating func takeTriples(atMost limit: Int) -> [[Int]]? {
    guard take("[") else { return nil }
    var triples: [[Int]] = []
    while !take("]") {
      guard triples.count < limit, triples.isEmpty || take(","), take("["),
        let first = takeNumber(), take(","), let second = takeNumber(), take(","),
        let third = takeNumber(), take("]")
      else { return nil }
      triples.append([Int(first), Int(second), Int(third)])
    }
    return triples
  }
}
