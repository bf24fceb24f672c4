import MemorizeViewModel

/// The decks to choose from: which of them are shown, in what order, and which one is chosen.
struct Shelf {
  /// All decks, in the order of the library.
  private(set) var decks: [ShelfDeck]
  /// Those that are shown.
  private(set) var shown: [ShelfDeck] = []
  /// What must be found in a deck's name or on its faces.
  private(set) var filter = ""
  private(set) var order: ShelfOrder
  /// The faces on which the filter was found, of decks whose names do not hold it.
  private(set) var foundFaces: [String: [String]] = [:]
  /// The place of the chosen deck among those shown; there is none where nothing is shown.
  private(set) var selected = 0

  private let match: (_ text: String, _ deck: String) -> DeckMatch?

  /// A shelf that shows everything.
  ///
  /// - Parameters:
  ///   - decks: in the order of the library.
  ///   - order: how they are sorted.
  ///   - match: looks for a text in the deck of that name.
  init(
    _ decks: [ShelfDeck], order: ShelfOrder = .library,
    match: @escaping (_ text: String, _ deck: String) -> DeckMatch?
  ) {
    self.decks = decks
    self.order = order
    self.match = match
    arrange()
  }

  /// The chosen deck.
  var chosen: ShelfDeck? { shown.indices.contains(selected) ? shown[selected] : nil }

  /// What is shown of a deck's cards: those that were looked for, else the first ones.
  func samples(of deck: ShelfDeck) -> [String] { foundFaces[deck.name] ?? deck.samples }

  /// The decks have changed; the chosen one stays so if it is still there.
  mutating func replace(with decks: [ShelfDeck]) {
    self.decks = decks
    arrange()
  }

  /// Shows only what a text is found in; names that hold it come before faces that do.
  mutating func filter(by text: String) {
    guard text != filter else { return }
    filter = text
    arrange()
    // The best find is chosen while the text is still being typed.
    if !text.isEmpty { selected = 0 }
  }

  mutating func sort(by order: ShelfOrder) {
    self.order = order
    arrange()
  }

  /// Chooses a deck by its place among those shown; the nearest one that is there.
  mutating func select(_ place: Int) {
    selected = min(max(0, place), max(0, shown.count - 1))
  }

  /// Chooses the deck of that name, if it is shown.
  mutating func select(_ name: String) {
    if let place = shown.firstIndex(where: { $0.name == name }) { selected = place }
  }

  private mutating func arrange() {
    let chosen = chosen?.name
    foundFaces = [:]
    var byName: [ShelfDeck] = []
    var byFace: [ShelfDeck] = []
    for deck in order.sorted(decks) {
      switch filter.isEmpty ? .name : match(filter, deck.name) {
      case .name: byName.append(deck)
      case .faces(let faces):
        byFace.append(deck)
        foundFaces[deck.name] = faces
      case nil: break
      }
    }
    shown = byName + byFace
    select(selected)
    if let chosen { select(chosen) }
  }
}
