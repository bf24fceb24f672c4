/// A JSON object whose members keep their order, and whose values keep every character, so that what
/// this program does not know comes through unharmed.
struct JSONObject: Equatable {
  /// The members; each value is JSON as it was written.
  private(set) var members: [(key: String, value: ArraySlice<UInt8>)] = []
  /// Where each key is among them, since a hostile file has thousands.
  private var places: [String: Int] = [:]

  init() {}

  /// Reads an object; of members with one key the last one counts.
  ///
  /// - Throws: if the bytes are no JSON object in UTF-8.
  init(parsing bytes: [UInt8]) throws(JSONText.Fault) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
    guard !text.contains(0), String(validating: text, as: UTF8.self) != nil else {
      throw .broken
    }
    guard (try JSONText.decodeFragment(Shape.self, from: text)).isObject else { throw .otherForm }
    var scanner = JSONScanner(text)
    while let (key, value) = scanner.nextMember() {
      set(try JSONText.decodeFragment(String.self, from: key), to: value)
    }
  }

  /// The value of a key, as JSON.
  subscript(key: String) -> ArraySlice<UInt8>? {
    places[key].map { members[$0].value }
  }

  /// Gives a key a value, in the place it has or else at the end.
  mutating func set(_ key: String, to value: ArraySlice<UInt8>) {
    if let place = places[key] {
      members[place].value = value
    } else {
      places[key] = members.count
      members.append((key, value))
    }
  }

  /// The object with a member a line.
  var bytes: [UInt8] {
    var bytes = Array("{".utf8)
    for (number, member) in members.enumerated() {
      bytes += Array("\(number == 0 ? "" : ",")\n  \(JSONText.quoted(member.key)): ".utf8)
      bytes += member.value
    }
    return bytes + Array("\n}\n".utf8)
  }

  static func == (one: JSONObject, other: JSONObject) -> Bool {
    one.bytes == other.bytes
  }

  /// Whether JSON is an object; decoding it checks the whole text.
  private struct Shape: Decodable {
    let isObject: Bool

    private struct Key: CodingKey {
      let stringValue: String
      let intValue: Int? = nil

      init?(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
      isObject = (try? decoder.container(keyedBy: Key.self)) != nil
    }
  }
}

/// Takes the members off an object that is known to be valid JSON.
private struct JSONScanner {
  private var rest: ArraySlice<UInt8>

  init(_ text: ArraySlice<UInt8>) {
    rest = text
    skipBlanks()
    rest = rest.dropFirst()
  }

  /// The next key, in its quotes, and its value; nil at the end of the object.
  mutating func nextMember() -> (key: ArraySlice<UInt8>, value: ArraySlice<UInt8>)? {
    skip { $0.isBlank || $0 == UInt8(ascii: ",") }
    guard rest.first == UInt8(ascii: "\"") else { return nil }
    let key = takeValue()
    skip { $0.isBlank || $0 == UInt8(ascii: ":") }
    let value = takeValue()
    return value.isEmpty ? nil : (key, value)
  }

  /// Takes all up to the character that ends a value: it is not in quotes nor in brackets.
  private mutating func takeValue() -> ArraySlice<UInt8> {
    var depth = 0
    var isQuoted = false
    var isEscaped = false
    let end = rest.firstIndex { byte in
      guard !isEscaped else {
        isEscaped = false
        return false
      }
      switch byte {
      case UInt8(ascii: "\\"): isEscaped = isQuoted
      case UInt8(ascii: "\""): isQuoted.toggle()
      case _ where isQuoted: break
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        return depth < 0
      case UInt8(ascii: ","), UInt8(ascii: ":"): return depth == 0
      case _ where byte.isBlank: return depth == 0
      default: break
      }
      return false
    }
    let value = rest[..<(end ?? rest.endIndex)]
    rest = rest[value.endIndex...]
    return value
  }

  private mutating func skipBlanks() {
    skip(\.isBlank)
  }

  private mutating func skip(_ isSkipped: (UInt8) -> Bool) {
    rest = rest.drop(while: isSkipped)
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { [0x20, 0x09, 0x0A, 0x0D].contains(self) }
}
