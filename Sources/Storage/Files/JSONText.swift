import Decks
import FoundationEssentials

/// JSON as this program reads and writes it: UTF-8, one value per file or one object per line.
package enum JSONText {
  /// Why bytes could not be decoded.
  package enum Fault: Error {
    /// The bytes are not JSON, or hold a number out of range.
    case broken
    /// The bytes are JSON of another shape.
    case otherForm
  }

  /// Decodes an object that stands on one line, or else any value.
  package static func decode<Value: Decodable>(
    _ type: Value.Type, from bytes: some Collection<UInt8>, isLine: Bool = true
  ) throws(Fault) -> Value {
    do {
      return try read(type, from: bytes, isLine: isLine)
    } catch let fault as Fault {
      throw fault
    } catch DecodingError.dataCorrupted {
      throw .broken
    } catch {
      throw .otherForm
    }
  }

  /// Decodes an object that stands on one line, or else any value.
  ///
  /// The decoder refuses objects nested more than 512 deep and numbers out of range. Encodings other
  /// than UTF-8, and control characters in a line, which it would accept, are refused here. So are
  /// long runs of combining marks, because comparing such keys takes far too long, and invalid
  /// escapes, some of which the decoder accepts.
  ///
  /// - Throws: also what the type itself throws.
  static func read<Value: Decodable>(
    _ type: Value.Type, from bytes: some Collection<UInt8>, isLine: Bool = true
  ) throws -> Value {
    guard !isLine || bytes.first == UInt8(ascii: "{") && bytes.allSatisfy({ $0 >= 0x20 }),
      String(validating: bytes, as: UTF8.self) != nil, !bytes.isHostileJSON
    else { throw Fault.broken }
    return try JSONDecoder().decode(type, from: Data(bytes))
  }

  /// Encodes a value with sorted keys, on one line unless `isPretty`.
  ///
  /// - Throws: if the value holds something that JSON cannot express.
  package static func encode(_ value: some Encodable, isPretty: Bool = false) throws(Fault)
    -> [UInt8]
  {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
    do {
      return Array(try encoder.encode(value))
    } catch {
      throw .broken
    }
  }

  /// A line with a value that consists of texts, whole numbers and flags, which always can be
  /// encoded.
  package static func encodedLine(_ value: some Encodable) -> [UInt8] {
    let bytes = try? encode(value)
    return (bytes ?? []) + [0x0A]
  }
}

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

/// Any JSON value; it carries members that this version does not know through a change of a file.
enum JSONValue: Equatable, Sendable {
  case null
  case flag(Bool)
  case whole(Int)
  /// A number that is not whole, or very large.
  case number(Decimal)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])
  /// A number beyond the range of `Decimal`, which cannot be written back.
  case numberOutOfRange
}

extension JSONValue {
  /// The text; `nil` for anything else.
  var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The whole number; `nil` for anything else, and for a number outside the limits.
  func whole(in limits: ClosedRange<Int>) -> Int? {
    if case .whole(let number) = self, limits.contains(number) { number } else { nil }
  }

  /// The number; `nil` for anything else.
  var double: Double? {
    switch self {
    case .whole(let number): Double(number)
    case .number(let number): Double("\(number)")
    default: nil
    }
  }
}

extension JSONValue: Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    // The usual values of settings come first: each attempt that fails takes its time.
    if container.decodeNil() {
      self = .null
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Int.self) {
      self = .whole(number)
    } else if let list = try? container.decode([JSONValue].self) {
      self = .list(list)
    } else if let object = try? container.decode([String: JSONValue].self) {
      self = .object(object)
    } else if let number = try? container.decode(Decimal.self), number.isFinite {
      self = .number(number)
    } else {
      self = .numberOutOfRange
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .flag(let flag): try container.encode(flag)
    case .whole(let number): try container.encode(number)
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    case .list(let list): try container.encode(list)
    case .object(let object): try container.encode(object)
    case .numberOutOfRange:
      throw EncodingError.invalidValue(
        self, .init(codingPath: encoder.codingPath, debugDescription: "a number out of range"))
    }
  }
}
