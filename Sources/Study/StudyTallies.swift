/// The tests of one day; matching is only recognition, so typed answers are counted for themselves.
public struct DayTests: Equatable, Sendable {
  /// The pairs graded by the moves of games.
  public internal(set) var matching = TestCount()
  /// The pairs graded by typed answers.
  public internal(set) var typed = TestCount()

  /// No tests.
  public init() {}

  /// All tests, matching and typed.
  public var all: TestCount { matching + typed }

  /// The sum of two days.
  public static func + (one: DayTests, other: DayTests) -> DayTests {
    var sum = DayTests()
    sum.matching = one.matching + other.matching
    sum.typed = one.typed + other.typed
    return sum
  }
}

/// Predicted against observed recall.
public struct ScheduleCheck: Equatable, Sendable {
  /// The lowest predictions of the groups.
  static let bounds = [0.925, 0.875, 0.825, 0.75, 0]

  /// The tests whose predictions are in the group.
  public private(set) var tests = TestCount()
  private var sum = 0.0

  /// The mean prediction, from 0 to 1; 0 without a test.
  public var expected: Double { tests.tests == 0 ? 0 : sum / Double(tests.tests) }

  mutating func add(_ prediction: Double, isRecalled: Bool) {
    sum += prediction
    tests.add(isRecalled: isRecalled)
  }
}

/// A pair whose other side was taken from another pair.
public struct PairConfusion: Hashable, Sendable {
  /// The pair that was asked for.
  public let pair: StudyPair
  /// The pair from which the answer was taken.
  public let other: StudyPair
}

/// How often two pairs were confused.
public struct ConfusionCount: Equatable, Sendable {
  /// Two good answers on later days settle a confusion.
  private static let settlingAnswers = 2

  /// The number of times.
  public private(set) var count = 0
  /// The day of the last time.
  public private(set) var lastDay = 0
  private var goodSince = 0

  /// Whether the two pairs should be dealt together.
  public var isOpen: Bool { goodSince < ConfusionCount.settlingAnswers }

  mutating func add(on day: Int) {
    count += 1
    lastDay = max(lastDay, day)
    goodSince = 0
  }

  mutating func noteGood(on day: Int) {
    if day > lastDay { goodSince += 1 }
  }
}
