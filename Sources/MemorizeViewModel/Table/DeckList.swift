import Decks

/// The decks to choose from, and the deck in play as it is after editing.
struct DeckList {
  private let load: () -> [Deck]
  private lazy var library = load()
  /// The deck of the first game, if it comes from elsewhere: a file, or a board that was shared.
  private(set) lazy var guest = first.flatMap { library.contains($0) ? nil : $0 }
  private let first: Deck?

  /// The deck in play after it was edited; the cards on the table stay as they were dealt.
  var newer: Deck?

  /// A list that reads the library when it is first needed.
  ///
  /// - Parameters:
  ///   - first: the deck of the first game; `nil` if what is known of it is in a journal, where it
  ///     may be the rest of a deck that was removed.
  ///   - load: reads the library.
  init(first: Deck?, load: @escaping () -> [Deck]) {
    (self.first, self.load) = (first, load)
  }

  /// The names of the decks in the library.
  mutating func names() -> [String] { library.map(\.name) }

  /// The deck of that name in the library.
  mutating func deck(named name: String) -> Deck? { library.first { $0.name == name } }

  /// Whether the library has exactly this deck.
  mutating func contains(_ deck: Deck) -> Bool { library.contains(deck) }

  /// All decks: those of the library, and before them the one that came from elsewhere.
  mutating func all() -> [Deck] {
    guard let guest, !library.contains(guest) else { return library }
    return [guest] + library
  }

  /// Reads the library again.
  mutating func reload(inPlay deck: Deck) {
    _ = guest
    let wasThere = newer != nil || library.contains(deck)
    library = load()
    newer = wasThere && !library.contains(deck) ? library.first { $0.name == deck.name } : nil
  }
}
