import MemorizeViewModel
import Words

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
  /// The deck that is chosen again when the search ends: the one chosen before, unless the player
  /// has moved to another one since.
  private var origin: String?
  /// The matching faces of each deck that was found by its cards.
  private var foundFaces: [String: [String]] = [:]
  /// The chosen level of each topic of generated decks: one row stands for all its levels.
  private var levels: [String: Int] = [:]

  private let match: (_ text: String, _ deck: String) -> DeckMatch?

  /// A list that shows all decks.
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
  var count: Int { folded.count }

  /// The chosen deck; `nil` if none is shown.
  var chosen: DeckRow? { shown[at: selected] }

  /// The faces of a deck that match the search.
  func found(in deck: DeckRow) -> [String] { foundFaces[deck.name] ?? [] }

  /// The row of the chosen deck.
  var selectedItem: Int { items.firstIndex(of: .deck(selected)) ?? 0 }

  /// Replaces the decks; the chosen one stays chosen if it is still there, else its neighbour in the
  /// same group is.
  mutating func replace(with decks: [DeckRow]) {
    noteOrigin()
    let (group, name) = (chosen?.group, chosen?.name)
    all = decks
    arrange(choosing: name ?? origin)
    if chosen?.name != name, let group, chosen?.group != group, selected > 0,
      shown[selected - 1].group == group
    {
      select(selected - 1)
    }
  }

  /// Shows only decks that contain a text; matching names come before matching faces.
  mutating func filter(by text: String) {
    guard text != filter else { return }
    noteOrigin()
    filter = text
    arrange(choosing: origin)
    // The best match is chosen while the player is still typing.
    if !text.isEmpty { selected = 0 }
  }

  mutating func sort(by sorting: DeckSorting) {
    self.sorting = sorting
    arrange(choosing: chosen?.name ?? origin)
  }

  /// Chooses the deck at an index among those shown, or the nearest one.
  mutating func select(_ index: Int) {
    selected = nearest(index)
    origin = chosen?.name ?? origin
  }

  /// Chooses the deck with a name, if it is shown or another level of it is.
  mutating func select(_ name: String) {
    if let level = all.first(where: { $0.name == name })?.level,
      levels.updateValue(level.number, forKey: level.topic) != level.number
    {
      arrange(choosing: chosen?.name)
    }
    selectShown(name)
    origin = chosen?.name ?? origin
  }

  /// Shows another level of the chosen deck, if it has one.
  mutating func changeLevel(by step: Int) {
    guard let level = chosen?.level,
      let deck = all.first(where: {
        $0.level?.topic == level.topic && $0.level?.number == level.number + step
      })
    else { return }
    select(deck.name)
  }

  /// The decks without the levels that are not chosen; without a choice, the first one is shown.
  private var folded: [DeckRow] {
    let all = Dictionary(grouping: all.compactMap(\.level), by: \.topic)
    return self.all.filter { deck in
      guard let level = deck.level, let others = all[level.topic] else { return true }
      return level == others.first { $0.number == levels[$0.topic] } ?? others.first
    }
  }

  private mutating func selectShown(_ name: String) {
    if let index = shown.firstIndex(where: { $0.name == name }) { selected = index }
  }

  /// Without a search, the chosen deck is the one to return to.
  private mutating func noteOrigin() {
    if filter.isEmpty { origin = chosen?.name ?? origin }
  }

  /// The nearest index of a deck shown.
  private func nearest(_ index: Int) -> Int { min(max(0, index), max(0, shown.count - 1)) }

  private mutating func arrange(choosing name: String? = nil) {
    foundFaces = [:]
    var byName: [DeckRow] = []
    var byFace: [DeckRow] = []
    for deck in sorting.sorted(folded) {
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
    selected = nearest(selected)
    if let name { selectShown(name) }
  }
}

/// A group of decks in the chooser; the raw value is its order.
enum DeckGroup: Int, CaseIterable {
  case mine
  case pictures
  case learn
  case numbers

  /// The title on the screen.
  var title: String {
    switch self {
    case .mine: say("Your decks", context: "decks")
    case .pictures: say("Pictures", context: "decks")
    case .learn: say("Learn", context: "decks")
    case .numbers: say("Numbers", context: "decks")
    }
  }
}

extension DeckRow {
  /// The player's own decks are together, whatever is on their cards.
  var group: DeckGroup {
    if isOwn || isGuest { return .mine }
    return isGenerated ? .numbers : isWords ? .learn : .pictures
  }
}

/// A row of the chooser's list.
enum DeckListItem: Equatable {
  /// The title of a group, and the number of its decks.
  case heading(DeckGroup, count: Int)
  /// A deck, by its index among those shown.
  case deck(Int)

  var isDeck: Bool {
    if case .deck = self { true } else { false }
  }

  /// The items for some decks, with titles if they are sorted by groups.
  static func items(of decks: [DeckRow], hasGroups: Bool) -> [DeckListItem] {
    guard hasGroups else { return decks.indices.map(DeckListItem.deck) }
    return DeckGroup.allCases.flatMap { group -> [DeckListItem] in
      let members = decks.indices.filter { decks[$0].group == group }
      return members.isEmpty
        ? [] : [.heading(group, count: members.count)] + members.map(DeckListItem.deck)
    }
  }
}

/// The order of the decks in the chooser; the raw value is its English name.
enum DeckSorting: String, CaseIterable {
  /// The player's own decks first, then pictures, then pairs to learn.
  case groups
  case name
  /// Small decks first.
  case pairs
  /// Decks with the best games first, compared with par.
  case best = "best first"
  case lastPlayed = "last played"

  /// The words on the screen, as in `Sort (S): groups`.
  var label: String {
    switch self {
    case .groups: say("Sort (S): groups")
    case .name: say("Sort (S): name")
    case .pairs: say("Sort (S): pairs")
    case .best: say("Sort (S): best first")
    case .lastPlayed: say("Sort (S): last played")
    }
  }

  /// The columns of the longest label.
  static var widestLabel: Int { allCases.map(\.label.columns).max() ?? 0 }

  /// The next order; the first one follows the last.
  var next: DeckSorting { DeckSorting.allCases.next(after: self, by: 1) }

  /// Sorts decks; the sort is stable.
  func sorted(_ decks: [DeckRow]) -> [DeckRow] {
    switch self {
    case .groups: decks.sorted(by: \.group.rawValue)
    case .name: decks.sorted { $0.title.lowercased() }
    case .pairs: decks.sorted(by: \.deck.pairs.count)
    // Games are compared by their moves, divided by par.
    case .best: decks.sorted { $0.best.map { Double($0.moves) / $0.par.moves } ?? .infinity }
    case .lastPlayed: decks.sorted { -($0.lastPlayed ?? -1) }
    }
  }
}

extension [DeckRow] {
  fileprivate func sorted(by key: (DeckRow) -> some Comparable) -> [DeckRow] {
    map { (key: key($0), deck: $0) }.sorted { $0.key < $1.key }.map(\.deck)
  }
}
