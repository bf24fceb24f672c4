import Storage
import Study

/// Benchmarks of reading a learner's knowledge from the file of reviews.
enum StudyBenchmarks {
  static func all(_ workload: Workload) -> [Benchmark] {
    [read(workload.count(50_000)), replay(workload.count(50_000))]
  }

  /// Reads a whole file of reviews and replays it; the limit is 100 ms for 50,000 of them.
  private static func read(_ count: Int) -> Benchmark {
    Benchmark("study/read", .per("review", count)) {
      let directory = try BenchDirectory()
      let reviews = Reviews(directory: directory.path)
      _ = try reviews.append(StudyBenchmarks.reviews(count))
      return Subject(finish: { withExtendedLifetime(directory) {} }) {
        blackHole(StudyMemory(try reviews.read().value, today: 30_000).items.count)
      }
    }
  }

  private static func replay(_ count: Int) -> Benchmark {
    Benchmark("study/replay", .per("review", count)) {
      let reviews = StudyBenchmarks.reviews(count)
      return Subject { blackHole(StudyMemory(reviews, today: 30_000).items.count) }
    }
  }

  /// Some years with 2,000 pairs.
  private static func reviews(_ count: Int) -> [StudyReview] {
    (0..<count).compactMap { number in
      let (pair, day) = (number % 2000, 20_000 + number / 50)
      return StudyReview(
        of: StudyPair("term number \(pair)", "definition \(pair)"), by: .matching,
        number.isMultiple(of: 7) ? .again : .good, day: day, date: Int64(day) * 86_400)
    }
  }
}
