import MemoryGame

/// All that can be told about a game at a moment; the cards in the order of their names.
struct TableSnapshot: Equatable {
  struct Card: Equatable {
    var isFaceUp = false
    var isMatched = false
    var hasBeenSeen = false
    var bonusRemaining: Duration = .zero
  }

  var cards: [Card] = []
  var turned: [Int] = []
  var places: [Int?] = []
  var score = 0
  var moves = 0
  var pairsFound = 0
  var pointsOfLastMove: Int?
  var isOver = false
  var isPaused = false
  var isClockRunning = false
  var elapsed: Duration = .zero
}

extension TableSnapshot {
  init<Content>(_ game: MemoryGame<Content>, at time: Duration) {
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
  }
}
