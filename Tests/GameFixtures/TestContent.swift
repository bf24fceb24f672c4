import MemoryGame

/// Content of which the two cards of a pair show different faces, so that equal is not matching.
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

  /// So many pairs of a term and its definition.
  package static func pairs(_ count: Int) -> [(Vocabulary, Vocabulary)] {
    (0..<count).map { (.term($0), .definition($0)) }
  }
}

/// So many pairs of twins.
package func twins(_ count: Int) -> [(Int, Int)] {
  (0..<count).map { ($0, $0) }
}

/// The first card of a pair.
package func a(_ pair: Int) -> CardID { CardID(rawValue: 2 * pair) }

/// The second card of a pair.
package func b(_ pair: Int) -> CardID { CardID(rawValue: 2 * pair + 1) }

extension MemoryGame {
  /// Chooses cards one after the other, all at one moment.
  package mutating func choose(_ ids: CardID..., at time: Duration = .zero) {
    for id in ids { choose(id, at: time) }
  }

  /// The names of the cards in the order of their places.
  package var order: [CardID] { cards.map(\.id) }

  /// The names of the cards that lie face up.
  package var faceUp: Set<CardID> { Set(cards.filter(\.isFaceUp).map(\.id)) }
}
