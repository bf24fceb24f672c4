/// The fields of a message of Protocol Buffers, in their order.
struct Protobuf: Sequence, IteratorProtocol {
  /// A field that is a number, or one with bytes: a text, data or another message.
  enum Value {
    case number(UInt64)
    case bytes(ArraySlice<UInt8>)
  }

  private var rest: ArraySlice<UInt8>
  /// Whether the bytes were not those of a message.
  private(set) var isDamaged = false

  /// The fields of a message.
  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  /// The next field and its number; `nil` at the end, and where the bytes are no message.
  mutating func next() -> (field: Int, value: Value)? {
    guard !rest.isEmpty, !isDamaged else { return nil }
    guard let tag = takeNumber(), tag >> 3 > 0, let field = Int(exactly: tag >> 3),
      let value = takeValue(kind: tag & 7)
    else {
      isDamaged = true
      return nil
    }
    return (field, value)
  }

  private mutating func takeValue(kind: UInt64) -> Value? {
    switch kind {
    case 0: takeNumber().map(Value.number)
    case 1: takeBytes(8).map(Value.bytes)
    case 2: takeNumber().flatMap { Int(exactly: $0) }.flatMap { takeBytes($0) }.map(Value.bytes)
    case 5: takeBytes(4).map(Value.bytes)
    default: nil
    }
  }

  private mutating func takeBytes(_ count: Int) -> ArraySlice<UInt8>? {
    guard count <= rest.count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  /// A number in groups of seven bits, the lowest first.
  private mutating func takeNumber() -> UInt64? {
    var number: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 70, by: 7) {
      guard let byte = rest.popFirst() else { return nil }
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return number }
    }
    return nil
  }
}

extension Protobuf {
  /// The first number in a field of a message; `nil` if there is none.
  static func number(_ field: Int, in bytes: ArraySlice<UInt8>) -> UInt64? {
    for (found, value) in Protobuf(bytes) where found == field {
      if case .number(let number) = value { return number }
    }
    return nil
  }
}
