import Expectations
import MemoryGame
import Study
import Testing

/// What a learner can choose, and what follows for the plan of a day.
struct StudyOptionsTests {
  @Test func `a higher retention brings pairs back sooner`() throws {
    let reviews = try [0, 2, 13].map { try review(0, .matching, .good, on: $0) }
    let days = try [80, 90, 97].map { retention in
      try #require(StudyPlan(reviews, today: 13) { $0.retention = retention }.item(at: 0)?.state)
        .dueDay
    }
    expectEqual(days[1], 59)
    #expect(days[0] > 100 && days[2] < 30)
    for (retention, day) in zip([80, 90, 97], days) {
      let state = StudyPlan(reviews, today: 13) { $0.retention = retention }.item(at: 0)?.state
      let recall = try #require(state).retrievability(on: day)
      #expect(abs(recall - Double(retention) / 100) < 0.005)
    }
  }

  @Test func `new pairs and reviews have daily limits, also for what was done already`() throws {
    let old = try (0..<10).map { try review($0, .matching, .again, on: 5) }
    let one = StudyPlan(old, today: 10) { ($0.newPerDay, $0.reviewsPerDay) = (3, 4) }
    expectEqual(one.due.count, 4)
    expectEqual(one.new, [10, 11, 12])
    let done = try old + [review(0, .played, on: 10), review(10, .played, on: 10)]
    let later = StudyPlan(done, today: 10) { ($0.newPerDay, $0.reviewsPerDay) = (3, 4) }
    expectEqual(later.due.count, 3)
    expectEqual(later.new, [11, 12])
    #expect(StudyPlan(old, today: 10) { ($0.newPerDay, $0.reviewsPerDay) = (0, 0) }.isDone)
  }

  @Test func `new pairs come in the order of the deck or in one by chance that stays`() {
    let random = StudyPlan([], today: 10) { ($0.newOrder, $0.newPerDay) = (.random, 30) }.new
    expectEqual(random.sorted(), Array(0..<30))
    #expect(random != random.sorted())
    expectEqual(
      StudyPlan([], today: 11) { ($0.newOrder, $0.newPerDay) = (.random, 30) }.new, random)
  }

  @Test func `a suspended pair stays away until it is restored, a buried one for a day`() throws {
    let old = try (0..<2).map { try review($0, .matching, .again, on: 5) }
    let aside = try old + [review(0, .suspended, on: 10), review(1, .buried, on: 10)]
    expectEqual(StudyPlan(aside, today: 10).due, [])
    #expect(!StudyPlan(aside, today: 10).nextBoard.order.contains { $0 < 2 })
    expectEqual(StudyPlan(aside, today: 11).due, [1])
    expectEqual(StudyPlan(aside, today: 11).forgotten, [1])
    let back = try aside + [review(0, .restored, on: 11)]
    expectEqual(Set(StudyPlan(back, today: 11).due), [0, 1])
    let new = try [review(0, .suspended, on: 10), review(1, .buried, on: 10)]
    expectEqual(StudyPlan(new, today: 10).new, [2, 3, 4, 5, 6])
    expectEqual(StudyPlan(new, today: 11).new, [1, 2, 3, 4, 5])
  }

  @Test func `a pair that is forgotten again and again is a leech until it is suspended`() throws {
    let lapses = try (0..<8).map { try review(0, .matching, .again, on: $0) }
    expectEqual(StudyPlan(lapses, today: 10).leeches, [0])
    expectEqual(StudyPlan(Array(lapses.dropLast()), today: 10).leeches, [])
    expectEqual(
      StudyPlan(Array(lapses.dropLast()), today: 10) { $0.leechThreshold = 7 }.leeches, [0])
    expectEqual(StudyPlan(try lapses + [review(0, .suspended, on: 10)], today: 10).leeches, [])
  }

  @Test func `an undone grade never was`() throws {
    let first = try [review(0, .matching, .good, on: 5), review(1, .matching, .good, on: 5)]
    let graded = try first + [review(0, .matching, .again, on: 8)]
    let undone = try graded + [review(0, .undone, on: 8)]
    expectEqual(StudyPlan(undone, today: 8).item(at: 0), StudyPlan(first, today: 8).item(at: 0))
    expectEqual(undone.counted, first)
    let twice = try undone + [review(0, .undone, on: 8)]
    expectNil(StudyPlan(twice, today: 8).item(at: 0))
    let typed = try graded + [review(0, .typed, .good, on: 8), review(0, .undone, on: 8)]
    expectEqual(StudyPlan(typed, today: 8).item(at: 0), StudyPlan(graded, today: 8).item(at: 0))
  }

