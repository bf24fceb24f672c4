import Expectations
import Study
import Testing

struct StudyPlanTests {
  @Test func `a new deck begins with five pairs`() {
    let plan = StudyPlan([], today: 10)
    expectEqual(plan.new, [0, 1, 2, 3, 4])
    #expect(plan.due == [] && plan.confused == [])
    expectEqual(plan.nextBoard.order, [0, 1, 2, 3, 4])
    #expect(!plan.isDone)
  }

  @Test func `pairs that were shown but not played are still new`() throws {
    let shown = try [1, 3, 4].map { try review($0, .shown, on: 10) }
    for today in [10, 11] {
      let plan = StudyPlan(shown + [try review(9, .matching, .good, on: 5)], today: today)
      expectEqual(plan.due, [9])
      expectEqual(plan.new, [0, 1, 2, 3, 4])
      expectEqual(plan.forecast(days: 2), [0, 0])
    }
    let played = try [review(3, .shown, on: 11), review(3, .played, on: 11)]
    expectEqual(StudyPlan(shown + played, today: 11).item(at: 3)?.firstDay, 11)
    expectEqual(StudyPlan(shown + played, today: 11).new, [0, 1, 2, 4])
  }

  @Test func `the day is done when each pair was on a board`() throws {
    let played = try (0..<5).flatMap {
      [try review($0, .shown, on: 10), try review($0, .played, on: 10)]
    }
    #expect(StudyPlan(played, today: 10).isDone)
    expectEqual(StudyPlan(played, today: 10).forecast(days: 2), [5, 0])
    expectEqual(StudyPlan(played, today: 11).due, [0, 1, 2, 3, 4])
    expectEqual(StudyPlan(played, today: 11).new, [5, 6, 7, 8, 9])
  }

  @Test func `the least remembered pair comes first`() throws {
    let reviews = [
      try review(0, .matching, .good, on: 5), try review(1, .matching, .again, on: 9),
      try review(2, .matching, .good, on: 2), try review(3, .matching, .easy, on: 9),
    ]
    expectEqual(StudyPlan(reviews, today: 10).due, [1, 2, 0])
  }

  @Test func `pairs that are confused come together, also before they are due`() throws {
    let reviews = [
      try review(0, .matching, .easy, on: 8), try review(1, .matching, .again, with: 0, on: 8),
      try review(2, .matching, .good, on: 1), try review(3, .matching, .easy, with: 4, on: 9),
      try review(4, .matching, .easy, on: 9),
    ]
    let plan = StudyPlan(reviews, today: 10)
    expectEqual(plan.due, [1, 2])
    expectEqual(Set(plan.confused), [0, 3, 4])
    expectEqual(Array(plan.nextBoard.order.prefix(3)), [1, 0, 2])
    expectEqual(plan.confusedPairs.map(\.one), [StudyPlan.pairs[0], StudyPlan.pairs[3]])
    let settled = try [11, 14].map { try review(1, .typed, .good, on: $0) }
    expectEqual(
      StudyPlan(reviews + settled, today: 15).confusedPairs.map(\.one), [StudyPlan.pairs[3]])
  }

  @Test(arguments: [(1, 6), (6, 6), (8, 8), (9, 6), (15, 8), (16, 8), (17, 6), (25, 7)])
  func `boards have six to eight pairs of equal number`(due: Int, size: Int) throws {
    let reviews = try (0..<due).map { try review($0, .matching, .again, on: 9) }
    let others = try (due..<30).map { try review($0, .matching, .easy, on: 9) }
    expectEqual(StudyPlan(reviews + others, today: 10).nextBoard.size, size)
    #expect(StudyPlan(reviews + others, today: 10).nextBoard.order.count >= size)
  }

  @Test func `the forecast begins tomorrow and counts each pair not due today once`() throws {
    let reviews = [
      try review(0, .matching, .good, on: 1), try review(1, .matching, .good, on: 9),
      try review(2, .matching, .easy, on: 9), try review(3, .matching, .good, on: 10),
    ]
    let plan = StudyPlan(reviews, today: 10)
    expectEqual(plan.due, [0])
    expectEqual(plan.forecast(days: 7), [1, 1, 0, 0, 0, 0, 1])
    expectEqual(plan.forecast(days: 30).reduce(0, +), 3)
  }
}
