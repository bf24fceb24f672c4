import MemorizeViewModel
import Storage

/// The player's knowledge of one deck, for `stats --json`.
struct StudyDocument: Encodable {
  /// Tests of pairs that had been learned before.
  private struct Tests: Encodable {
    let tests: Int
    let recalled: Int
  }

  /// A pair whose other side was taken from another pair.
  private struct Confusion: Encodable {
    let pair: [String]
    let with: [String]
    let count: Int
  }

  /// Predicted against observed recall, from 0 to 1.
  private struct Check: Encodable {
    let expected: Double
    let tests: Int
    let recalled: Int
    let low: Double
    let high: Double
  }

  /// True retention in a month, with its confidence interval.
  private struct Month: Encodable {
    let month: String
    let tests: Int
    let recalled: Int
    let low: Double
    let high: Double
  }

  /// The work under a retention.
  private struct Workload: Encodable {
    let retention: Int
    let reviewsPerDay: Double
    let remembered: Double
  }

  private let deck: String
  private let new: Int
  private let learning: Int
  private let known: Int
  private let due: Int
  /// The pairs due today and on each of the days that follow.
  private let forecast: [Int]
  private let matching: Tests
  private let typed: Tests
  private let confusions: [Confusion]
  private let checks: [Check]
  private let months: [Month]
  /// The retention that the learner wishes, in percent.
  private let retention: Int
  private let workloads: [Workload]
  private let suspended: Int
  private let leeches: Int

  init(_ progress: StudyProgress, deck: String) {
    self.deck = deck
    (new, learning, known) = (progress.new, progress.learning, progress.known)
    (due, forecast) = (progress.due, [progress.due] + progress.forecast.dropLast())
    matching = Tests(
      tests: progress.total.matching.tests, recalled: progress.total.matching.recalled)
    typed = Tests(tests: progress.total.typed.tests, recalled: progress.total.typed.recalled)
    confusions = progress.confusions.map { row in
      let (pair, other) = (row.confusion.pair, row.confusion.other)
      return Confusion(
        pair: [pair.term, pair.definition], with: [other.term, other.definition],
        count: row.count)
    }
    checks = progress.checks.map {
      let rate = RecallRate($0.tests)
      return Check(
        expected: StudyDocument.short($0.expected), tests: rate.tests, recalled: rate.recalled,
        low: StudyDocument.short(rate.interval.lowerBound),
        high: StudyDocument.short(rate.interval.upperBound))
    }
    months = progress.months.map { row in
      let rate = RecallRate(row.tests.all)
      return Month(
        month: row.month, tests: rate.tests, recalled: rate.recalled,
        low: StudyDocument.short(rate.interval.lowerBound),
        high: StudyDocument.short(rate.interval.upperBound))
    }
    retention = progress.retention
    workloads = progress.workloads.map {
      Workload(
        retention: $0.retention, reviewsPerDay: StudyDocument.short($0.reviewsPerDay),
        remembered: StudyDocument.short($0.remembered))
    }
    (suspended, leeches) = (progress.suspended, progress.leeches)
  }

  /// A number with three digits behind the point.
  private static func short(_ number: Double) -> Double { (number * 1000).rounded() / 1000 }

  /// The decks of the library that were begun.
  static func all() throws -> [StudyDocument] {
    let records = try StudyFile.records()
    let entries = try Saving.library().entries()
    guard !records.pairs.isEmpty else { return [] }
    var documents: [StudyDocument] = []
    for entry in entries {
      let deck = try? Saving.library().deck(of: entry)
      guard let deck, let progress = records.progressIfBegun(of: deck) else { continue }
      documents.append(StudyDocument(progress, deck: deck.name))
    }
    return documents
  }
}
