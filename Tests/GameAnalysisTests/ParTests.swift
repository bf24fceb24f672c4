import Expectations
import GameFixtures
import MemoryGame
import Testing

@testable import GameAnalysis

/// Par compared with the table, the formula and its limit.
struct ParTests {
  @Test(
    arguments: zip(
      2...12,
      [
        2.667, 4.333, 5.924, 7.552, 9.162, 10.779, 12.393, 14.008, 15.622, 17.236, 18.850,
      ]))
  func `par is the same as in the table`(pairs: Int, expected: Double) {
    #expect(abs(par(pairs: pairs) - expected) <= 0.0005)
  }

  @Test func `par follows the formula, not the limit, on large boards too`() {
    let expected = table(200)
    for pairs in Array(0...12) + [40, 41, 100, 199, 200] {
      #expect(abs(par(pairs: pairs) - expected[pairs][0]) < 1e-9)
    }
  }

  @Test(arguments: [(Int.min, 0), (-1, 0), (0, 0), (1, 1)])
  func `less than two pairs need no more moves than pairs`(pairs: Int, moves: Double) {
    expectEqual(par(pairs: pairs), moves)
  }

  @Test(arguments: [2, 5, 8, 20, 200])
  func `the play for sets needs par with pairs`(pairs: Int) {
    #expect(abs(SetPar.moves(sets: pairs, ofAKind: 2) - par(pairs: pairs)) < 0.001)
  }

  /// Simulations of another program found 41.824 ± 0.002 and 51.698 ± 0.003 for 20 sets; the values
  /// are those of its own recursion.
  @Test(arguments: [
    (3, 3, 5.553571), (8, 3, 16.246081), (20, 3, 41.821736), (64, 3, 135.561183),
    (8, 4, 20.030957), (20, 4, 51.696264),
  ])
  func `three and four of a kind need what was computed elsewhere`(
    sets: Int, ofAKind: Int, expected: Double
  ) {
    #expect(abs(SetPar.moves(sets: sets, ofAKind: ofAKind) - expected) < 1e-6)
  }

  @Test func `many sets need little more or less than was computed elsewhere`() {
    #expect(abs(SetPar.moves(sets: 300, ofAKind: 3) - 638.319536) < 0.01)
  }

  @Test func `three and four of a kind need more moves, and the same each time`() throws {
    var variant = Variant()
    variant[amountOf: .ofAKind] = 3
    let three = Par(pairs: 8, variant)
    #expect(three.isEstimate && three == Par(pairs: 8, variant))
    variant[amountOf: .ofAKind] = 4
    #expect(par(pairs: 8) < three.moves && three.moves < Par(pairs: 8, variant).moves)
  }

  @Test func `after a peek par is a move for each pair, and only forgetting costs moves`() throws {
    let variant = try Variant(codes: ["peek5"])
    expectEqual(Par(pairs: 8, variant), Par(moves: 8))
    let game = try #require(MemoryGame(twins: 3, variant: variant))
    let choices = [a(0), a(1), a(2), b(2), a(0), b(0), a(1), b(1)].map(Intent.choose)
    let analysis = try #require(GameAnalysis(of: game, choices))
    #expect(analysis.par == ExpectedMoves(3) && analysis.luck == .zero)
    expectEqual(analysis.memory, ExpectedMoves(-1))
  }

  @Test func `par passes into its limit without a step`() {
    #expect(abs(par(pairs: 600) - limit(600)) < 0.0001)
    #expect(abs(par(pairs: 601) - par(pairs: 600) - (limit(1) - limit(0))) < 0.0001)
    #expect(abs(par(pairs: 1_000_000) - limit(1_000_000)) < 0.0001)
  }

  @Test func `par is finite for any number of pairs`() {
    #expect(par(pairs: .max).isFinite)
    #expect(par(pairs: .max) >= Double(Int.max))
  }

  private func limit(_ pairs: Int) -> Double {
    1.613_705_638_880_109_4 * Double(pairs) - 0.511_294_361_119_890_6
  }

  /// S(n, k) for all n up to a number, from the smallest n and the largest k.
  private func table(_ pairs: Int) -> [[Double]] {
    var moves = [[0.0]]
    for n in 1...pairs {
      moves.append((0...n).map(Double.init))
      for k in (0..<n).reversed() {
        let (fewer, u) = (moves[n - 1], Double(2 * n - k))
        let first = k == 0 ? 0 : Double(k) / u * (1 + fewer[k - 1])
        let worst = k + 2 > n ? 0 : Double(2 * n - 2 * k - 2) * moves[n][k + 2]
        let second = fewer[k] + Double(k) + Double(k) * fewer[k] + worst
        moves[n][k] = first + (1 - Double(k) / u) * (1 + second / (u - 1))
      }
    }
    return moves
  }
}

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

  @Test func `each decision but the best has a cost unless the last card is known anyway`() throws {
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

  @Test func `a seen card instead of the known partner costs a whole move`() throws {
    let perfect = try #require(PerfectMemory(pairs: 20))
    for known in allKnowledge(upTo: 20) {
      #expect(abs(perfect.costOfSeenMiss(known, isPartnerKnown: true) - 1) < 1e-9)
    }
  }

  private func allKnowledge(upTo pairs: Int) -> [Knowledge] {
    (0...pairs).flatMap { n in (0...n).map { Knowledge(open: n, singles: $0, pairs: 1) } }
  }
}
