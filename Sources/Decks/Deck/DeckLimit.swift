/// The limits of a deck file.
///
/// A line or file beyond them is refused, never cut.
///
/// A character may consist of many code points, so each limit of characters has one of bytes beside
/// it. Within these limits no deck takes more than about 150 MB of memory.
package enum DeckLimit {
  /// The most bytes of a file; reading stops there even if the input is endless.
  package static let fileBytes = 16 * 1024 * 1024
  /// The most bytes of a record, which may span several lines.
  package static let lineBytes = 10_000
  /// The most bytes in which the end of a quoted field is looked for.
  static let quotedFieldBytes = 1024 * 1024
  /// The numbers of columns.
  package static let columns = 1...lineBytes
  /// The most different pairs.
  package static let pairs = 100_000
  /// The most characters of a face.
  package static let faceCharacters = 1000
  /// The most bytes of a face: enough for that many characters of any script.
  package static let faceBytes = 4000
  /// The most characters of a deck's name.
  package static let nameCharacters = 60
  /// The most bytes of a deck's name.
  package static let nameBytes = 1000
  /// The most characters of the word for a side.
  static let sideNameCharacters = 30

  /// The most pictures of a deck.
  package static let pictures = 5000
  /// The most bytes of a file with a picture.
  package static let pictureBytes = 32 * 1024 * 1024
  /// The most pixels of a picture; reading one takes up to eight bytes for each.
  package static let picturePixels = 32_000_000

  /// The number of rows from which the separator is guessed.
  static let sampleRows = 10
  /// The number of rows from which the meaning of the columns is guessed.
  package static let columnRows = 200
  /// The number of rows in which HTML is looked for.
  static let sampleHTMLRows = 1000

  /// The most faults of a file that are listed one by one.
  static let faults = 100

  /// The most characters of a file's text that an error message quotes.
  static let quotedCharacters = 30
  /// The most bytes of a file's text that an error message quotes.
  static let quotedBytes = 400
}

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

extension BinaryInteger {
  /// The digits of a number that is not negative, with zeros before them if there are too few.
  package func digits(_ count: Int, radix: Int = 10) -> String {
    let digits = String(self, radix: radix)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }
}

extension ClosedRange<Int> {
  /// The number that a text stands for; `nil` for another text, and for a number outside.
  public func number(in text: some StringProtocol) -> Int? {
    Int(text).flatMap { contains($0) ? $0 : nil }
  }
}
