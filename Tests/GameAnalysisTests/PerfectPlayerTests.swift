import Expectations
import GameFixtures
import MemoryGame
import Testing

@testable import GameAnalysis

/// Par is the mean of many games played without forgetting.
struct PerfectPlayerTests {
  @Test(arguments: [(2, 8000), (5, 4000), (8, 3000), (12, 2000)])
  func `a player who never forgets needs par on average`(pairs: Int, boards: Int) throws {
    let moves = try (0..<boards).map { board in
      var player = try #require(PerfectPlayer(pairs: pairs, seed: UInt64(board)))
      return Double(player.play())
    }
    let count = Double(boards)
    let mean = moves.reduce(0, +) / count
    let variance = moves.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / (count - 1)
    let standardError = (variance / count).squareRoot()
    #expect(abs(mean - par(pairs: pairs)) <= 3 * standardError)
    #expect(variance < 1)
  }

  @Test func `a game without forgetting ends within the bounds`() throws {
    for seed in 0..<50 as Range<UInt64> {
      var player = try #require(PerfectPlayer(pairs: 6, seed: seed))
      #expect(6...11 ~= player.play())
    }
  }
}

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

struct StarsTests {
  @Test(arguments: [(0, 3), (-1, 2), (-2_000_000, 2), (-2_000_001, 1), (-90_000_000, 1)])
  func `two stars allow two moves lost to forgetting, and three stars none`(
    millionths: Int, stars: Int
  ) {
    expectEqual(Stars.won(memory: ExpectedMoves(millionths: millionths)), stars)
  }
}
