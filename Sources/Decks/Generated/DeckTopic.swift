import Options

/// The subject of a generated deck, with its levels.
struct DeckTopic: Sendable {
  /// The usual number of pairs of every generated deck.
  static let usualPairs = 8

  let name: String
  let color: DeckColor
  /// The levels; only level 1 if there are none to choose from.
  let levels: ClosedRange<Int>
  /// Makes the pairs of a level.
  let makePairs: @Sendable (_ level: Int) -> [Pair]

  init(
    name: String, color: DeckColor, levels: ClosedRange<Int>,
    makePairs: @escaping @Sendable (_ level: Int) -> [Pair]
  ) {
    self.name = name
    self.color = color
    self.levels = levels
    self.makePairs = makePairs
  }

  /// A topic without levels.
  init(name: String, color: DeckColor, pairs: @escaping @Sendable () -> [Pair]) {
    self.init(name: name, color: color, levels: 1...1) { _ in pairs() }
  }

  /// Whether there are levels to choose from.
  var hasLevels: Bool { levels.count > 1 }

  /// Makes the deck of a level.
  func deck(_ level: Int) -> Deck {
    Deck(
      name: hasLevels ? "\(name):\(level)" : name, color: color, usualPairs: DeckTopic.usualPairs,
      pairs: makePairs(level))
  }
}
