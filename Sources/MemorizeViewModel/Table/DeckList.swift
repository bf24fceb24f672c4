import Decks

/// The decks to choose from, and the deck in play as it is after editing.
struct DeckList {
  private let load: () -> [Deck]
  private lazy var library = load()
  private var listed: [Deck]?

  /// The deck in play after it was edited; the cards on the table stay as they were dealt.
  private(set) var newer: Deck?

  /// A list that reads the library when it is first needed.
  init(load: @escaping () -> [Deck]) {
    self.load = load
  }

  /// The names of the decks in the library.
  mutating func names() -> [String] { library.map(\.name) }

  /// The deck of that name in the library.
  mutating func deck(named name: String) -> Deck? { library.first { $0.name == name } }

  /// Whether the library has exactly this deck.
  mutating func contains(_ deck: Deck) -> Bool { library.contains(deck) }

  /// All decks: those of the library, and before them the deck in play if it came from elsewhere.
  mutating func all(inPlay deck: Deck) -> [Deck] {
    if let listed { return listed }
    let all = library.contains(deck) ? library : [deck] + library
    listed = all
    return all
  }

  /// Reads the library again.
  mutating func reload(inPlay deck: Deck) {
    let wasThere = newer != nil || library.contains(deck)
    library = load()
    let isThere = library.contains(deck)
    newer = wasThere && !isThere ? library.first { $0.name == deck.name } : nil
    listed = isThere || wasThere ? library : [deck] + library
  }

  /// Forgets the edited deck, because another deck is in play.
  mutating func forgetNewer() { newer = nil }
}
