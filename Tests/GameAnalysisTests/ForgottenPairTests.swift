import Expectations
import GameFixtures
import MemoryGame
import Testing

@testable import GameAnalysis

/// The forgotten pairs of a game.
struct ForgottenPairTests {
  /// The analysis of cards turned one after the other, each two turned down at once.
  private func analysis(_ cards: [CardID], pairs: Int) throws -> GameAnalysis {
    let game = try #require(MemoryGame(pairs: twins(pairs), generator: SeededGenerator(seed: 1)))
    return try #require(GameAnalysis(of: game, cards.flatMap { [.turnDown, .choose($0)] }))
  }

  @Test func `nothing is forgotten if every move matches or shows something new`() throws {
    let cards = [a(0), a(1), a(2), a(3), b(0), a(0), b(1), a(1), b(2), a(2), b(3), a(3)]
    try expectEqual(analysis(cards, pairs: 4).forgottenPairs, [])
  }

  @Test func `a pair forgotten twice is listed once with its whole cost`() throws {
    // The first pair is known from the second move on, but its other card is missed twice.
    let cards = [
      a(0), a(1), b(0), a(2), b(0), a(3), b(0), a(0), b(1), a(4), b(1), a(1),
    ]
    let analysis = try analysis(cards, pairs: 6)
    let pairs = analysis.forgottenPairs
    expectEqual(pairs.map(\.pair), [0, 1])
    expectEqual(pairs.map(\.movesAgo), [[1, 2], [4]])
    let cost = analysis.flips.filter { flip in
      guard case .forgotten(let forgotten) = flip.kind else { return false }
      return forgotten.card.pair == 0
    }
    expectEqual(cost.count, 2)
    expectEqual(pairs.first?.memory, cost.reduce(.zero) { $0 + $1.memory })
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func `the forgotten pairs have the whole cost, the costliest first`(seed: UInt64) throws {
    var dice = SeededGenerator(seed: seed)
    let cards = (0..<300).map { _ in CardID(rawValue: Int.random(in: 0..<12, using: &dice)) }
    let analysis = try analysis(cards, pairs: 6)
    let pairs = analysis.forgottenPairs
    #expect(!pairs.isEmpty && Set(pairs.map(\.pair)).count == pairs.count)
    #expect(zip(pairs, pairs.dropFirst()).allSatisfy { $0.memory <= $1.memory })
    #expect(pairs.allSatisfy { $0.memory < .zero && !$0.movesAgo.isEmpty })
    var all = ExpectedMoves.zero
    for flip in analysis.flips {
      if case .forgotten = flip.kind { all += flip.memory }
    }
    expectEqual(pairs.reduce(.zero) { $0 + $1.memory }, all)
  }
}
