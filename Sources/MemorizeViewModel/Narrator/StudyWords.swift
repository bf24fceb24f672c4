import Study
import Words

extension StudyGrading {
  /// The number of pairs that were graded and what becomes of the others, the longest form first.
  public var wording: Wording {
    guard asked > 0 || typed == 0 else {
      let text = say("Typed: \(typedKnown) of \(typed) right.")
      return Wording(text, spoken: text, mood: .quiet)
    }
    guard asked > 0 || new > 0 else {
      let text = say("This board graded no pair.")
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

extension StudyGames {
  /// Says how many pairs are due today, to a player who starts another game; `nil` if none are, or
  /// if the game has begun.
  ///
  /// Reads all reviews.
  public var dueToday: Wording? {
    let due = isBeforeGame ? dueCount : 0
    guard due > 0 else { return nil }
    let text = say(due, one: "\(due) pair is due today", other: "\(due) pairs are due today")
    return Wording(
      shown: [say("\(text). y: study"), text],
      spoken: [[text.asSentence, say("Type study to study them.")].asSentences])
  }

  /// Says how many pairs are due today or, if none are, how many are still to be typed, which only
  /// the screen offers; `nil` if there are neither, or if the game has begun.
  ///
  /// Reads all reviews.
  public var reminder: Wording? {
    if let dueToday { return dueToday }
    let left = isBeforeGame && hasReviews ? untypedCount : 0
    guard left > 0 else { return nil }
    let text = say(
      left, one: "\(left) pair of today is not typed yet",
      other: "\(left) pairs of today are not typed yet")
    return Wording(shown: [say("\(text). y: study"), text])
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
