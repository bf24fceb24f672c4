import Expectations
import Testing

/// Any two features together, played at random and compared with the reference game.
struct PairwiseTests {
  @Test(arguments: Feature.pairs)
  func `two features together keep state, journal, history and statistics right`(
    features: [Feature]
  ) throws {
    var player = try PairwisePlayer(features, seed: 1)
    try player.playGame()
    if features.contains(.review) { try player.review() }
    try player.startAnother()
    try player.playGame()
  }

  @Test func `every two features are combined once`() {
    #expect(Feature.all.count == 19 && Feature.pairs.count == 19 * 18 / 2 - 6)
    expectEqual(Set(Feature.pairs.map(Set.init)).count, Feature.pairs.count)
  }
}
