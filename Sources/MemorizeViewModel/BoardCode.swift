import Storage

/// A board as a person can write it down: `deck:pairs#seed`.
public struct BoardCode: Equatable, Sendable, CustomStringConvertible {
  /// The longest seed, in characters.
  public static let longestSeed = StorageLimit.seedCharacters

  /// The deck's name.
  public let deck: String
  /// How many pairs.
  public let pairs: Int
  /// The text that all chance follows from.
  public let seed: String

  init(deck: String, pairs: Int, seed: String) {
    self.deck = deck
    self.pairs = pairs
    self.seed = seed
  }

  /// Reads a code; `nil` if it has not the form `deck:pairs#seed` with 2 to 500 pairs.
  ///
  /// A deck's name may hold `:` and `#`, and a seed as well: the first `#` counts that a number of
  /// pairs stands before.
  public init?(_ text: String) {
    for index in text.indices where text[index] == "#" {
      let front = text[..<index]
      guard let colon = front.lastIndex(of: ":"),
        let pairs = Int(front[front.index(after: colon)...]),
        Board.pairLimits.contains(pairs), colon > text.startIndex
      else { continue }
      let seed = String(text[text.index(after: index)...])
      guard BoardCode.isSeed(seed) else { return nil }
      self.init(deck: String(text[..<colon]), pairs: pairs, seed: seed)
      return
    }
    return nil
  }

  /// Whether a text can be a seed: 1 to 64 characters, no control characters among them.
  public static func isSeed(_ text: String) -> Bool {
    (1...longestSeed).contains(text.count)
      && text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
  }

  /// The code as it is typed.
  public var description: String { "\(deck):\(pairs)#\(seed)" }
}
