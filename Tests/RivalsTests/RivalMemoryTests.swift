import Expectations
import GameFixtures
import MemoryGame
import Testing

@testable import Rivals

/// What rivals remember.
struct RivalMemoryTests {
  @Test(
    arguments: [
      (Rival.goldfish, 2), (.sparrow, 3), (.cat, 5), (.crow, 7), (.elephant, 12),
      (.bookkeeper, 12),
    ])
  func `a rival remembers the last cards shown, as many as it can`(rival: Rival, span: Int) {
    var memory = SeenTable<Int>(rival, pairs: 12)
    for place in 0..<12 { memory.show(place, at: place) }
    expectEqual(Set(memory.value.remembered.keys), Set(12 - span..<12))
    #expect(memory.value.remembered.allSatisfy { $0.key == $0.value })
  }

  @Test func `a card shown again is the newest and takes no second slot`() {
    var memory = SeenTable<Int>(.sparrow, pairs: 5)
    for place in [0, 1, 2, 0, 0, 3] { memory.show(place, at: place) }
    expectEqual(Set(memory.value.remembered.keys), [2, 0, 3])
    memory.show(4, at: 4)
    expectEqual(Set(memory.value.remembered.keys), [0, 3, 4])
  }

  @Test func `a found pair frees its slots, and nothing forgotten returns`() {
    var memory = SeenTable<Int>(.sparrow, pairs: 5)
    for (place, face) in [(0, 7), (1, 8), (2, 9), (3, 6)] { memory.show(face, at: place) }
    expectEqual(Set(memory.value.remembered.keys), [1, 2, 3])
    memory.show(8, at: 4)
    memory.show(8, at: 1)
    expectEqual(Set(memory.value.remembered.keys), [3])
    memory.show(5, at: 5)
    memory.show(4, at: 6)
    expectEqual(Set(memory.value.remembered.keys), [3, 5, 6])
  }

  @Test func `a place without a card shows nothing`() {
    var memory = SeenTable<Int>(.elephant, pairs: 2)
    memory.show(1, at: 0)
    memory.show(1, at: 3)
    let before = memory.value
    for place in [0, 3, -1, 4, .min, .max] { memory.show(2, at: place) }
    expectEqual(memory.value, before)
    memory.show(2, at: 1)
    memory.show(2, at: 1)
    expectEqual(memory.value.remembered, [1: 2])
    expectEqual(memory.choice(), 2)
  }

  @Test func `marks fade on the cards that two more cards push out`() {
    var memory = SeenTable<Int>(.cat, pairs: 9)
    let fading: [Set<Int>] = [[], [], [], [0], [0, 1], [1, 2], [2, 3]]
    for (place, expected) in fading.enumerated() {
      memory.show(place, at: place)
      expectEqual(memory.value.fading, expected)
    }
    var elephant = SeenTable<Int>(.elephant, pairs: 9)
    for place in 0..<9 { elephant.show(place, at: place) }
    #expect(elephant.value.fading.isEmpty)
  }

  @Test func `marks of a fading memory are those that are gone two cards later`() throws {
    let tests = [
      ForgettingCurve.Tests(from: 1, tests: 10, recalled: 9), .init(from: 4, tests: 9, recalled: 1),
    ]
    let curve = try #require(ForgettingCurve(tests))
    var lost = 0
    for seed in 0..<50 {
      var memory = SeenTable<Int>(.yourself(curve), pairs: 8, seed: UInt64(seed))
      for place in 0..<8 { memory.show(place, at: place) }
      let before = Set(memory.value.remembered.keys)
      let fading = memory.value.fading
      for place in 8..<10 { memory.show(place, at: place) }
      expectEqual(before.subtracting(memory.value.remembered.keys), fading)
      lost += fading.count
    }
    #expect(lost > 20)
  }

  @Test func `a shuffle leaves only the cards that are up, at their new places`() {
    var memory = SeenTable<Int>(.elephant, pairs: 4)
    for (place, face) in [(0, 1), (1, 1), (2, 2), (3, 3), (4, 4)] { memory.show(face, at: place) }
    memory.shuffle(gone: [5, 6], up: [(0, 4)])
    expectEqual(memory.value.remembered, [0: 4])
    expectEqual(memory.value.table.places, [0, 1, 2, 3, 4, 7])
    expectEqual(memory.value.table.unseen, [1, 2, 3, 4, 7])
    memory.show(4, at: 7)
    #expect(memory.value.remembered.isEmpty)
    expectEqual(memory.value.table.places, [1, 2, 3, 4])
  }
}

/// A memory that is shown cards by hand.
struct SeenTable<Content: Matchable> {
  private(set) var value: RivalMemory<Content>
  private var generator: SeededGenerator

  init(_ rival: Rival, pairs: Int, hasSides: Bool = false, seed: UInt64 = 1) {
    value = RivalMemory(of: rival, pairs: pairs, hasSides: hasSides)
    generator = SeededGenerator(seed: seed)
  }

  mutating func show(_ content: Content, at place: Int) {
    value.show(content, at: place, using: &generator)
  }

  mutating func shuffle(gone: [Int], up: [(place: Int, content: Content)]) {
    value.shuffle(gone: gone, up: up, using: &generator)
  }

  mutating func choice() -> Int? { value.choice(using: &generator) }
}

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
