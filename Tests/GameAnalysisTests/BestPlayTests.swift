import MemoryGame
import Testing

@testable import GameAnalysis

/// The value of a position is that of the best play.
struct BestPlayTests {
  /// The moves needed with n open pairs and k known single cards, from all ways to play.
  ///
  /// Found without the formula for S: tries every decision that shows something, takes the best.
  private struct BestPlay {
    var values: [[Double]] = [[0]]

    init(pairs: Int) {
      for n in 1...pairs {
        values.append(Array(repeating: .infinity, count: n + 1))
        for k in (0...n).reversed() { values[n][k] = best(n, k) }
      }
    }

    func value(_ n: Int, _ k: Int) -> Double { values[n][k] }

    private func best(_ n: Int, _ k: Int) -> Double {
      let singleFirst = k > 0 ? unseenSecond(n, k) : .infinity
      return min(unseenFirst(n, k), singleFirst)
    }

    /// A card never seen first, then the best: its partner, or another card never seen, or a known
    /// one.
    private func unseenFirst(_ n: Int, _ k: Int) -> Double {
      let u = Double(2 * n - k)
      guard u > 0 else { return .infinity }
      let paired = k > 0 ? Double(k) / u * (1 + value(n - 1, k - 1)) : 0
      guard k < n else { return paired }
      let knownSecond = k > 0 ? 1 + value(n, k + 1) : .infinity
      return paired + Double(2 * n - 2 * k) / u * min(unseenSecond(n, k + 1), knownSecond)
    }

    /// One of k single cards is up, and a card never seen is turned.
    private func unseenSecond(_ n: Int, _ k: Int) -> Double {
      let u = Double(2 * n - k)
      let match = 1 / u * (1 + value(n - 1, k - 1))
      let paired = Double(k - 1) / u * (1 + 1 + value(n - 1, k - 1))
      return match + paired + (k < n ? Double(2 * n - 2 * k) / u * (1 + value(n, k + 1)) : 0)
    }
  }

  @Test func `no way to play needs fewer moves than S`() throws {
    let best = BestPlay(pairs: 60)
    let rows = movesLeft(pairs: 60)
    for n in 0...60 {
      for k in 0...n { #expect(abs(rows[n][k] - best.value(n, k)) < 1e-9) }
    }
  }

  @Test func `each decision but the best has a cost, unless the last card is known anyway`()
    throws
  {
    let perfect = try #require(PerfectMemory(pairs: 60))
    for known in allKnowledge(upTo: 60) where known.open > 0 {
      let isLastKnown = known.unseen == 1
      if known.singles > 0 {
        let single = perfect.costOfSeenFirst(known, isPartnerKnown: false)
        #expect(isLastKnown ? abs(single) < 1e-9 : single > 1e-3)
        #expect(perfect.costOfSeenMiss(known, isPartnerKnown: false) > 1e-3)
      }
      #expect(perfect.costOfUnseenSecond(known, isPartnerKnown: true) > 1e-3)
    }
  }

  @Test func `a seen card instead of the known partner costs a whole move`()
    throws
  {
    let perfect = try #require(PerfectMemory(pairs: 20))
    for known in allKnowledge(upTo: 20) {
      #expect(abs(perfect.costOfSeenMiss(known, isPartnerKnown: true) - 1) < 1e-9)
    }
  }

  @Test func `knowing one more card never makes a position worse`() {
    let rows = movesLeft(pairs: 100)
    for n in 1...100 {
      for k in 0..<n { #expect(rows[n][k + 1] <= rows[n][k] + 1e-9) }
      #expect(1 + rows[n - 1][0] <= rows[n][0] + 1e-9)
    }
  }

  private func allKnowledge(upTo pairs: Int) -> [Knowledge] {
    (0...pairs).flatMap { n in (0...n).map { Knowledge(open: n, singles: $0, pairs: 1) } }
  }
}
