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
  /// The reason why the board was dealt; `nil` for a usual game.
  public let occasion: Occasion?

  /// A setup.
  ///
  /// Texts are cleaned and cut to their limits, and the nearest possible number of pairs is taken.
  public init(
    deck: String, pairs: Int, variant: Variant = Variant(), seed: String,
    company: Company = .alone, occasion: Occasion? = nil
  ) {
    self.company = company
    self.occasion = occasion
    self.deck = deck.cleanAndCut(characters: DeckLimit.nameCharacters, bytes: DeckLimit.nameBytes)
    self.pairs = min(max(pairs, DrawnPairs.limits.lowerBound), DrawnPairs.limits.upperBound)
    self.variant = variant
    self.seed = seed.cleanAndCut(characters: SeedLimit.characters, bytes: SeedLimit.bytes)
  }

  /// The same setup without its occasion: games on it have the same board and the same rules.
  public var withoutOccasion: GameSetup {
    GameSetup(deck: deck, pairs: pairs, variant: variant, seed: seed, company: company)
  }

  /// The number of cards on the table at the start.
  public var cards: Int { pairs * variant.cardsOfAKind }

  /// Whether the pairs were chosen for the player, so that the seed alone does not deal the board.
  public var isChosen: Bool { occasion == .study || occasion == .missed }

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
    try occasion?.encode(to: encoder)
  }
}

extension String {
  /// The text itself if it is clean and within the limits, else the text cleaned and cut.
  fileprivate func cleanAndCut(characters: Int, bytes: Int) -> String {
    if isClean, utf8.count <= bytes, count <= characters { return self }
    return cleaned.cut(characters: characters, bytes: bytes).cleaned
  }
}
