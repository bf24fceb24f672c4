import Words

/// A group of decks in the chooser; the raw value is its order.
enum DeckGroup: Int, CaseIterable {
  case mine
  case pictures
  case learn
  case numbers

  /// The title on the screen.
  var title: String {
    switch self {
    case .mine: say("Mine", context: "decks")
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
