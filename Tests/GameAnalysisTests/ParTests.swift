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

  @Test(arguments: 0...11)
  func `par is the same as a naive implementation of the formula`(pairs: Int) {
    #expect(abs(par(pairs: pairs) - movesLeft(pairs, 0)) < 1e-9)
  }

  @Test func `par follows the formula, not the limit, on large boards too`() {
    let expected = table(200)
    for pairs in [12, 40, 41, 100, 199, 200] {
      #expect(abs(par(pairs: pairs) - expected[pairs][0]) < 1e-9)
    }
  }

  @Test(arguments: [Int.min, -1, 0])
  func `no pairs need no moves`(pairs: Int) {
    expectEqual(par(pairs: pairs), 0)
  }

  @Test(arguments: [2, 5, 8, 20])
  func `simulated players who play pairs need par`(pairs: Int) {
    #expect(abs(SimulatedPar.moves(pairs: pairs, ofAKind: 2) - par(pairs: pairs)) < 0.08)
  }

  @Test func `three and four of a kind need more moves, and the same each time`() throws {
    var variant = Variant()
    variant.ofAKind = 3
    let three = Par(pairs: 8, variant)
    #expect(three.isEstimate && three == Par(pairs: 8, variant))
    variant.ofAKind = 4
    #expect(par(pairs: 8) < three.moves && three.moves < Par(pairs: 8, variant).moves)
  }

  @Test func `after a peek par is a move for each pair, and only forgetting costs moves`() throws {
    let variant = try Variant(codes: ["peek5"])
    expectEqual(Par(pairs: 8, variant), Par(moves: 8))
    let game = try #require(
      MemoryGame(pairs: twins(3), generator: SeededGenerator(seed: 1), variant: variant))
    let choices = [a(0), a(1), a(2), b(2), a(0), b(0), a(1), b(1)].map(Intent.choose)
    let analysis = try #require(GameAnalysis(of: game, choices))
    #expect(analysis.par == ExpectedMoves(3) && analysis.luck == .zero)
    expectEqual(analysis.memory, ExpectedMoves(-1))
  }

  @Test func `one pair needs one move`() {
    expectEqual(par(pairs: 1), 1)
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

  @Test func `each further pair costs between one and two moves`() {
    for pairs in 1..<40 {
      #expect(1.0...2.0 ~= par(pairs: pairs + 1) - par(pairs: pairs))
    }
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

  /// S(n, k) by plain recursion.
  private func movesLeft(_ n: Int, _ k: Int) -> Double {
    guard n > 0 else { return 0 }
    guard k < n else { return Double(n) }
    let u = Double(2 * n - k)
    let p = Double(k) / u
    let q = 1 - p
    let d = u - 1
    let found = k == 0 ? 0 : p * (1 + movesLeft(n - 1, k - 1))
    let fewer = movesLeft(n - 1, k)
    let more = k + 2 > n ? 0 : Double(2 * (n - k - 1)) * movesLeft(n, k + 2)
    return found + q * (1 + (fewer + Double(k) * (1 + fewer) + more) / d)
  }
}
