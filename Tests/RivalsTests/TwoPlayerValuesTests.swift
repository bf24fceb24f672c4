import Expectations
import Testing

@testable import Rivals

/// The exact values between two players who forget nothing.
struct TwoPlayerValuesTests {
  @Test(
    arguments: zip(
      2...12,
      [
        -0.6667, -0.2000, -0.1143, -0.1556, 0.1864, -0.1146, 0.0482, 0.0032, -0.0328, 0.0042,
        -0.0049,
      ]))
  func `the first player's lead is the published one`(pairs: Int, lead: Double) {
    let values = TwoPlayerValues(pairs: pairs)
    #expect(abs(values.value(pairs: pairs, known: 0) - lead) <= 0.000_05)
  }

  @Test func `the values are those of a naive search over all moves`() {
    let values = TwoPlayerValues(pairs: 7)
    var search = Search()
    for pairs in 0...7 {
      for known in 0...pairs {
        let expected = search.value(pairs, known)
        #expect(abs(values.value(pairs: pairs, known: known) - expected) < 1e-9)
      }
    }
  }

  @Test(
    arguments: [
      (2, "22"), (3, "212"), (4, "2212"), (5, "21212"), (6, "211212"), (7, "2211212"),
      (8, "21211212"), (9, "211111212"), (10, "2212121212"), (12, "221211121212"),
    ])
  func `one or two new cards are best as in the table`(pairs: Int, best: String) {
    let values = TwoPlayerValues(pairs: pairs)
    let decisions = (0..<pairs).map { known in
      values.prefersKnownSecond(pairs: pairs, known: known) ? "1" : "2"
    }
    expectEqual(decisions.joined(), best)
  }

  @Test func `the largest board is ready at once`() {
    let clock = ContinuousClock()
    let time = clock.measure {
      #expect(abs(TwoPlayerValues(pairs: 500).value(pairs: 500, known: 0)) < 1)
    }
    #expect(time < .seconds(1))
  }

  @Test func `positions beyond the board have no value and no strategy`() {
    let values = TwoPlayerValues(pairs: 3)
    for (pairs, known) in [(4, 0), (4, 1), (-1, 0), (3, 4), (3, -1), (0, 1), (.max, .max)] {
      expectEqual(values.value(pairs: pairs, known: known), 0)
      #expect(!values.prefersKnownSecond(pairs: pairs, known: known))
    }
  }

  @Test(arguments: 4...24)
  func `the strategy gains against a player who always turns two new cards`(pairs: Int) {
    let values = TwoPlayerValues(pairs: pairs)
    var search = Search(values: values)
    let lead = (search.value(pairs, 0) - search.value(pairs, 0, playsBest: false)) / 2
    #expect(lead > 0.3)
  }
}

/// Values by plain search over positions.
private struct Search {
  /// The values that tell the best player what to do; without them, both players try all moves.
  var values: TwoPlayerValues?
  private var results: [[Int]: Double] = [:]

  init(values: TwoPlayerValues? = nil) {
    self.values = values
  }

  /// The lead of the player to move.
  mutating func value(_ pairs: Int, _ known: Int, playsBest: Bool = true) -> Double {
    guard pairs > 0, known <= pairs else { return 0 }
    let key = [pairs, known, playsBest ? 1 : 0]
    if let result = results[key] { return result }
    let unknown = 2 * pairs - known
    var total = 0.0
    if known > 0 {
      total += Double(known) * (1 + value(pairs - 1, known - 1, playsBest: playsBest))
    }
    if unknown > known {
      total += Double(unknown - known) * second(pairs, known, playsBest)
    }
    results[key] = total / Double(unknown)
    return total / Double(unknown)
  }

  /// The lead once the first card has not matched.
  private mutating func second(_ pairs: Int, _ known: Int, _ playsBest: Bool) -> Double {
    let opponent = values == nil ? true : !playsBest
    let others = 2 * pairs - known - 1
    var two = 1 + value(pairs - 1, known, playsBest: playsBest)
    if known > 0 { two -= Double(known) * (1 + value(pairs - 1, known, playsBest: opponent)) }
    let single = others - 1 - known
    if single > 0 { two -= Double(single) * value(pairs, known + 2, playsBest: opponent) }
    two /= Double(others)
    guard known > 0 else { return two }
    let one = -value(pairs, known + 1, playsBest: opponent)
    guard let values else { return max(one, two) }
    return playsBest && values.prefersKnownSecond(pairs: pairs, known: known) ? one : two
  }
}
