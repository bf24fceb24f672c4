/// A text of the program: English words with values between them.
///
/// In `"Turn \(count) cards."` the value becomes a numbered place, so that `Turn {1} cards.` can be
/// looked up in the tables of the other languages, where the places may have another order.
public struct Phrase: ExpressibleByStringInterpolation, Hashable, Sendable {
  /// The English text, with `{1}`, `{2}` and so on for the values.
  public let english: String
  /// The values in the order of the English text.
  public let values: [String]

  /// Words that were declared elsewhere, where `make words` finds them.
  ///
  /// - Parameters:
  ///   - english: the English text, with `{1}`, `{2}` and so on for the values.
  ///   - values: the values.
  public init(_ english: String, values: [String] = []) {
    self.english = english
    self.values = values
  }

  public init(stringLiteral text: String) { self.init(text) }

  public init(stringInterpolation pieces: StringInterpolation) {
    self.init(pieces.english, values: pieces.values)
  }

  /// Collects the words and the values of a phrase.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var english = ""
    fileprivate var values: [String] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      english.reserveCapacity(literalCapacity + 3 * interpolationCount)
    }

    public mutating func appendLiteral(_ text: String) { english += text }

    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      values.append(value.description)
      english += "{\(values.count)}"
    }
  }
}
