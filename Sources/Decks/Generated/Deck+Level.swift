extension Deck {
  /// Whether a generated deck has this name.
  public var isGenerated: Bool { GeneratedDecks.contains(name) }

  /// The level that the name tells; nil if no generated deck with levels has this name.
  public var level: DeckLevel? { GeneratedDecks.level(ofDeckNamed: name) }
}
