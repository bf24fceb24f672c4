import GameFixtures
import MemoryGame

@testable import GameAnalysis

/// A player who never forgets and knows only cards that have been face up.
struct PerfectPlayer {
  private(set) var game: MemoryGame<Int>
  private var places: [Int: [CardID]] = [:]
  private var unknown: [CardID]

  /// A player at a new board; `nil` for fewer than two pairs.
  init?(pairs: Int, seed: UInt64) {
    guard let game = MemoryGame(pairs: twins(pairs), generator: SeededGenerator(seed: seed)) else {
      return nil
    }
    self.game = game
    unknown = game.order
  }

  /// The moves of a whole game.
  mutating func play() -> Int {
    while !game.isOver {
      if let pair = places.values.first(where: { $0.count == 2 }) {
        take(pair)
      } else {
        explore()
      }
    }
    return game.moves
  }

  private mutating func take(_ pair: [CardID]) {
    for id in pair { game.choose(id, at: .zero) }
    forgetWhatIsFound(pair)
  }

  private mutating func explore() {
    guard let first = turnUnknown() else { return }
    let known = places[first.content, default: []].first { $0 != first.id }
    if let known {
      take([first.id, known])
    } else if let second = turnUnknown() {
      forgetWhatIsFound([first.id, second.id])
    }
  }

  private mutating func turnUnknown() -> (id: CardID, content: Int)? {
    guard let id = unknown.popLast() else { return nil }
    game.choose(id, at: .zero)
    guard let card = game[id], card.isFaceUp else { return nil }
    places[card.content, default: []].append(id)
    return (id, card.content)
  }

  private mutating func forgetWhatIsFound(_ ids: [CardID]) {
    for id in ids {
      if let card = game[id], card.isMatched { places[card.content] = nil }
    }
  }
}
