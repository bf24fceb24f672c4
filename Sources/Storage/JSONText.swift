import FoundationEssentials

/// Reading and writing JSON so that it looks the same at every time and nothing hostile gets in.
enum JSONText {
  /// Why bytes could not be decoded.
  enum Fault: Error {
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
  static func decodeFragment<Value: Decodable>(
    _ type: Value.Type, from bytes: some Collection<UInt8>
  ) throws(Fault) -> Value {
    do {
      return try JSONDecoder().decode(type, from: Data(bytes))
    } catch DecodingError.dataCorrupted {
      throw .broken
    } catch {
      throw .otherForm
    }
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
