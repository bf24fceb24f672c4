import MemoryGame

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
