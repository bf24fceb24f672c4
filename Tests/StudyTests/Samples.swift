import Study
import Testing

/// A review at the first second of a day.
func review(
  _ pair: StudyPair, _ method: StudyReview.Method, _ grade: Grade? = nil,
  with other: StudyPair? = nil, memory: MemoryState? = nil, on day: Int
) throws -> StudyReview {
  try #require(
    StudyReview(
      of: pair, by: method, grade, confusedWith: other, memory: memory, day: day,
      date: Int64(day) * 86_400))
}

/// A review of one of the pairs of a deck by its number.
func review(
  _ pair: Int, _ method: StudyReview.Method, _ grade: Grade? = nil, with other: Int? = nil,
  on day: Int
) throws -> StudyReview {
  try review(StudyPlan.pairs[pair], method, grade, with: other.map { StudyPlan.pairs[$0] }, on: day)
}

extension StudyPlan {
  /// The pairs of a deck.
  static let pairs = (0..<30).map { StudyPair("term \($0)", "definition \($0)") }

  /// The plan for this deck after some reviews.
  init(
    _ reviews: [StudyReview], today: Int, _ change: (inout StudyOptions) -> Void = { _ in }
  ) {
    var options = StudyOptions()
    change(&options)
    let memory = StudyMemory(reviews, today: today, by: options.model)
    self.init(StudyPlan.pairs, memory: memory, options: options)
  }
}
