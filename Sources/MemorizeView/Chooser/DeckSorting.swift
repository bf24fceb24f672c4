import Words

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

  /// The words on the screen, as in `Sort: groups`.
  var label: String {
    switch self {
    case .groups: say("Sort: groups")
    case .name: say("Sort: name")
    case .pairs: say("Sort: pairs")
    case .best: say("Sort: best first")
    case .lastPlayed: say("Sort: last played")
    }
  }

  /// The columns of the longest label.
  static var widestLabel: Int { allCases.map(\.label.columns).max() ?? 0 }

  /// The next order; the first one follows the last.
  var next: DeckSorting {
    let all = DeckSorting.allCases
    let index = all.firstIndex(of: self) ?? 0
    return all[(index + 1) % all.count]
  }

  /// Sorts decks; the sort is stable.
  func sorted(_ decks: [DeckRow]) -> [DeckRow] {
    switch self {
    case .groups: decks.sorted(by: \.group.rawValue)
    case .name: decks.sorted(by: \.nameKey)
    case .pairs: decks.sorted(by: \.pairs)
    case .best: decks.sorted(by: \.bestRatio)
    case .lastPlayed: decks.sorted { -($0.lastPlayed ?? -1) }
    }
  }
}

extension DeckRow {
  fileprivate var nameKey: String { title.lowercased() }

  /// The moves of the best game divided by par; infinite without a game.
  fileprivate var bestRatio: Double {
    best.map { Double($0.moves) / $0.par.moves } ?? .infinity
  }
}

extension [DeckRow] {
  fileprivate func sorted(by key: (DeckRow) -> some Comparable) -> [DeckRow] {
    let keyed = enumerated().map { (key: key($0.element), index: $0.offset, deck: $0.element) }
    return keyed.sorted { ($0.key, $0.index) < ($1.key, $1.index) }.map(\.deck)
  }
}
