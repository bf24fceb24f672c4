/// The number of memory tests of one kind, and how many of them were passed.
public struct RecallCount: Hashable, Sendable {
  /// The number of times the partner of the card turned first had been seen.
  public private(set) var tests: Int
  /// The number of times that partner was turned next; at most `tests`.
  public private(set) var recalled: Int

  /// Counts.
  ///
  /// Negative numbers count as zero, and `recalled` is at most `tests`.
  public init(tests: Int = 0, recalled: Int = 0) {
    self.tests = min(max(0, tests), StorageLimit.counts.upperBound)
    self.recalled = min(max(0, recalled), self.tests)
  }

  /// The number of times another card was turned.
  public var forgotten: Int { tests - recalled }

  /// The sum of two counts.
  public static func + (one: RecallCount, other: RecallCount) -> RecallCount {
    RecallCount(tests: one.tests + other.tests, recalled: one.recalled + other.recalled)
  }

  /// Counts one more test.
  mutating func add(isRight: Bool) {
    self = self + RecallCount(tests: 1, recalled: isRight ? 1 : 0)
  }
}
