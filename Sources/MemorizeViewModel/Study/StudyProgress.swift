import Decks
import Study

/// The progress of a deck in figures.
public struct StudyProgress: Sendable {
  /// The days of the forecast, which begins tomorrow.
  public static let forecastDays = 30
  /// The days over which the work under a retention is averaged.
  public static let workloadDays = 60
  /// The retentions whose work is compared, in percent; that of the learner takes the place of those
  /// beside it, because days are whole, and so one percent more can mean less.
  private static let retentions = [80, 85, 90, 95, 97]
  /// The most confusions that are listed.
  public static let mostConfusions = 10

  /// A pair that is hard to remember.
  public struct HardPair: Equatable, Sendable {
    /// The pair.
    public let pair: StudyPair
    /// The days on which it was asked for.
    public let grades: Int
    /// The days on which it was forgotten.
    public let lapses: Int
  }

  /// The number of pairs that are remembered for weeks.
  public let mature: Int
  /// The number of other pairs that were begun.
  public let learning: Int
  /// The number of pairs that were never shown.
  public let new: Int
  /// The number of pairs due today.
  public let due: Int
  /// The number of pairs due on each of the next days, tomorrow first.
  public let forecast: [Int]
  /// The tests of pairs that had been learned, by day, the oldest first; days without one are
  /// missing.
  public let days: [(day: Int, tests: DayTests)]
  /// The same tests by month, as in `2026-11`, the oldest first.
  public let months: [(month: String, tests: DayTests)]
  /// The work under several retentions, the lowest first.
  public let workloads: [StudyWorkload]
  /// The retention that the learner wishes, in percent.
  public let retention: Int
  /// The number of pairs that are suspended.
  public let suspended: Int
  /// The pairs that are forgotten again and again, the worst first.
  public let leeches: [HardPair]
  /// The tests of the last seven days.
  public let week: DayTests
  /// All tests.
  public let total: DayTests
  /// The pairs still confused with each other, the worst first, each two of them once.
  public let confusedPairs: [(one: StudyPair, other: StudyPair, count: Int)]
  /// The pairs that were taken for others, the worst first.
  public let confusions: [(confusion: PairConfusion, count: Int)]
  /// Predicted against observed recall, without groups that have no test.
  public let checks: [ScheduleCheck]
  /// The pairs that were forgotten most often.
  public let hardest: [HardPair]

  /// The figures of a plan.
  public init(_ plan: StudyPlan) {
    let items = plan.pairs.indices.map { plan.item(at: $0) }
    mature = items.count { $0?.isMature == true }
    new = items.count { $0?.isNew ?? true }
    learning = items.count - mature - new
    due = plan.due.count
    forecast = plan.forecast(days: StudyProgress.forecastDays)
    let (memory, today) = (plan.memory, plan.memory.today)
    days = memory.days.map { (day: $0.key, tests: $0.value) }.sorted { $0.day < $1.day }
    let months = memory.days.reduce(into: [String: DayTests]()) { months, day in
      let month = String(CalendarDay(day.key).description.prefix(7))
      months[month] = (months[month] ?? DayTests()) + day.value
    }
    self.months = months.map { (month: $0.key, tests: $0.value) }.sorted { $0.month < $1.month }
    retention = plan.options.retention
    let others = StudyProgress.retentions.filter { [retention] in abs($0 - retention) > 2 }
    workloads = (others + [retention]).sorted().map {
      plan.workload(retention: $0, days: StudyProgress.workloadDays)
    }
    suspended = items.count { $0?.isSuspended == true }
    let hard = zip(plan.pairs, items).map { pair, item in
      HardPair(pair: pair, grades: item?.grades ?? 0, lapses: item?.lapses ?? 0)
    }
    leeches = plan.leeches.map { hard[$0] }
    week = memory.days.filter { $0.key > today - 7 }.values.reduce(DayTests(), +)
    total = memory.days.values.reduce(DayTests(), +)
    confusedPairs = Array(plan.confusedPairs.prefix(StudyProgress.mostConfusions))
    confusions = Array(
      memory.confusions.map { (confusion: $0.key, count: $0.value.count) }
        .sorted {
          ($1.count, $0.confusion.pair.term, $0.confusion.other.term)
            < ($0.count, $1.confusion.pair.term, $1.confusion.other.term)
        }.prefix(StudyProgress.mostConfusions))
    checks = memory.checks.filter { $0.tests.tests > 0 }
    hardest = hard.filter { $0.lapses > 0 }.sorted {
      ($1.lapses, $1.grades, $0.pair.term) < ($0.lapses, $0.grades, $1.pair.term)
    }
  }
}

/// How much of a deck is learned.
public struct StudyCounts: Equatable, Sendable {
  /// The pairs that were begun and are not yet remembered for weeks.
  public let learning: Int
  /// The pairs that are remembered for weeks.
  public let mature: Int
  /// The pairs due today.
  public let due: Int

  /// The counts of a plan; `nil` if none of its pairs was begun.
  init?(_ plan: StudyPlan) {
    let items = plan.pairs.indices.compactMap { plan.item(at: $0) }.filter { !$0.isNew }
    guard !items.isEmpty else { return nil }
    mature = items.count { $0.isMature }
    learning = items.count - mature
    due = plan.due.count
  }
}

/// A deck of which pairs were studied.
public struct StudiedDeck: Equatable, Sendable {
  public let name: String
  public let counts: StudyCounts

  /// A deck and how much of it is learned.
  public init(name: String, counts: StudyCounts) {
    (self.name, self.counts) = (name, counts)
  }
}
