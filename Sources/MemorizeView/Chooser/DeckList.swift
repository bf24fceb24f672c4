import MemorizeViewModel

/// The decks to choose from: their order, those that match a search, and the chosen one.
struct DeckList {
  /// All decks, in the order of the library.
  private(set) var all: [DeckRow]
  /// The decks that match the search, sorted.
  private(set) var shown: [DeckRow] = []
  /// The text searched for in names and on cards; empty to show all decks.
  private(set) var filter = ""
  private(set) var sorting: DeckSorting
  /// The index of the chosen deck among those shown.
  private(set) var selected = 0
  /// The rows of the list: the decks shown, with the titles of their groups.
  private(set) var items: [DeckListItem] = []
  /// The matching faces of each deck that was found by its cards.
  private var foundFaces: [String: [String]] = [:]
  private var levels = DeckLevels()

  private let match: (_ text: String, _ deck: String) -> DeckMatch?

  /// A list that shows all decks.
  ///
  /// - Parameters:
  ///   - decks: the decks in the order of the library.
  ///   - sorting: the order in which they are shown.
  ///   - match: searches the deck with a given name for a text.
  init(
    _ decks: [DeckRow], sorting: DeckSorting = .groups,
    match: @escaping (_ text: String, _ deck: String) -> DeckMatch?
  ) {
    all = decks
    self.sorting = sorting
    self.match = match
    arrange()
  }

  /// The number of decks without a search; all levels of a deck count once.
  var count: Int { levels.folded(all).count }

  /// The chosen deck; `nil` if none is shown.
  var chosen: DeckRow? { shown.indices.contains(selected) ? shown[selected] : nil }

  /// The faces to show of a deck: those that were searched for, otherwise the first ones.
  func samples(of deck: DeckRow) -> [String] { foundFaces[deck.name] ?? deck.samples }

  /// The faces of a deck that match the search.
  func found(in deck: DeckRow) -> [String] { foundFaces[deck.name] ?? [] }

  /// The row of the chosen deck.
  var selectedItem: Int { items.firstIndex(of: .deck(selected)) ?? 0 }

  /// The title of the group that a row belongs to, and the number of its decks.
  func heading(ofItem index: Int) -> (group: DeckGroup, count: Int)? {
    guard items.indices.contains(index) else { return nil }
    return items[...index].lazy.reversed().compactMap { item in
      if case .heading(let group, let count) = item { (group, count) } else { nil }
    }.first
  }

  /// Replaces the decks; the chosen one stays chosen if it is still there.
  mutating func replace(with decks: [DeckRow]) {
    all = decks
    arrange()
  }

  /// Shows only decks that contain a text; matching names come before matching faces.
  mutating func filter(by text: String) {
    guard text != filter else { return }
    filter = text
    arrange()
    // The best match is chosen while the player is still typing.
    if !text.isEmpty { selected = 0 }
  }

  mutating func sort(by sorting: DeckSorting) {
    self.sorting = sorting
    arrange()
  }

  /// Chooses the deck at an index among those shown, or the nearest one.
  mutating func select(_ index: Int) {
    selected = min(max(0, index), max(0, shown.count - 1))
  }

  /// Chooses the deck with a name, if it is shown or another level of it is.
  mutating func select(_ name: String) {
    if let level = all.first(where: { $0.name == name })?.level { show(level) }
    selectShown(name)
  }

  /// Shows another level of the chosen deck, if it has one.
  mutating func changeLevel(by step: Int) {
    guard let level = chosen?.level,
      let next = DeckLevels.level(step, after: level, of: all),
      let deck = all.first(where: { $0.level == next })
    else { return }
    select(deck.name)
  }

  private mutating func show(_ level: DeckLevel) {
    let before = levels
    levels.choose(level)
    if levels != before { arrange() }
  }

  private mutating func selectShown(_ name: String) {
    if let index = shown.firstIndex(where: { $0.name == name }) { selected = index }
  }

  private mutating func arrange() {
    let chosen = chosen?.name
    foundFaces = [:]
    var byName: [DeckRow] = []
    var byFace: [DeckRow] = []
    for deck in sorting.sorted(levels.folded(all)) {
      switch filter.isEmpty ? .name : match(filter, deck.name) {
      case .name: byName.append(deck)
      case .faces(let faces):
        byFace.append(deck)
        foundFaces[deck.name] = faces
      case nil: break
      }
    }
    shown = byName + byFace
    items = DeckListItem.items(of: shown, hasGroups: sorting == .groups && filter.isEmpty)
    select(selected)
    if let chosen { selectShown(chosen) }
  }
}
