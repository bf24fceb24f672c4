import FoundationEssentials

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
