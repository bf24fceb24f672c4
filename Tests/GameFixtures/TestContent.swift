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
package func twins(_ count: Int) -> [(Int, Int)] { (0..<count).map { ($0, $0) } }

/// The first card of a pair.
package func a(_ pair: Int) -> CardID { CardID(rawValue: 2 * pair) }

/// The second card of a pair.
package func b(_ pair: Int) -> CardID { CardID(rawValue: 2 * pair + 1) }

extension MemoryGame<Int> {
  /// A game with pairs of twins.
  package init?(twins count: Int, seed: UInt64 = 1, variant: Variant = Variant()) {
    self.init(pairs: twins(count), generator: SeededGenerator(seed: seed), variant: variant)
  }

  /// A game with pairs of twins.
  package init?(twins count: Int, seed: String) {
    self.init(pairs: twins(count), generator: SeededGenerator(seed: seed))
  }
}

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

/// Everything a player could observe about a game at one moment.
///
/// Cards are in the order of their ids.
package struct GameSnapshot: Equatable {
  package struct Card: Equatable {
    package var isFaceUp = false
    package var isMatched = false
    package var hasBeenSeen = false
    package var bonusRemaining: Duration = .zero
  }

  package var cards: [Card] = []
  package var turned: [Int] = []
  package var places: [Int?] = []
  package var score = 0
  package var moves = 0
  package var pairsFound = 0
  package var pointsOfLastMove: Int?
  package var isOver = false
  package var isPaused = false
  package var isClockRunning = false
  package var elapsed: Duration = .zero
  package var hints = 0
}

extension GameSnapshot {
  package init<Content>(_ game: MemoryGame<Content>, at time: Duration) {
    cards = game.cards.sorted { $0.id < $1.id }.map { card in
      Card(
        isFaceUp: card.isFaceUp, isMatched: card.isMatched, hasBeenSeen: card.hasBeenSeen,
        bonusRemaining: game.bonusRemaining(of: card.id, at: time))
    }
    turned = game.turned.map(\.rawValue)
    places = game.places.map { $0?.id.rawValue }
    score = game.score
    moves = game.moves
    pairsFound = game.pairsFound
    pointsOfLastMove = game.lastMove?.points
    isOver = game.isOver
    isPaused = game.isPaused
    isClockRunning = game.isClockRunning
    elapsed = game.elapsed(at: time)
    hints = game.hints
  }
}
