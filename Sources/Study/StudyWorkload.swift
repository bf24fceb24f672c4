import MemoryGame

/// The work of the coming days under a retention, and what it brings.
public struct StudyWorkload: Equatable, Sendable {
  /// The recall in percent at which a pair is due.
  public let retention: Int
  /// The mean number of reviews a day.
  public let reviewsPerDay: Double
  /// The number of pairs that can be expected to be remembered at the end: those begun by then, times
  /// their mean recall on all days.
  public let remembered: Double
}

extension StudyPlan {
  /// The probability that a new pair is remembered on the day after it was met.
  private static let recallOfNewPairs = 0.8
  /// The lives of pairs over which a forecast is averaged; a small deck is simulated more often.
  private static let lives = 3000

  /// The work of the coming days under another retention, simulated by FSRS.
  ///
  /// New pairs are begun as the learner wishes; there is no limit of reviews. The same plan always
  /// has the same forecast. The recall is that of all days: on a single one it would matter whether
  /// many reviews are just over or just ahead. Complexity: O(d) for d days of all pairs.
  ///
  /// - Parameters:
  ///   - retention: in percent.
  ///   - days: the number of days from tomorrow.
  /// - Returns: the mean number of reviews, and what is remembered at the end.
  public func workload(retention: Int, days: Int) -> StudyWorkload {
    var options = options
    options.retention = retention
    let (model, tomorrow) = (options.model, memory.today + 1)
    let end = memory.today + max(1, days)
    let states = pairs.indices.compactMap { index -> MemoryState? in
      guard let item = item(at: index), !item.isSuspended, !item.isNew else { return nil }
      return item.state?.by(model) ?? MemoryState(.good, on: memory.today, by: model)
    }
    let unseen = pairs.indices.count { isNew($0) && item(at: $0)?.isSuspended != true }
    // A new pair is played on the day after it was shown.
    let new = min(unseen, options.newPerDay * (end - tomorrow))
    let lives = max(1, StudyPlan.lives / max(100, states.count + new))
    var forecast = Forecast(end: end)
    for state in states { forecast.live(lives, state, from: tomorrow) }
    for number in 0..<new {
      let day = tomorrow + 1 + number / options.newPerDay
      forecast.grade(lives, recall: StudyPlan.recallOfNewPairs, on: day) {
        MemoryState($0, on: day, by: model)
      }
    }
    let recall = forecast.recall / Double(max(1, forecast.days))
    return StudyWorkload(
      retention: retention,
      reviewsPerDay: Double(forecast.reviews) / Double(lives * (end - tomorrow + 1)),
      remembered: recall * Double(states.count + new))
  }
}

/// The sums over many lives of pairs, which part where one is recalled and another is not.
private struct Forecast {
  /// The last day.
  let end: Int
  private(set) var reviews = 0
  /// The recall, added up over the days of all lives.
  private(set) var recall = 0.0
  /// The number of these days.
  private(set) var days = 0
  private var chance = SeededGenerator(seed: 0)

  init(end: Int) { self.end = end }

  /// Adds some lives of a pair from a day on.
  mutating func live(_ lives: Int, _ state: MemoryState, from start: Int) {
    guard lives > 0, start <= end else { return }
    let due = max(state.dueDay, start)
    for day in start..<max(start, min(due, end + 1)) { add(lives, state.retrievability(on: day)) }
    guard due <= end else { return }
    grade(lives, recall: state.retrievability(on: due), on: due) { grade in
      var state = state
      state.add(grade, on: due)
      return state
    }
  }

  /// Grades a pair on a day in some lives, and goes on with what follows from either grade.
  mutating func grade(
    _ lives: Int, recall: Double, on day: Int, _ state: (Grade) -> MemoryState
  ) {
    reviews += lives
    add(lives, 1)
    // Chance decides about one life at most, so that few lives suffice.
    let exact = Double(lives) * recall
    let sure = Int(exact)
    let isOneMore = Double(chance.next(below: 1 << 20)) < (exact - Double(sure)) * Double(1 << 20)
    let good = min(lives, sure + (isOneMore ? 1 : 0))
    live(good, state(.good), from: day + 1)
    live(lives - good, state(.again), from: day + 1)
  }

  private mutating func add(_ lives: Int, _ recall: Double) {
    self.recall += Double(lives) * recall
    days += lives
  }
}
