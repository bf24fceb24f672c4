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

  @Test(arguments: everyone.prefix(4))
  func `once all cards have been up, the first card is one that is not remembered`(rival: Rival) {
    for seed in 0..<20 {
      var table = SeenTable<Int>(rival, pairs: 5, seed: UInt64(seed))
      for place in 0..<10 { table.show(place, at: place) }
      expectEqual(table.choice().map { table.value.remembered[$0] == nil }, true)
    }
  }

  @Test func `the elephant passes by the cards shown last, and passes in a row are counted`() {
    var table = SeenTable<Int>(.elephant, pairs: 7)
    table.know(5)
    for (passes, places) in [[4, 3], [3, 4], [4, 3]].enumerated() {
      expectEqual(table.value.passes, passes)
      for place in places {
        expectEqual(table.choice(), place)
        table.show(place, at: place)
      }
    }
    table.show(6, at: 6)
    table.show(0, at: 0)
    expectEqual(table.value.passes, 0)
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

  @Test(arguments: [(1, true), (2, true), (3, false), (4, true)])
  func `the elephant turns the last known card second if that is best`(known: Int, isBest: Bool) {
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
}
