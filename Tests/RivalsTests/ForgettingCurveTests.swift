import Expectations
import MemoryGame
import Testing

@testable import Rivals

/// Forgetting curves and the rivals that have them.
struct ForgettingCurveTests {
  @Test func `a curve that falls is the measured one`() throws {
    let curve = try #require(measured([(1, 10, 9), (2, 10, 6), (5, 4, 1)]))
    let expected = [0.9, 0.9, 0.6, 0.6, 0.6, 0.25, 0.25]
    expectEqual((0...6).map(curve.recall), expected)
    #expect(curve.recall(after: -1) == 0.9 && curve.recall(after: .max) == 0.25)
  }

  @Test func `a stretch that rises counts together`() throws {
    let curve = try #require(
      measured([(8, 10, 4), (1, 10, 5), (2, 20, 16), (4, 10, 3), (3, 0, 0)]))
    expectEqual([1, 2, 3].map(curve.recall), [0.7, 0.7, 0.7])
    expectEqual([4, 7, 8, 9].map(curve.recall), [0.35, 0.35, 0.35, 0.35])
  }

  @Test func `without a test there is no curve`() {
    expectNil(measured([]))
    expectNil(measured([(1, 0, 0), (2, -3, 5)]))
  }

  @Test func `more tests passed than made count as all passed`() throws {
    try expectEqual(#require(measured([(1, 4, 9)])).recall(after: 1), 1)
  }

  @Test func `a perfect curve remembers for ever, and an empty one nothing`() throws {
    var generator = SeededGenerator(seed: 3)
    let perfect = try #require(measured([(1, 5, 5)]))
    let empty = try #require(measured([(1, 5, 0)]))
    for _ in 0..<100 {
      expectNil(perfect.lifetime(using: &generator))
      expectEqual(empty.lifetime(using: &generator), 0)
    }
  }

  @Test func `cards are remembered as long as the curve says`() throws {
    let curve = try #require(measured([(1, 10, 9), (2, 10, 6), (5, 4, 1)]))
    var generator = SeededGenerator(seed: 5)
    let count = 20_000
    let lifetimes = (0..<count).map { _ in curve.lifetime(using: &generator) }
    for cards in 1...8 {
      let recalled = lifetimes.count { $0.map { $0 >= cards } ?? true }
      let expected = curve.recall(after: cards)
      let error = (expected * (1 - expected) / Double(count)).squareRoot()
      #expect(abs(Double(recalled) / Double(count) - expected) <= 4 * error)
    }
  }

  @Test func `a fading memory holds a card for as many further cards as drawn`() throws {
    let curve = try #require(measured([(1, 10, 9), (3, 10, 5), (6, 10, 2)]))
    var shares: [Int: (recalled: Int, tests: Int)] = [:]
    for seed in 0..<2_000 {
      var generator = SeededGenerator(seed: UInt64(seed))
      var memory = RivalMemory<Int>(of: .yourself(curve), pairs: 10)
      for place in 0..<10 {
        memory.show(place, at: place, using: &generator)
        for earlier in 0..<place {
          shares[place - earlier, default: (0, 0)].tests += 1
          if memory.remembered[earlier] != nil { shares[place - earlier]?.recalled += 1 }
        }
      }
    }
    for (cards, share) in shares {
      let measured = Double(share.recalled) / Double(share.tests)
      #expect(abs(measured - curve.recall(after: cards)) < 0.05, "after \(cards) cards")
    }
    expectEqual(shares.count, 9)
  }

  private func measured(_ tests: [(from: Int, tests: Int, recalled: Int)]) -> ForgettingCurve? {
    ForgettingCurve(
      tests.map { ForgettingCurve.Tests(from: $0.from, tests: $0.tests, recalled: $0.recalled) })
  }
}
