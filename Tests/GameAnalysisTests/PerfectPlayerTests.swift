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
