extension [StudyReview] {
  /// The grades that count, in the order of the reviews: for each pair and day the first one that
  /// was typed, else the first.
  public var counted: [StudyReview] {
    var chosen: [PairDay: Int] = [:]
    for (index, review) in enumerated() where review.grade != nil {
      let key = PairDay(pair: review.pair, day: review.day)
      guard let earlier = chosen[key] else {
        chosen[key] = index
        continue
      }
      if review.method == .typed, self[earlier].method == .matching { chosen[key] = index }
    }
    return chosen.values.sorted().map { self[$0] }
  }
}

private struct PairDay: Hashable {
  let pair: StudyPair
  let day: Int
}
