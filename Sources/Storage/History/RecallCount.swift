import MemoryGame

/// How often the player's memory was put to a test of one kind, and how often it passed.
public struct RecallCount: Hashable, Sendable {
  /// How often the partner of the card that was up had been seen.
  public private(set) var tests: Int
  /// How often it was the next card turned; at most `tests`.
  public private(set) var recalled: Int

  /// Counts; numbers below zero count as none, and no more can be recalled than was tested.
  public init(tests: Int = 0, recalled: Int = 0) {
    self.tests = min(max(0, tests), StorageLimit.counts.upperBound)
    self.recalled = min(max(0, recalled), self.tests)
  }

  /// How often it was another card.
  public var forgotten: Int { tests - recalled }

  /// Both added up.
  public static func + (one: RecallCount, other: RecallCount) -> RecallCount {
    RecallCount(tests: one.tests + other.tests, recalled: one.recalled + other.recalled)
  }

  /// Counts one more test.
  mutating func add(isRight: Bool) {
    self = self + RecallCount(tests: 1, recalled: isRight ? 1 : 0)
  }
}

/// A range of lags: how many cards were turned since the one to be recalled was last seen.
///
/// The ranges grow by half an octave, so that 13 of them are enough for any game: 1, 2, 3, 4, 5-6, 7-8,
/// 9-12, 13-16, 17-24, 25-32, 33-48, 49-64, and all from 65 on.
public struct RecallLag: Hashable, Comparable, Sendable {
  private static let starts = [1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65]

  /// All ranges, the shortest lags first.
  public static let all = starts.map { RecallLag($0) }

  /// The first lag of the range, at least 1.
  public let start: Int

  /// The range that a lag falls into; one below 1 counts as 1.
  public init(_ lag: Int) {
    start = RecallLag.starts.last { $0 <= lag } ?? 1
  }

  /// The last lag of the range; `nil` for the range that has no end.
  public var end: Int? { RecallLag.starts.first { $0 > start }.map { $0 - 1 } }

  /// Shorter lags come first.
  public static func < (one: RecallLag, other: RecallLag) -> Bool { one.start < other.start }
}
