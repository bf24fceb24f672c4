import Expectations
import MemoryGame
import Testing

@testable import GameAnalysis

/// Simulated players with known results.
struct SimulationTests {
  @Test(arguments: 2...12)
  func `perfect players need par on average over a hundred thousand games`(pairs: Int) {
    var deck = (0..<2 * pairs).map { $0 / 2 }
    var generator = SeededGenerator(seed: UInt64(pairs))
    var mean = Mean()
    for _ in 0..<100_000 {
      generator.shuffle(&deck)
      mean.add(Double(movesOfPerfectPlay(deck)))
    }
    #expect(abs(mean.value - par(pairs: pairs)) <= 3 * mean.standardError)
  }

  /// The moves of a player who turns the cards in this order and takes every known pair.
  private func movesOfPerfectPlay(_ deck: [Int]) -> Int {
    var (seen, moves, isSecond) = (0, 0, false)
    for (index, face) in deck.enumerated() {
      let bit = 1 << face
      if !isSecond {
        // A known partner ends the move at once; else a second card is turned.
        moves += 1
        isSecond = seen & bit == 0
      } else {
        // The partner of the first ends the move as a match; that of another card is taken in a
        // move more.
        isSecond = false
        if seen & bit != 0, deck[index - 1] != face { moves += 1 }
      }
      seen |= bit
    }
    return moves
  }

  @Test(arguments: [0, 2, 4, 8, 100])
  func `luck is zero on average for every player`(memory: Int) throws {
    let analyses = try analyses(pairs: 7, memory: memory, games: 600)
    var luck = Mean()
    for analysis in analyses { luck.add(analysis.luck.value) }
    #expect(abs(luck.value) <= 3 * luck.standardError)
  }

  @Test(arguments: [2, 4, 6])
  func `a player without memory needs the square of the pairs`(pairs: Int) throws {
    var given = Mean()
    for analysis in try analyses(pairs: pairs, memory: 0, games: 1500) {
      given.add(-(analysis.memory + analysis.luck).value)
    }
    let expected = Double(pairs * pairs) - par(pairs: pairs)
    #expect(abs(given.value - expected) <= 3 * given.standardError)
  }

  @Test func `a better memory loses fewer moves`() throws {
    let means = try [0, 2, 4, 6, 16].map { memory in
      var mean = Mean()
      for analysis in try analyses(pairs: 8, memory: memory, games: 150) {
        mean.add(analysis.memory.value)
      }
      return mean.value
    }
    #expect(zip(means, means.dropFirst()).allSatisfy { $0 < $1 })
    expectEqual(means.last, 0)
  }

  @Test(arguments: [2, 3])
  func `a player with a limited memory recalls recent cards only`(memory: Int) throws {
    let recalls = try analyses(pairs: 12, memory: memory, games: 100).flatMap { analysis in
      analysis.flips.compactMap(\.recall)
    }
    // The first card of the move counts as one that was turned since, and takes a place in memory.
    let fresh = recalls.filter { $0.cardsAgo < memory }
    let old = recalls.filter { $0.cardsAgo > 2 * memory }
    #expect(fresh.count > 100 && fresh.allSatisfy(\.isRight))
    #expect(old.count > 100 && old.count { $0.isRight } * 2 < old.count)
  }

  private func analyses(pairs: Int, memory: Int, games: Int) throws -> [GameAnalysis] {
    try (0..<games).map { game in
      var player = try #require(
        ForgetfulPlayer(pairs: pairs, memory: memory, seed: UInt64(game)))
      player.play()
      return try #require(player.analysis)
    }
  }
}

/// The mean of a sample and how far it may be from the true one.
private struct Mean {
  private var count = 0.0
  private var sum = 0.0
  private var squares = 0.0

  mutating func add(_ value: Double) {
    count += 1
    sum += value
    squares += value * value
  }

  var value: Double { sum / count }

  var standardError: Double {
    let variance = (squares - sum * sum / count) / (count - 1)
    return (variance / count).squareRoot()
  }
}
