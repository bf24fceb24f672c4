/// What the chooser sorts decks by; the raw value is what that is called.
enum ShelfOrder: String, CaseIterable {
  /// Own decks before those that come with the game, as the library has them.
  case library = "own first"
  case name = "by name"
  /// Small decks first.
  case pairs = "by pairs"
  /// Those with the best games first, measured by par.
  case best = "best first"
  case lastPlayed = "last played"

  /// The one after this, around the end.
  var next: ShelfOrder {
    let all = ShelfOrder.allCases
    let index = all.firstIndex(of: self) ?? 0
    return all[(index + 1) % all.count]
  }

  /// Decks in this order; those that are equal in it keep theirs.
  func sorted(_ decks: [ShelfDeck]) -> [ShelfDeck] {
    switch self {
    case .library: decks
    case .name: decks.sorted(by: \.nameKey)
    case .pairs: decks.sorted(by: \.pairs)
    case .best: decks.sorted(by: \.overPar)
    case .lastPlayed: decks.sorted { -($0.lastPlayed ?? -1) }
    }
  }
}

extension ShelfDeck {
  fileprivate var nameKey: String { name.lowercased() }

  /// How many times as many moves as par the best game took; without one, more than any.
  fileprivate var overPar: Double {
    best.map { Double($0.moves) / $0.parMoves } ?? .infinity
  }
}

extension [ShelfDeck] {
  fileprivate func sorted(by key: (ShelfDeck) -> some Comparable) -> [ShelfDeck] {
    let keyed = enumerated().map { (key: key($0.element), place: $0.offset, deck: $0.element) }
    return keyed.sorted { ($0.key, $0.place) < ($1.key, $1.place) }.map(\.deck)
  }
}
