import Study
import Words

extension StudyGrading {
  /// The number of pairs that were graded and what becomes of the others, the longest form first.
  public var wording: Wording {
    guard asked > 0 || typed == 0 else {
      let text = say("Typed: \(typedKnown) of \(typed) right.")
      return Wording(text, spoken: text, mood: .quiet)
    }
    guard asked > 0 else {
      let text = say("New pairs come back tomorrow.")
      return Wording(text, say("New pairs: tomorrow again."), spoken: text, mood: .quiet)
    }
    let count = say(
      asked, one: "Graded: \(graded) of \(asked) due pair.",
      other: "Graded: \(graded) of \(asked) due pairs.")
    let rest = say("The others were not graded and come back tomorrow.")
    let long = graded < asked ? [count, rest].asSentences : count
    return Wording(long, say("Graded: \(graded) of \(asked)."), spoken: long, mood: .quiet)
  }
}

extension StudyPlan {
  /// The reviews and new pairs of the next day, in a sentence.
  public var tomorrow: String {
    let due = forecast(days: 1).first ?? 0
    let new = pairs.indices.filter(isNew).count
    let dealt = min(new, options.newPerDay)
    let parts = [
      due == 0
        ? nil : say(due, one: "\(due) pair due", other: "\(due) pairs due"),
      new == 0 ? nil : say(dealt, one: "\(dealt) new", other: "\(dealt) new"),
    ].compactMap { $0 }
    guard !parts.isEmpty else { return say("Nothing is due tomorrow.") }
    let list = parts.listed
    return say("Tomorrow: \(list).")
  }
}
