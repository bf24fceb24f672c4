import Testing

/// Any two features together, played at random and compared with the reference game.
struct PairwiseTests {
  @Test(arguments: Feature.pairs, [1, 2] as [UInt64])
  func `two features together keep state, journal, history and statistics right`(
    features: [Feature], seed: UInt64
  ) throws {
    var player = try PairwisePlayer(features, seed: seed)
    try player.playGame()
    if features.contains(.review) { try player.review() }
    try player.startAnother()
    try player.playGame()
  }

  @Test func `every two features are combined once`() {
    #expect(Feature.pairs.count == 66)
    #expect(Set(Feature.pairs.map(Set.init)).count == 66)
  }
}
