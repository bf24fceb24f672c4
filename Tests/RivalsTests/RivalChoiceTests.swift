import Expectations
import GameFixtures
import MemoryGame
import Testing

@testable import Rivals

/// The rivals of all kinds with a memory of their own, the weakest first.
let everyone = Rival.all + [.bookkeeper]

extension SeenTable<Int> {
  /// Shows cards that do not match at the first places, and a pair at places 12 and 13 that is
  /// found, so that all moves are complete.
  fileprivate mutating func know(_ count: Int) {
    for place in 0..<count - 1 { show(place, at: place) }
    if count.isMultiple(of: 2) {
      show(count - 1, at: count - 1)
      show(20, at: 12)
    } else {
      show(20, at: 12)
      show(count - 1, at: count - 1)
      show(20, at: 12)
    }
    show(20, at: 13)
  }
}

/// Which cards rivals turn.
struct RivalChoiceTests {
  @Test(arguments: everyone.dropFirst())
  func `a remembered pair is taken, its older card first`(rival: Rival) {
    for seed in 0..<20 {
      var table = SeenTable<Int>(rival, pairs: 6, seed: UInt64(seed))
      for (place, face) in [(4, 1), (7, 2), (9, 2), (0, 3)] { table.show(face, at: place) }
      expectEqual(table.choice(), 7)
      table.show(2, at: 7)
      expectEqual(table.choice(), 9)
    }
  }

  @Test(arguments: everyone)
  func `the remembered partner of the first card comes second`(rival: Rival) {
    for seed in 0..<20 {
      var table = SeenTable<Int>(rival, pairs: 6, seed: UInt64(seed))
      table.show(1, at: 4)
      table.show(2, at: 7)
      table.show(2, at: 9)
      expectEqual(table.choice(), 7)
    }
  }

  @Test(arguments: everyone)
  func `the first card has never been up if no pair is remembered`(rival: Rival) {
    for seed in 0..<40 {
      var table = SeenTable<Int>(rival, pairs: 4, seed: UInt64(seed))
      for place in 0..<6 { table.show(place, at: place) }
      #expect([6, 7].contains(table.choice()))
    }
  }

  @Test(arguments: everyone.prefix(4))
  func `once all cards have been up, the first card is one that is not remembered`(rival: Rival) {
    for seed in 0..<20 {
      var table = SeenTable<Int>(rival, pairs: 5, seed: UInt64(seed))
      for place in 0..<10 { table.show(place, at: place) }
      expectEqual(table.choice().map { table.value.remembered[$0] == nil }, true)
    }
  }

  @Test func `the elephant passes no more than others after a known card`() {
    for seed in 0..<20 {
      var table = SeenTable<Int>(.elephant, pairs: 7, seed: UInt64(seed))
      table.know(2)
      table.show(0, at: 0)
      #expect((2..<12).contains(table.choice() ?? -1))
    }
  }

  @Test func `the second card is any that is not remembered, all equally often`() {
    var counts: [Int: Int] = [:]
    for seed in 0..<7_000 {
      var table = SeenTable<Int>(.goldfish, pairs: 4, seed: UInt64(seed))
      for place in 0..<3 { table.show(place, at: place) }
      table.choice().map { counts[$0, default: 0] += 1 }
    }
    // The goldfish has forgotten 0, remembers 1, and sees 2.
    expectEqual(counts.keys.sorted(), [0, 3, 4, 5, 6, 7])
    #expect(counts.values.allSatisfy { abs($0 - 7_000 / 6) < 150 })
  }

  @Test(arguments: [(1, true), (2, true), (3, false), (4, true), (5, false)])
  func `the elephant turns the last known card second where that is best`(
    known: Int, isBest: Bool
  ) {
    for seed in 0..<20 {
      var table = SeenTable<Int>(.elephant, pairs: 7, seed: UInt64(seed))
      table.know(known)
      let first = table.choice() ?? -1
      #expect((known..<12).contains(first))
      table.show(30, at: first)
      let second = table.choice() ?? -1
      #expect(isBest ? second == known - 1 : (known..<12).contains(second) && second != first)
    }
  }

  @Test func `the elephant without a known card turns two new ones`() {
    var table = SeenTable<Int>(.elephant, pairs: 6)
    table.show(1, at: 3)
    expectEqual(table.choice().map { $0 != 3 }, true)
  }

  @Test func `after a first card that had been up, the second one has not`() throws {
    let curve = try #require(ForgettingCurve([.init(from: 1, tests: 1, recalled: 0)]))
    for rival in [Rival.goldfish, .elephant, .yourself(curve)] {
      for seed in 0..<20 {
        var table = SeenTable<Int>(rival, pairs: 4, seed: UInt64(seed))
        for place in [0, 1, 2, 3, 4, 5, 0] { table.show(place, at: place) }
        #expect([6, 7].contains(table.choice()))
      }
    }
  }

  @Test func `partners on two sides are looked for on the other side`() {
    for seed in 0..<40 {
      var table = SeenTable<Vocabulary>(.goldfish, pairs: 4, hasSides: true, seed: UInt64(seed))
      let first = table.choice() ?? -1
      table.show(first < 4 ? .term(0) : .definition(0), at: first)
      let second = table.choice() ?? -1
      #expect((first < 4) != (second < 4))
    }
  }

  @Test(arguments: everyone)
  func `the last pair is found at once, known or not`(rival: Rival) {
    var table = SeenTable<Int>(rival, pairs: 1)
    let first = table.choice()
    table.show(5, at: first ?? -1)
    expectEqual(table.choice(), 1 - (first ?? 0))
    table.show(5, at: 1 - (first ?? 0))
    expectNil(table.choice())
  }

  @Test(arguments: everyone)
  func `an empty table offers nothing`(rival: Rival) {
    for pairs in [-1, 0] {
      var table = SeenTable<Int>(rival, pairs: pairs)
      expectNil(table.choice())
    }
  }
}

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
