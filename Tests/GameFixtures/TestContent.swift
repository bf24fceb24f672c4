import MemoryGame

/// Content with different faces on the two cards of a pair, so that equal faces do not match.
package enum Vocabulary: Matchable, CustomStringConvertible {
  case term(Int)
  case definition(Int)

  package func matches(_ other: Vocabulary) -> Bool {
    switch (self, other) {
    case (.term(let one), .definition(let two)), (.definition(let one), .term(let two)): one == two
    default: false
    }
  }

  package var description: String {
    switch self {
    case .term(let number): "term \(number)"
    case .definition(let number): "definition \(number)"
    }
  }

  /// Pairs of a term and its definition.
  package static func pairs(_ count: Int) -> [(Vocabulary, Vocabulary)] {
    (0..<count).map { (.term($0), .definition($0)) }
  }
}

/// Pairs of twins.
package func twins(_ count: Int) -> [(Int, Int)] {
  (0..<count).map { ($0, $0) }
}

/// The first card of a pair.
package func a(_ pair: Int) -> CardID { CardID(rawValue: 2 * pair) }

/// The second card of a pair.
package func b(_ pair: Int) -> CardID { CardID(rawValue: 2 * pair + 1) }

extension MemoryGame {
  /// Chooses cards one after the other at the same moment.
  package mutating func choose(_ ids: CardID..., at time: Duration = .zero) {
    for id in ids { choose(id, at: time) }
  }

  /// The ids of the cards in the order of their places.
  package var order: [CardID] { cards.map(\.id) }

  /// The ids of the cards that are face up.
  package var faceUp: Set<CardID> { Set(cards.filter(\.isFaceUp).map(\.id)) }
}
