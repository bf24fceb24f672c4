import MemoryGame

/// The work of the coming days under a retention, and what it brings.
public struct StudyWorkload: Equatable, Sendable {
  /// The recall in percent at which a pair is due.
  public let retention: Int
  /// The mean number of reviews a day.
  public let reviewsPerDay: Double
  /// The mean number of pairs that can be expected to be remembered on the last days.
  public let remembered: Double
}

extension StudyPlan {
  /// The probability that a new pair is remembered on the day after it was met.
  private static let recallOfNewPairs = 0.8
  /// The lives of pairs over which a forecast is averaged; a small deck is simulated more often.
  private static let lives = 3000
  /// The days over which the remembered pairs are averaged: on a single day it would matter whether
  /// many reviews are just over or just ahead.
  private static let lastDays = 14

  /// The work of the coming days under another retention, simulated by FSRS.
  ///
  /// New pairs are begun as the learner wishes; there is no limit of reviews. The same plan always
  /// has the same forecast. Complexity: O(d) for d days of all pairs.
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
    let lastDays = max(today + 1, end - StudyPlan.lastDays + 1)...end
    func live(_ state: MemoryState, from start: Int) {
      var state = state
      var (day, due) = (start, max(state.dueDay, start))
      while day <= end {
        if day == due {
          reviews += 1
          state.add(happens(state.retrievability(on: day)) ? .good : .again, on: day)
          due = max(state.dueDay, day + 1)
        }
        if lastDays.contains(day) { remembered += state.retrievability(on: day) }
        day += 1
      }
    }
    let runs = max(1, StudyPlan.lives / max(100, states.count + new))
    for _ in 0..<runs {
      for state in states { live(state, from: today + 1) }
      for number in 0..<new {
        // It is played on the day after it was shown.
        let day = today + 2 + number / options.newPerDay
        guard day <= end else { continue }
        reviews += 1
        let isRecalled = happens(StudyPlan.recallOfNewPairs)
        live(MemoryState(isRecalled ? .good : .again, on: day, by: model), from: day + 1)
      }
    }
    let lives = Double(runs)
    return StudyWorkload(
      retention: retention, reviewsPerDay: Double(reviews) / lives / Double(end - today),
      remembered: remembered / lives / Double(lastDays.count))
  }
}
