import Decks

extension Collection<UInt8> {
  /// Whether JSON holds an invalid escape, or more combining marks in a row than any text has.
  ///
  /// The decoder may skip the first. The second makes comparing texts take very long.
  var isHostileJSON: Bool {
    guard contains(where: { $0 >= 0x80 || $0 == UInt8(ascii: "\\") }) else { return false }
    var marks = CombiningMarkLimit()
    var rest = String(decoding: self, as: UTF8.self).unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard let meant = scalar == "\\" ? rest.takeEscape() : scalar, marks.allows(meant) else {
        return true
      }
    }
    return false
  }
}

extension Substring.UnicodeScalarView {
  /// Takes the escape that follows a backslash and returns its character.
  ///
  /// - Returns: a letter in place of half a surrogate pair; `nil` if the escape is invalid.
  fileprivate mutating func takeEscape() -> Unicode.Scalar? {
    guard let letter = popFirst(), "\"\\/bfnrtu".unicodeScalars.contains(letter) else { return nil }
    guard letter == "u" else { return letter }
    guard let first = takeFourDigits() else { return nil }
    guard (0xD800..<0xDC00).contains(first), starts(with: "\\u".unicodeScalars) else {
      return Unicode.Scalar(first) ?? letter
    }
    self = dropFirst(2)
    guard let second = takeFourDigits() else { return nil }
    guard (0xDC00..<0xE000).contains(second) else { return letter }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) ?? letter
  }

  private mutating func takeFourDigits() -> UInt32? {
    let digits = prefix(4)
    self = dropFirst(4)
    guard digits.count == 4, digits.allSatisfy(\.properties.isASCIIHexDigit) else { return nil }
    return UInt32(String(digits), radix: 16)
  }
}
