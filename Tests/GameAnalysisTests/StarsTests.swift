import Expectations
import GameAnalysis
import Testing

struct StarsTests {
  @Test(arguments: [(0, 3), (-1, 2), (-2_000_000, 2), (-2_000_001, 1), (-90_000_000, 1)])
  func `two stars allow two moves lost to forgetting, and three stars none`(
    millionths: Int, stars: Int
  ) {
    expectEqual(Stars.won(memory: ExpectedMoves(millionths: millionths)), stars)
  }
}
