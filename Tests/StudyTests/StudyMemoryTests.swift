import Expectations
import Foundation
import Study
import Testing

struct StudyMemoryTests {
  private let latvia = StudyPair("Latvia", "Riga")
  private let lithuania = StudyPair("Lithuania", "Vilnius")

  @Test func `a pair is the same in both directions`() {
    let reversed = StudyPair("Riga", "Latvia")
    expectEqual(reversed, latvia)
    expectEqual(Set([latvia, reversed, lithuania]).count, 2)
  }

  @Test func `only matching and typed answers have a grade`() {
    for method in StudyReview.Method.allCases {
      let needsGrade = method == .matching || method == .typed
      expectEqual((StudyReview(of: latvia, by: method, .good, day: 1, date: 1) != nil), needsGrade)
      expectEqual(
        (StudyReview(of: latvia, by: method, day: 1, date: 1) == nil),
        needsGrade || method == .imported)
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
    expectEqual(StudyMemory(reviews, today: 99), StudyMemory(reviews.reversed(), today: 99))
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
    expectEqual(memory.items[latvia]?.isMature, true)
    expectEqual(memory.items[latvia]?.isDue(on: 58), false)
    expectEqual(memory.items[latvia]?.isDue(on: 59), true)
    expectEqual(memory.lastDay, 13)
  }
}

struct MemoryStateTests {
  /// The weights of the vectors in `own.txt`, whose retention is 85%.
  private static let ownWeights = [
    0.5, 1.1, 3.2, 9.5, 6.9, 0.7, 2.5, 0.01, 1.6, 0.2, 1.1, 1.7, 0.09, 0.31, 1.4, 0.5, 2.1, 0.6,
    0.15, 0.09, 0.22,
  ]

  /// Series of grades and the memory after each by fsrs 6.3.2 (Python), without steps and fuzz.
  ///
  /// `.make/fsrs` writes the files. A line has a grade, its day, the stability, the difficulty and
  /// the interval in days; a blank line ends a series.
  private static func vectors(_ name: String) throws -> [[[Double]]] {
    try String(contentsOf: .inPackage("Tests/StudyTests/FSRS/\(name).txt"), encoding: .utf8)
      .split(separator: "\n\n").map { series in
        series.split(separator: "\n").map { $0.split(separator: " ").compactMap { Double($0) } }
      }
  }

  @Test(arguments: [
    ("standard", FSRS.standard), ("own", FSRS(weights: ownWeights, retention: 0.85)),
  ])
  func `grades change the memory as in the reference implementation, also by own weights`(
    name: String, model: FSRS
  ) throws {
    for series in try Self.vectors(name) {
      var state: MemoryState?
      for step in series {
        try #require(step.count == 5)
        let (day, stability) = (Int(step[1]), step[2])
        let grade = try #require(Grade(rawValue: Int(step[0])))
        if state?.add(grade, on: day) == nil { state = MemoryState(grade, on: day, by: model) }
        let now = try #require(state)
        #expect(abs(now.stability - stability) < 2e-6 * max(1, stability))
        #expect(abs(now.difficulty - step[3]) < 2e-6)
        expectEqual(now.interval, Int(step[4]))
      }
    }
  }

  @Test func `the vectors of the reference implementation have several grades on one day`() throws {
    let standard = try Self.vectors("standard")
    try #expect(standard.count == 21 && Self.vectors("own").count == 9)
    let sameDays = standard.reduce(0) { count, grades in
      count + zip(grades, grades.dropFirst()).count { $0[1] == $1[1] }
    }
    #expect(sameDays > 5)
  }

  @Test func `a pair that is reviewed when it is due is recalled with a probability of 90%`() {
    var state = MemoryState(.good, on: 100)
    expectEqual(state.dueDay, 102)
    state.add(.good, on: 102)
    expectEqual(state.retrievability(on: 102), 1)
    #expect(abs(state.retrievability(on: state.dueDay) - 0.9) < 0.002)
    expectEqual(state.retrievability(on: 90), 1)
    #expect(state.retrievability(on: 10_000) > 0)
  }

  @Test func `a day before the last one counts as the same day`() {
    var one = MemoryState(.good, on: 100)
    var other = one
    one.add(.again, on: 100)
    other.add(.again, on: 50)
    expectEqual(one, other)
    expectEqual(other.day, 100)
  }

  @Test func `no grade and no distance makes a state impossible`() {
    for days in [0, 1, 1_000_000_000] {
      for grade in Grade.allCases {
        var state = MemoryState(grade, on: 0)
        for step in 1...200 { state.add(grade, on: step * days) }
        #expect(state.stability >= 0.001 && state.stability.isFinite)
        #expect((1...10).contains(state.difficulty))
        #expect((1...36_500).contains(state.interval))
      }
    }
  }
}
