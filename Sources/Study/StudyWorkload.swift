import MemoryGame

/// The work of the coming days under a retention, and what it brings.
public struct StudyWorkload: Equatable, Sendable {
  /// The recall in percent at which a pair is due.
  public let retention: Int
  /// The mean number of reviews a day.
  public let reviewsPerDay: Double
  /// The number of pairs that can be expected to be remembered on the last day.
  public let remembered: Double
}

extension StudyPlan {
  /// The probability that a new pair is remembered on the day after it was met.
  private static let recallOfNewPairs = 0.8
  /// The lives of pairs over which a forecast is averaged; a small deck is simulated more often.
  private static let lives = 3000

  /// What the coming days bring under another retention, simulated by FSRS.
  ///
  /// New pairs are begun as the learner wishes; there is no limit of reviews. The same plan always
  /// has the same forecast. Complexity: O(r) for r reviews on these days.
  ///
  /// - Parameters:
  ///   - retention: in percent.
  ///   - days: the number of days from tomorrow.
  /// - Returns: the mean number of reviews, and what is remembered at the end.
  public func workload(retention: Int, days: Int) -> StudyWorkload {
    var options = options
    options.retention = retention
    let (model, today) = (options.model, memory.today)
    let end = today + max(1, days)
    let states = pairs.indices.compactMap { index -> MemoryState? in
      guard let item = item(at: index), !item.isSuspended, !item.isNew else { return nil }
      return item.state?.by(model) ?? MemoryState(.good, on: today, by: model)
    }
    let unseen = pairs.indices.count { isNew($0) && item(at: $0)?.isSuspended != true }
    let new = options.newPerDay > 0 ? min(unseen, options.newPerDay * (end - today)) : 0
    var chance = SeededGenerator(seed: 0)
    var (reviews, remembered) = (0, 0.0)
    func happens(_ probability: Double) -> Bool {
      Double(chance.next(below: 1 << 20)) < probability * Double(1 << 20)
    }
    func live(_ state: MemoryState) {
      var state = state
      var day = max(state.dueDay, today + 1)
      while day <= end {
        reviews += 1
        state.add(happens(state.retrievability(on: day)) ? .good : .again, on: day)
        day = max(state.dueDay, day + 1)
      }
      remembered += state.retrievability(on: end)
    }
    let runs = max(1, StudyPlan.lives / max(100, states.count + new))
    for _ in 0..<runs {
      states.forEach(live)
      for number in 0..<new {
        // It is played on the day after it was shown.
        let day = today + 2 + number / options.newPerDay
        guard day <= end else { continue }
        reviews += 1
        let isRecalled = happens(StudyPlan.recallOfNewPairs)
        live(MemoryState(isRecalled ? .good : .again, on: day, by: model))
      }
    }
    let lives = Double(runs)
    return StudyWorkload(
      retention: retention, reviewsPerDay: Double(reviews) / lives / Double(end - today),
      remembered: remembered / lives)
  }
}
