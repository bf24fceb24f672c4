import MemoryGame

/// The limits of a seed.
package enum SeedLimit {
  package static let characters = 64
  /// A character can have any number of marks, so its bytes are limited too.
  package static let bytes = 2000
}

extension GameSetup: CustomStringConvertible {
  /// The longest seed, in characters.
  public static let longestSeed = SeedLimit.characters

  /// The board code, as in `Halloween:8#ghost` or, with rules, `Halloween:8+gaps+peek5#ghost`.
  public var code: String {
    let rules = variant.rules.isEmpty ? "" : "+\(variant.code)"
    return "\(deck):\(pairs)\(rules)#\(seed)"
  }

  /// The board code.
  public var description: String { code }

  /// Reads a board code; `nil` unless it has the form `deck:pairs#seed` with 2 to 500 pairs, or
  /// `deck:pairs+rule+rule#seed`.
  ///
  /// Decks and seeds may contain `:` and `#`: the first `#` after a number of pairs counts. The
  /// deck may not contain `/` nor be `.`, `..` or `-`, because a code from a stranger must not
  /// decide which file is read.
  public init?(code text: String) {
    let longest = DeckLimit.nameBytes + SeedLimit.bytes + 20
    guard text.utf8.count <= longest else { return nil }
    // Scalars, not characters: a combining mark at the start of the seed would join the `#`.
    let scalars = text.unicodeScalars
    for index in scalars.indices where scalars[index] == "#" {
      let front = scalars[..<index]
      guard let colon = front.lastIndex(of: ":"),
        let (pairs, variant) = GameSetup.kind(String(front[colon...].dropFirst())),
        colon > scalars.startIndex
      else { continue }
      let deck = String(front[..<colon])
      let seed = String(scalars[index...].dropFirst())
      guard deck.isDeckInCode, GameSetup.isSeed(seed) else { return nil }
      self.init(deck: deck, pairs: pairs, variant: variant, seed: seed)
      return
    }
    return nil
  }

  /// The number of pairs and the rules in a code, as in `8+gaps`; `nil` for other texts.
  private static func kind(_ text: String) -> (pairs: Int, variant: Variant)? {
    let parts = text.split(separator: "+", omittingEmptySubsequences: false)
    guard let pairs = parts.first.flatMap({ DrawnPairs.limits.number(in: $0) }),
      let variant = try? Variant(codes: Array(parts.dropFirst()))
    else { return nil }
    return (pairs, variant)
  }

  /// Whether a text can be a seed: 1 to 64 printable characters.
  public static func isSeed(_ text: String) -> Bool { !text.isEmpty && text.isSeed }
}

extension String {
  /// Whether the text is clean and within the limits of a seed.
  package var isSeed: Bool {
    utf8.count <= SeedLimit.bytes && count <= SeedLimit.characters && isClean
  }

  fileprivate var isDeckInCode: Bool {
    utf8.count <= DeckLimit.nameBytes && count <= DeckLimit.nameCharacters && isClean
      && !unicodeScalars.contains("/") && ![".", "..", "-"].contains(self)
  }
}
