/// The learner's memory, replayed from all reviews.
public struct StudyMemory: Equatable, Sendable {
  /// The pairs that were begun.
  public private(set) var items: [StudyPair: StudyItem] = [:]
  /// The confusions and how often they happened.
  public private(set) var confusions: [PairConfusion: ConfusionCount] = [:]
  /// The tests of pairs that had a grade before, by day.
  public private(set) var days: [Int: DayTests] = [:]
  /// Predicted against observed recall, the highest predictions first.
  public private(set) var checks = ScheduleCheck.bounds.map { _ in ScheduleCheck() }
  /// The last day with a review; `nil` before the first.
  public private(set) var lastDay: Int?

  /// The current day.
  public let today: Int
  /// The model of the learner's memory.
  public let model: FSRS
  /// The confusions of a pair that was asked for.
  private var partners: [StudyPair: [StudyPair]] = [:]

  /// Replays reviews.
  ///
  /// Reviews of days to come, written while a clock was wrong, do not count until then. Others are
  /// replayed in the order of their dates. Complexity: O(n) for n reviews in that order.
  ///
  /// - Parameters:
  ///   - reviews: the reviews.
  ///   - wanted: the only pairs that count; `nil` for all.
  ///   - today: the current day.
  ///   - model: the model of the learner's memory.
  public init(
    _ reviews: [StudyReview], of wanted: Set<StudyPair>? = nil, today: Int,
    by model: FSRS = .standard
  ) {
    self.today = today
    self.model = model
    let past = reviews.filter { $0.day <= today && wanted?.contains($0.pair) != false }
    for review in past.withoutUndone { add(review) }
  }

  /// Adds a review that is later than all others.
  public mutating func add(_ review: StudyReview) {
    guard review.day <= today else { return }
    let (pair, day) = (review.pair, review.day)
    if review.method.isLearning { lastDay = max(lastDay ?? day, day) }
    let earlier = items[pair, default: StudyItem(firstDay: day, model: model)].add(review)
    if let grade = review.grade {
      let isRecalled = grade > .again
      if let earlier {
        tally(earlier, on: day, isRecalled: isRecalled, isTyped: review.method == .typed)
      }
      if isRecalled, !partners.isEmpty { settleConfusions(of: pair, on: day) }
    }
    guard let other = review.confusedWith, other != pair else { return }
    let confusion = PairConfusion(pair: pair, other: other)
    if confusions[confusion] == nil { partners[pair, default: []].append(other) }
    confusions[confusion, default: ConfusionCount()].add(on: day)
  }

  /// The pairs with which a pair was confused lately, in either direction.
  public func openConfusions(of pair: StudyPair) -> [StudyPair] {
    confusions.filter { $0.value.isOpen && ($0.key.pair == pair || $0.key.other == pair) }
      .sorted { ($1.value.count, $1.value.lastDay) < ($0.value.count, $0.value.lastDay) }
      .map { $0.key.pair == pair ? $0.key.other : $0.key.pair }
  }

  private mutating func tally(
    _ earlier: MemoryState, on day: Int, isRecalled: Bool, isTyped: Bool
  ) {
    if isTyped {
      days[day, default: DayTests()].typed.add(isRecalled: isRecalled)
    } else {
      days[day, default: DayTests()].matching.add(isRecalled: isRecalled)
    }
    let prediction = earlier.retrievability(on: day)
    guard let index = ScheduleCheck.bounds.firstIndex(where: { prediction >= $0 }) else { return }
    checks[index].add(prediction, isRecalled: isRecalled)
  }

  private mutating func settleConfusions(of pair: StudyPair, on day: Int) {
    for other in partners[pair] ?? [] {
      confusions[PairConfusion(pair: pair, other: other)]?.noteGood(on: day)
    }
  }
}
