/// Numbers from files and typed texts, checked against their limits where they enter.
extension KeyedDecodingContainer {
  /// The number of a key.
  ///
  /// - Throws: `DecodingError` if it is missing or outside `limits`.
  package func decode<Number: FixedWidthInteger & Decodable>(
    _ key: Key, in limits: ClosedRange<Number>
  ) throws -> Number {
    let number = try decode(Number.self, forKey: key)
    guard limits.contains(number) else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "expected \(limits)")
    }
    return number
  }

  /// The number of a key; `nil` if it is missing.
  ///
  /// - Throws: `DecodingError` if it is outside `limits`.
  package func decodeIfPresent<Number: FixedWidthInteger & Decodable>(
    _ key: Key, in limits: ClosedRange<Number>
  ) throws -> Number? {
    guard contains(key), try !decodeNil(forKey: key) else { return nil }
    return try decode(key, in: limits)
  }
}

extension ClosedRange<Int> {
  /// The number that a text stands for; `nil` for another text, and for a number outside.
  public func number(in text: some StringProtocol) -> Int? {
    Int(text).flatMap { contains($0) ? $0 : nil }
  }
}
