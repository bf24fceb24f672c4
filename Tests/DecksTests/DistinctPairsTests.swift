import MemoryGame
import Testing

@testable import Decks

struct DistinctPairsTests {
  @Test func `each pair is kept once, in the order in which it came`() {
    var dice = SeededGenerator(seed: 5)
    var distinct = DistinctPairs(fileBytes: 0)
    var expected: [Pair] = []
    for _ in 0..<3000 {
      let (one, other) = ("\(dice.next(below: 30))", "\(dice.next(below: 40))")
      let pair = dice.next(below: 4) == 0 ? Pair(twin: one) : Pair(term: one, definition: other)
      let isKnown = expected.contains(pair)
      let outcome = distinct.insert(pair, limit: 10_000)
      #expect(outcome == (isKnown ? .known : .new))
      if !isKnown { expected.append(pair) }
    }
    #expect(distinct.pairs == expected)
    #expect(expected.count > 500)
  }

  @Test func `there are never more than the limit, and a repeat is no pair more`() {
    var distinct = DistinctPairs(fileBytes: 1 << 30)
    let outcomes = ["a", "b", "c", "a"].map { distinct.insert(Pair(twin: $0), limit: 2) }
    #expect(outcomes == [.new, .new, .tooMany, .known])
    #expect(distinct.pairs.map(\.first.text) == ["a", "b"])
  }

  @Test func `what reads the same is the same, however it is written`() {
    var distinct = DistinctPairs(fileBytes: 0)
    let outcomes = [
      Pair(twin: "\u{E9}"), Pair(twin: "e\u{301}"), Pair(term: "\u{E9}", definition: "\u{E9}"),
    ].map { distinct.insert($0, limit: 9) }
    #expect(outcomes == [.new, .known, .new])
  }
}
