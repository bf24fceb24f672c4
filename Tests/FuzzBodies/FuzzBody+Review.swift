import MemorizeViewModel
import Storage
import Study

extension FuzzBody {
  /// What is read as a review is harmless and reads the same when it is written again.
  static let review = FuzzBody("review") { (bytes) throws(Complaint) in
    var reviews: [StudyReview] = []
    for line in bytes.split(separator: 0x0A) {
      guard let review = try? StudyReview(line: Array(line)) else { continue }
      reviews.append(review)
      for pair in [review.pair, review.confusedWith].compactMap({ $0 }) {
        try expect(pair.term.isHarmless, "a term that harms: \(pair.term)")
        try expect(pair.definition.isHarmless, "a definition that harms: \(pair.definition)")
      }
      try expect(review.line.utf8.count <= StorageLimit.reviewLineBytes, "a line too long to read")
      let again = try? StudyReview(line: Array(review.line.utf8))
      try expect(again == review, "another review when it is written again: \(review.line)")
    }
    for today in [reviews.last?.day ?? 0, 1_000_000_000] {
      let memory = StudyMemory(reviews, today: today)
      for item in memory.items.values {
        let recall = item.retrievability(on: 20_000)
        try expect(0...1 ~= recall, "a recall beyond its limits: \(recall)")
      }
      let plan = StudyPlan(Array(memory.items.keys), memory: memory)
      try expect(plan.nextBoard.order.count >= plan.due.count, "a board without the pairs due")
      let progress = StudyProgress(plan)
      try expect(progress.forecast.allSatisfy { $0 >= 0 }, "a negative forecast")
    }
    let records = StudyRecords(reviews, today: reviews.last?.day ?? 0)
    try expect(records.csv.count <= reviews.count + 1, "more grades than reviews")
  }
}
