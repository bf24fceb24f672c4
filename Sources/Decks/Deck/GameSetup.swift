import MemoryGame

/// Everything that determines a game before it starts: deck, number of pairs, variant and seed.
public struct GameSetup: Hashable, Sendable {
  /// The deck's name, safe to write to any terminal.
  public let deck: String
  /// The number of pairs, from 2 to 500.
  public let pairs: Int
  /// The rules in which the game differs from the usual one.
  public let variant: Variant
  /// The text that decides all chance, safe to write to any terminal.
  public let seed: String
  /// Who shares the game.
  public let company: Company
  /// The reason why the board was dealt.
  public let occasion: Occasion

  /// A setup.
  ///
  /// Texts are cleaned and cut to their limits, and the nearest possible number of pairs is taken.
  public init(
    deck: String, pairs: Int, variant: Variant = Variant(), seed: String,
    company: Company = .alone, occasion: Occasion = .plain
  ) {
    self.company = company
    self.occasion = occasion
    self.deck = deck.cleanAndCut(characters: DeckLimit.nameCharacters, bytes: DeckLimit.nameBytes)
    self.pairs = pairs.clamped(to: DrawnPairs.limits)
    self.variant = variant
    self.seed = seed.cleanAndCut(characters: SeedLimit.characters, bytes: SeedLimit.bytes)
  }

  /// The setup of the same board dealt once more, which the player knows by then.
  public var again: GameSetup {
    GameSetup(
      deck: deck, pairs: pairs, variant: variant, seed: seed, company: company,
      occasion: terms.again)
  }

  /// The same setup without its occasion: games on it have the same board and the same rules.
  public var withoutOccasion: GameSetup {
    GameSetup(deck: deck, pairs: pairs, variant: variant, seed: seed, company: company)
  }

  /// The parts that decide where each card lies: two setups with the same layout have the same board,
  /// and whoever has played one knows the other.
  public var layout: GameSetup {
    var variant = Variant(hasSides: self.variant.hasSides)
    variant[amountOf: .ofAKind] = self.variant[amountOf: .ofAKind]
    return GameSetup(deck: deck, pairs: pairs, variant: variant, seed: seed)
  }

  /// The number of cards on the table at the start.
  public var cards: Int { pairs * variant.cardsOfAKind }

  /// All that follows from the occasion.
  public var terms: Occasion.Terms { occasion.terms }

  /// Whether this is the board of the occasion, which a file that was edited may only claim.
  public var suitsOccasion: Bool { terms.suits(self) }

  /// The kind of game, regardless of the seed.
  public var kind: GameKind { GameKind(deck: deck, pairs: pairs, variant: variant) }
}

extension GameSetup: Codable {
  private enum Key: String, CodingKey {
    case deck, pairs, rules, seed
  }

  /// Reads the members of an object; the flags of earlier versions stand for the rules as well.
  ///
  /// - Throws: `DecodingError` if a member is missing or beyond its limits.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Key.self)
    self.init(
      deck: try members.decode(String.self, forKey: .deck),
      pairs: try members.decode(.pairs, in: DrawnPairs.limits),
      variant: try members.decodeIfPresent(Variant.self, forKey: .rules) ?? Variant(from: decoder),
      seed: try members.decode(String.self, forKey: .seed), company: try Company(from: decoder),
      occasion: Occasion.from(decoder))
  }

  /// Writes deck, pairs and seed, the rules if any is on, and company and occasion if there are
  /// any.
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: Key.self)
    try members.encode(deck, forKey: .deck)
    try members.encode(pairs, forKey: .pairs)
    try members.encode(seed, forKey: .seed)
    if variant != Variant() { try members.encode(variant, forKey: .rules) }
    try company.encode(to: encoder)
    try occasion.encode(to: encoder)
  }
}

extension String {
  /// The text itself if it is clean and within the limits, else the text cleaned and cut.
  fileprivate func cleanAndCut(characters: Int, bytes: Int) -> String {
    if isClean, utf8.count <= bytes, count <= characters { return self }
    return cleaned.cut(characters: characters, bytes: bytes).cleaned
  }
}

/// The limits of a seed.
package enum SeedLimit {
  package static let characters = 64
  /// A character can have any number of marks, so its bytes are limited too.
  package static let bytes = 2000
}

extension GameSetup: CustomStringConvertible {
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

/// A kind of game: only games of the same kind are compared with each other.
public struct GameKind: Hashable, Comparable, Sendable {
  /// The deck's name; empty for games with any deck.
  public let deck: String
  /// The number of pairs.
  public let pairs: Int
  /// The rules in which the games differ from the usual one.
  public let variant: Variant

  /// A kind of game; the usual rules unless given.
  public init(deck: String, pairs: Int, variant: Variant = Variant()) {
    self.deck = deck
    self.pairs = pairs
    self.variant = variant
  }

  /// The number of places on its boards.
  public var places: Int { variant.cardsOfAKind * pairs }

  /// The same kind of game with any deck.
  public var withAnyDeck: GameKind { GameKind(deck: "", pairs: pairs, variant: variant) }

  /// By deck, then pairs; the usual game comes before its variants.
  public static func < (one: GameKind, other: GameKind) -> Bool {
    (one.deck, one.pairs, one.variant) < (other.deck, other.pairs, other.variant)
  }
}
