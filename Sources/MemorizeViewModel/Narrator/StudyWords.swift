import Study
import Words

extension StudyPlan {
  /// The reviews and new pairs of the next day, in a sentence.
  public var tomorrow: String {
    let due = forecast(days: 1).first ?? 0
    let new = pairs.indices.filter(isNew).count
    let dealt = min(new, options.newPerDay)
    let parts = [
      due == 0
        ? nil : say(due, one: "\(due) pair to review", other: "\(due) pairs to review"),
      new == 0 ? nil : say(dealt, one: "\(dealt) new", other: "\(dealt) new"),
    ].compactMap { $0 }
    guard !parts.isEmpty else { return say("Nothing is due tomorrow.") }
    let list = parts.listed
    return say("Tomorrow: \(list).")
  }
}
