import Expectations
import Study
import Testing

struct StudyMemoryTests {
  private let latvia = StudyPair("Latvia", "Riga")
  private let lithuania = StudyPair("Lithuania", "Vilnius")

  private func review(
    _ pair: StudyPair, _ method: StudyReview.Method, _ grade: Grade? = nil,
    with other: StudyPair? = nil,
    on day: Int
  ) throws -> StudyReview {
    try #require(
      StudyReview(
        of: pair, by: method, grade, confusedWith: other, day: day, date: Int64(day) * 86_400))
  }

  @Test func `a pair is the same in both directions`() {
    let reversed = StudyPair("Riga", "Latvia")
    expectEqual(reversed, latvia)
    expectEqual(Set([latvia, reversed, lithuania]).count, 2)
  }

  @Test func `only matching and typed answers have a grade`() {
    for method in StudyReview.Method.allCases {
      let needsGrade = method == .matching || method == .typed
      expectEqual((StudyReview(of: latvia, by: method, .good, day: 1, date: 1) != nil), needsGrade)
      expectEqual((StudyReview(of: latvia, by: method, day: 1, date: 1) == nil), needsGrade)
    }
  }

  @Test func `the first grade of a day counts`() throws {
    let memory = StudyMemory(
      [
        try review(latvia, .shown, on: 10), try review(latvia, .matching, .good, on: 10),
        try review(latvia, .matching, .again, on: 10),
      ], today: 10)
    expectEqual(memory.items[latvia]?.state, MemoryState(.good, on: 10))
    expectEqual(memory.items[latvia]?.grades, 1)
  }

  @Test func `the first typed answer of a day takes the place of its grade`() throws {
    var state = MemoryState(.good, on: 10)
    state.add(.again, on: 12)
    let memory = StudyMemory(
      [
        try review(latvia, .matching, .good, on: 10), try review(latvia, .matching, .good, on: 12),
        try review(latvia, .typed, .again, on: 12), try review(latvia, .typed, .good, on: 12),
        try review(latvia, .matching, .good, on: 12),
      ], today: 12)
    expectEqual(memory.items[latvia]?.state, state)
    expectEqual(memory.items[latvia]?.lapses, 1)
    let tests = try #require(memory.days[12])
    #expect((tests.matching.tests, tests.matching.recalled) == (1, 1))
    #expect((tests.typed.tests, tests.typed.recalled) == (1, 0))
    expectNil(memory.days[10])
    expectEqual(memory.checks.map(\.tests.tests).reduce(0, +), 2)
  }

  @Test func `reviews of days to come and of other pairs do not count`() throws {
    let reviews = [
      try review(latvia, .matching, .good, on: 99), try review(lithuania, .matching, .good, on: 10),
    ]
    #expect(StudyMemory(reviews, of: [latvia], today: 10).items.isEmpty)
    expectEqual(StudyMemory(reviews, today: 10).items.count, 1)
    expectEqual(StudyMemory(reviews, today: 99).items.count, 2)
  }

  @Test func `reviews count in the order of their dates`() throws {
    let reviews = try (0..<6).map {
      try review(latvia, .matching, $0 == 2 ? .again : .good, on: 10 + 3 * $0)
    }
    expectEqual(
      StudyMemory(reviews, today: 99), StudyMemory(reviews.reversed(), today: 99))
  }

  @Test func `two good answers on later days settle a confusion`() throws {
    var memory = StudyMemory(
      [try review(latvia, .matching, .again, with: lithuania, on: 10)], today: 30)
    expectEqual(memory.openConfusions(of: latvia), [lithuania])
    expectEqual(memory.openConfusions(of: lithuania), [latvia])
    memory.add(try review(latvia, .matching, .good, on: 11))
    expectEqual(memory.openConfusions(of: latvia), [lithuania])
    memory.add(try review(latvia, .typed, .good, on: 14))
    expectEqual(memory.openConfusions(of: latvia), [])
    memory.add(try review(latvia, .played, with: lithuania, on: 15))
    expectEqual(memory.openConfusions(of: latvia), [lithuania])
    expectEqual(memory.confusions.values.first?.count, 2)
  }

  @Test func `a pair is known when it is remembered for weeks`() throws {
    let days = [0, 2, 13]
    let memory = StudyMemory(
      try days.map { try review(latvia, .matching, .good, on: $0) }, today: 13)
    expectEqual(memory.items[latvia]?.isKnown, true)
    expectEqual(memory.items[latvia]?.isDue(on: 58), false)
    expectEqual(memory.items[latvia]?.isDue(on: 59), true)
    expectEqual(memory.lastDay, 13)
  }
}
