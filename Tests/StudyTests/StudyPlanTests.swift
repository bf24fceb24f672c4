import Expectations
import Study
import Testing

struct StudyPlanTests {
  private let pairs = (0..<30).map { StudyPair("term \($0)", "definition \($0)") }

  private func review(
    _ pair: Int, _ method: StudyReview.Method, _ grade: Grade? = nil, with other: Int? = nil,
    on day: Int
  ) throws -> StudyReview {
    try #require(
      StudyReview(
        of: pairs[pair], by: method, grade, confusedWith: other.map { pairs[$0] }, day: day,
        date: Int64(day) * 86_400))
  }

  private func plan(_ reviews: [StudyReview], today: Int) -> StudyPlan {
    StudyPlan(pairs, memory: StudyMemory(reviews, today: today))
  }

  @Test func `a new deck begins with five pairs`() {
    let plan = plan([], today: 10)
    expectEqual(plan.new, [0, 1, 2, 3, 4])
    #expect(plan.due == [] && plan.confused == [])
    expectEqual(plan.boards, 1)
    expectEqual(plan.nextBoard.order, [0, 1, 2, 3, 4])
    #expect(!plan.isDone)
  }

  @Test func `pairs that were shown but not played are still new`() throws {
    let shown = try [1, 3, 4].map { try review($0, .shown, on: 10) }
    for today in [10, 11] {
      let plan = plan(shown + [try review(9, .matching, .good, on: 5)], today: today)
      expectEqual(plan.due, [9])
      expectEqual(plan.new, [0, 1, 2, 3, 4])
      expectEqual(plan.forecast(days: 2), [0, 0])
    }
    let played = try [review(3, .shown, on: 11), review(3, .played, on: 11)]
    expectEqual(plan(shown + played, today: 11).item(at: 3)?.firstDay, 11)
    expectEqual(plan(shown + played, today: 11).new, [0, 1, 2, 4])
  }

  @Test func `the day is done when each pair was on a board`() throws {
    let played = try (0..<5).flatMap {
      [try review($0, .shown, on: 10), try review($0, .played, on: 10)]
    }
    #expect(plan(played, today: 10).isDone)
    expectEqual(plan(played, today: 10).forecast(days: 2), [5, 0])
    expectEqual(plan(played, today: 11).due, [0, 1, 2, 3, 4])
    expectEqual(plan(played, today: 11).new, [5, 6, 7, 8, 9])
  }

  @Test func `the least remembered pair comes first`() throws {
    let reviews = [
      try review(0, .matching, .good, on: 5), try review(1, .matching, .again, on: 9),
      try review(2, .matching, .good, on: 2), try review(3, .matching, .easy, on: 9),
    ]
    expectEqual(plan(reviews, today: 10).due, [1, 2, 0])
  }

  @Test func `pairs that are confused come together, also before they are due`() throws {
    let reviews = [
      try review(0, .matching, .easy, on: 8), try review(1, .matching, .again, with: 0, on: 8),
      try review(2, .matching, .good, on: 1), try review(3, .matching, .easy, with: 4, on: 9),
      try review(4, .matching, .easy, on: 9),
    ]
    let plan = plan(reviews, today: 10)
    expectEqual(plan.due, [1, 2])
    expectEqual(Set(plan.confused), [0, 3, 4])
    expectEqual(Array(plan.nextBoard.order.prefix(3)), [1, 0, 2])
    expectEqual(plan.confusedPairs.map(\.one), [pairs[0], pairs[3]])
    let settled = try [11, 14].map { try review(1, .typed, .good, on: $0) }
    expectEqual(self.plan(reviews + settled, today: 15).confusedPairs.map(\.one), [pairs[3]])
  }

  @Test(arguments: [(1, 6), (6, 6), (8, 8), (9, 6), (15, 8), (16, 8), (17, 6), (25, 7)])
  func `boards have six to eight pairs of equal number`(due: Int, size: Int) throws {
    let reviews = try (0..<due).map { try review($0, .matching, .again, on: 9) }
    let others = try (due..<30).map { try review($0, .matching, .easy, on: 9) }
    expectEqual(plan(reviews + others, today: 10).nextBoard.size, size)
    #expect(plan(reviews + others, today: 10).nextBoard.order.count >= size)
  }

  @Test func `the forecast begins tomorrow and counts each pair that is not due today once`() throws
  {
    let reviews = [
      try review(0, .matching, .good, on: 1), try review(1, .matching, .good, on: 9),
      try review(2, .matching, .easy, on: 9), try review(3, .matching, .good, on: 10),
    ]
    let plan = plan(reviews, today: 10)
    expectEqual(plan.due, [0])
    expectEqual(plan.forecast(days: 7), [1, 1, 0, 0, 0, 0, 1])
    expectEqual(plan.forecast(days: 30).reduce(0, +), 3)
  }
}