  @Test func `a pair whose grade of today is taken back is due again`() throws {
    let first = try [review(0, .matching, .good, on: 5)]
    let played = try first + [review(0, .played, on: 8)]
    let typed = try played + [review(0, .typed, .good, on: 8)]
    let undone = try typed + [review(0, .undone, on: 8)]
    expectEqual(StudyPlan(first, today: 8).due, [0])
    expectEqual(StudyPlan(played, today: 8).due, [])
    expectEqual(StudyPlan(typed, today: 8).due, [])
    expectEqual(StudyPlan(undone, today: 8).due, [0])
    let matched =
      try played + [
        review(0, .matching, .again, on: 8), review(0, .typed, .good, on: 8),
        review(0, .undone, on: 8),
      ]
    expectEqual(StudyPlan(matched, today: 8).due, [])
    try expectEqual(StudyPlan(matched + [review(0, .undone, on: 8)], today: 8).due, [0])
  }

  @Test func `studying ahead takes pairs that are due within some days`() throws {
    let reviews = try (0..<3).map { try review($0, .matching, .good, on: 7 + $0) }
    expectEqual(StudyPlan(reviews, today: 9).due, [0])
    expectEqual(StudyPlan(reviews, today: 9) { $0.ahead = 1 }.due, [0, 1])
    expectEqual(StudyPlan(reviews, today: 10) { $0.ahead = 1 }.due, [0, 1, 2])
  }

  @Test func `own weights change the schedule, and impossible ones do not`() throws {
    var weights = FSRS.standardWeights
    weights[2] = 5
    let text = "w = \(weights)"
    expectEqual(FSRS.numbers(in: text), weights)
    let lines = weights.map { "\($0)" }.joined(separator: "\n")
    expectEqual(FSRS.numbers(in: "[21, 3]\n[" + lines), weights)
    let reviews = try [review(0, .matching, .good, on: 5)]
    expectEqual(
      StudyPlan(reviews, today: 5) { $0.weights = weights }.item(at: 0)?.state?.dueDay, 10)
    weights[20] = 0
    #expect(!FSRS.arePossible(weights) && !FSRS.arePossible(weights.dropLast()))
    expectEqual(StudyPlan(reviews, today: 5) { $0.weights = weights }.item(at: 0)?.state?.dueDay, 7)
    #expect(!FSRS.arePossible(FSRS.numbers(in: "nan inf 1e999 [[[,")))
  }

  @Test(arguments: 0..<12)
  func `3 percent more retention never mean less work or fewer pairs remembered`(seed: Int) throws {
    var chance = SeededGenerator(seed: "deck \(seed)")
    let reviews = try (0..<[0, 1, 3, 30][seed % 4]).flatMap { pair -> [StudyReview] in
      try (0..<1 + chance.next(below: 5)).map { number in
        try review(
          pair, .matching, chance.next(below: 10) > 0 ? .good : .again,
          on: 60 + number * number * 3 - chance.next(below: 3))
      }
    }
    let plan = StudyPlan(reviews, today: 120) { $0.newPerDay = [0, 1, 5, 20][seed / 3] }
    let work = (80...97).map { plan.workload(retention: $0, days: 60) }
    for (less, more) in zip(work, work.dropFirst(3)) {
      #expect(less.reviewsPerDay <= more.reviewsPerDay && less.remembered <= more.remembered)
    }
  }

  @Test func `more retention costs more reviews`() throws {
    let reviews = try (0..<20).flatMap { pair in
      try [0, 2, 13].map { try review(pair, .matching, .good, on: $0) }
    }
    let work = [80, 90, 97].map { StudyPlan(reviews, today: 14).workload(retention: $0, days: 60) }
    #expect(work[0].reviewsPerDay < work[1].reviewsPerDay)
    #expect(work[1].reviewsPerDay * 1.5 < work[2].reviewsPerDay)
    #expect(work[0].remembered < work[2].remembered)
    expectEqual(work[1], StudyPlan(reviews, today: 14).workload(retention: 90, days: 60))
    let none = StudyPlan([], today: 9) { $0.newPerDay = 0 }
    expectEqual(none.workload(retention: 90, days: 0).remembered, 0)
  }
}
