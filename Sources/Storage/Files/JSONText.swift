import Decks
import FoundationEssentials

/// Reading and writing JSON so that it looks the same at every time and nothing hostile gets in.
package enum JSONText {
  /// Why bytes could not be decoded.
  package enum Fault: Error {
    /// They are no JSON, or hold a number that is none.
    case broken
    /// They are JSON of another form.
    case otherForm
  }

  /// Decodes an object that stands on one line.
  ///
  /// The decoder refuses objects nested more than 512 deep and numbers out of range. What it would
  /// take beyond the standard is refused before: other encodings than UTF-8, and bytes of zero.
  static func decode<Value: Decodable>(
    _ type: Value.Type, from bytes: some Collection<UInt8>
  ) throws(Fault) -> Value {
    guard bytes.first == UInt8(ascii: "{"), bytes.allSatisfy({ $0 >= 0x20 }),
      String(validating: bytes, as: UTF8.self) != nil
    else { throw .broken }
    return try decodeFragment(type, from: bytes)
  }

  /// Decodes any value.
  ///
  /// What has more marks in a row than any text is refused: to compare such keys takes for ever. So
  /// are escapes that are none, of which the decoder takes some.
  static func decodeFragment<Value: Decodable>(
    _ type: Value.Type, from bytes: some Collection<UInt8>
  ) throws(Fault) -> Value {
    guard !bytes.isHostile else { throw .broken }
    do {
      return try JSONDecoder().decode(type, from: Data(bytes))
    } catch DecodingError.dataCorrupted {
      throw .broken
    } catch {
      throw .otherForm
    }
  }

  /// A value as an object on one line, its members in the order of their names.
  static func line(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Only numbers that are not finite cannot be encoded, and there are none.
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  /// A text in quotes.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\u{0}"..."\u{1F}", "\u{7F}":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// An object of members whose values are JSON already, on one line.
  static func object(_ members: KeyValuePairs<String, String>) -> String {
    "{" + members.map { "\(quoted($0.key)):\($0.value)" }.joined(separator: ",") + "}"
  }

  /// An array of values that are JSON already, on one line.
  static func array(_ values: some Sequence<String>) -> String {
    "[" + values.joined(separator: ",") + "]"
  }
}

extension Collection<UInt8> {
  /// Whether JSON has escapes that are none, which the decoder may pass over, or marks that follow
  /// each other without end, written as they are or by their numbers.
  var isHostile: Bool {
    guard contains(where: { $0 >= 0x80 || $0 == UInt8(ascii: "\\") }) else { return false }
    var marks = CombiningMarkLimit()
    var rest = String(decoding: self, as: UTF8.self).unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard let meant = scalar == "\\" ? rest.takeEscaped() : scalar, marks.allows(meant) else {
        return true
      }
    }
    return false
  }
}

extension Substring.UnicodeScalarView {
  /// Takes off what follows a backslash, and returns the character that is meant; half a character
  /// counts as a letter, and what is no escape as nil.
  fileprivate mutating func takeEscaped() -> Unicode.Scalar? {
    guard let letter = popFirst(), "\"\\/bfnrtu".unicodeScalars.contains(letter) else { return nil }
    guard letter == "u" else { return letter }
    guard let first = takeNumber() else { return nil }
    guard (0xD800..<0xDC00).contains(first), starts(with: "\\u".unicodeScalars) else {
      return Unicode.Scalar(first) ?? letter
    }
    self = dropFirst(2)
    guard let second = takeNumber() else { return nil }
    guard (0xDC00..<0xE000).contains(second) else { return letter }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) ?? letter
  }

  private mutating func takeNumber() -> UInt32? {
    let digits = prefix(4)
    self = dropFirst(4)
    guard digits.count == 4, digits.allSatisfy(\.properties.isASCIIHexDigit) else { return nil }
    return UInt32(String(digits), radix: 16)
  }
}
