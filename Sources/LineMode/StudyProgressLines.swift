import MemorizeViewModel
import Words

/// The progress with a deck in sentences.
public struct StudyProgressLines {
  /// The sentences, the most important first.
  public let lines: [String]

  /// The progress in sentences.
  ///
  /// - Parameters:
  ///   - progress: the figures.
  ///   - name: the name of the deck.
  public init(_ progress: StudyProgress, name: String) {
    let aside = [
      progress.leeches > 0 ? say("Leeches: \(progress.leeches).") : nil,
      progress.suspended > 0 ? say("Suspended: \(progress.suspended).") : nil,
    ].compactMap(\.self)
    let counts = say(
      """
      \(name): \(progress.known) known, \(progress.learning) learning, \(progress.new) new, \
      \(progress.due) due.
      """)
    let months = progress.months.map { row in
      say(
        "\(row.month): \(Self.share(RecallRate(row.tests.all))) of \(row.tests.all.tests) tests.",
        context: "true retention")
    }
    let checks = progress.checks.map { check in
      let expected = Int((check.expected * 100).rounded())
      return say(
        "Expected \(expected)%: was \(Self.share(RecallRate(check.tests))).",
        context: "schedule check")
    }
    let workloads = progress.workloads.map { work in
      let (reviews, pairs) = (Int(work.reviewsPerDay.rounded(.up)), Int(work.remembered.rounded()))
      return say("Retention \(work.retention)%: \(reviews) a day, \(pairs) remembered.")
    }
    let none = say("No test yet.")
    lines =
      [counts] + aside + [say("True retention, by month, with its 95 % interval:")]
      + (months.isEmpty ? [none] : months) + [say("The schedule check:")]
      + (checks.isEmpty ? [none] : checks)
      + [say("Workload of the next \(StudyProgress.workloadDays) days:")] + workloads
  }

  private static func share(_ rate: RecallRate) -> String {
    let numbers = [rate.share ?? 0, rate.interval.lowerBound, rate.interval.upperBound].map {
      Int(($0 * 100).rounded())
    }
    return say("\(numbers[0])% (\(numbers[1]) to \(numbers[2]))", context: "share and interval")
  }
}
