import Decks

/// The pairs in a pasted text.
public struct PastedText: Equatable, Sendable {
  /// The pairs, in the order of the text.
  public let pairs: [Pair]

  /// Splits a text into pairs: one for each line, or for each picture of a line with only pictures.
  ///
  /// - Parameter text: the pasted text, with a tab between a term and its definition.
  public init(_ text: String) {
    pairs = text.split(whereSeparator: \.isNewline).prefix(DeckLimit.pairs).flatMap { line in
      PastedText.pairs(inLine: line)
    }
  }

  private static func pairs(inLine line: Substring) -> [Pair] {
    let fields = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
    if let term = fields.first, fields.count == 2 {
      let definition = fields[1].prefix { $0 != "\t" }
      return [Pair(term: String(term), definition: String(definition))]
    }
    let characters = line.filter { !$0.isWhitespace }
    guard !characters.isEmpty, characters.allSatisfy(\.isPicture) else {
      return [Pair(twin: String(line))]
    }
    return characters.map { Pair(twin: String($0)) }
  }
}

extension Character {
  /// Whether the character is a picture, not a letter, a digit or a symbol.
  public var isPicture: Bool {
    unicodeScalars.contains { scalar in
      scalar.value >= 0x1F000 && scalar.properties.isEmoji || scalar.value == 0xFE0F
        || scalar.properties.isEmojiPresentation
    }
  }
}
