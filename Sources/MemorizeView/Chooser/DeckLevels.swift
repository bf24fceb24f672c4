import MemorizeViewModel

/// The level shown of each generated deck: one row stands for all its levels.
struct DeckLevels: Equatable {
  /// The chosen level of each topic; the first one if there is none.
  private var chosen: [String: Int] = [:]

  /// The decks without the levels that are not chosen.
  func folded(_ decks: [DeckRow]) -> [DeckRow] {
    let levels = Dictionary(grouping: decks.compactMap(\.level), by: \.topic)
    return decks.filter { deck in
      deck.level.map { $0 == shown(of: levels[$0.topic] ?? []) } ?? true
    }
  }

  /// Chooses a level.
  mutating func choose(_ level: DeckLevel) { chosen[level.topic] = level.number }

  /// The level some steps after another one of the same topic; `nil` beyond the first and the last.
  static func level(_ step: Int, after level: DeckLevel, of decks: [DeckRow]) -> DeckLevel? {
    let levels = decks.compactMap(\.level).filter { $0.topic == level.topic }
    guard let index = levels.firstIndex(of: level), levels.indices.contains(index + step)
    else { return nil }
    return levels[index + step]
  }

  /// The level to show: the chosen one if it exists.
  private func shown(of levels: [DeckLevel]) -> DeckLevel? {
    levels.first { $0.number == chosen[$0.topic] } ?? levels.first
  }
}
