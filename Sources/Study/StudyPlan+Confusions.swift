extension StudyPlan {
  /// Two pairs of the deck that are confused with each other.
  public struct ConfusedPairs: Equatable, Sendable {
    /// The pair that was asked for.
    public let one: StudyPair
    /// The pair from which the answer was taken.
    public let other: StudyPair
    /// How often either was taken for the other.
    public let count: Int
  }

  /// The pairs that are still confused with each other, the worst first, each two of them once.
  public var confusedPairs: [ConfusedPairs] {
    var counts: [ClosedRange<Int>: Int] = [:]
    for (confusion, count) in memory.confusions where count.isOpen {
      guard let one = index(of: confusion.pair), let other = index(of: confusion.other) else {
        continue
      }
      counts[min(one, other)...max(one, other), default: 0] += count.count
    }
    return counts.sorted {
      ($1.value, $0.key.lowerBound, $0.key.upperBound)
        < ($0.value, $1.key.lowerBound, $1.key.upperBound)
    }.map {
      ConfusedPairs(
        one: pairs[$0.key.lowerBound], other: pairs[$0.key.upperBound], count: $0.value)
    }
  }
}
