/// The number of tests, and how many of them were passed.
public struct TestCount: Hashable, Sendable {
  /// The most tests, so that the counts of a file can be added up.
  private static let most = 1_000_000_000

  /// The number of tests.
  public let tests: Int
  /// The number of tests in which the pair or card was recalled; at most `tests`.
  public let recalled: Int

  /// Counts; for numbers beyond their limits the nearest possible ones are taken.
  public init(tests: Int = 0, recalled: Int = 0) {
    self.tests = min(max(0, tests), TestCount.most)
    self.recalled = min(max(0, recalled), self.tests)
  }

  /// The share of tests passed, from 0 to 1; `nil` without a test.
  public var share: Double? { tests == 0 ? nil : Double(recalled) / Double(tests) }

  /// The share that was forgotten, from 0 to 1; `nil` without a test.
  public var forgottenShare: Double? { share.map { 1 - $0 } }

  /// The 95% confidence interval of the share: Wilson's score interval.
  ///
  /// With p = `share`, n = `tests` and z = 1.959964, the 97.5% quantile of the normal
  /// distribution:
  ///
  ///     (p + z²/2n ± z √(p (1-p) / n + z²/4n²)) / (1 + z²/n)
  ///
  /// It stays within 0 to 1, and suits few tests and shares near 0 and 1. Without a test it is 0 to
  /// 1. (E. B. Wilson, "Probable inference, the law of succession, and statistical inference",
  /// Journal of the American Statistical Association 22(158), 1927; compared with others by
  /// R. G. Newcombe, "Two-sided confidence intervals for the single proportion", Statistics in
  /// Medicine 17(8), 1998.)
  public var interval: ClosedRange<Double> {
    guard let share else { return 0...1 }
    let z = 1.959963984540054
    let n = Double(tests)
    let middle = share + z * z / (2 * n)
    let reach = z * (share * (1 - share) / n + z * z / (4 * n * n)).squareRoot()
    let scale = 1 + z * z / n
    // Rounding would miss exactly 0 and 1 at the ends.
    let low = recalled == 0 ? 0 : max(0, (middle - reach) / scale)
    let high = recalled == tests ? 1 : min(1, (middle + reach) / scale)
    return low...max(low, high)
  }

  /// The sum of two counts.
  public static func + (one: TestCount, other: TestCount) -> TestCount {
    TestCount(tests: one.tests + other.tests, recalled: one.recalled + other.recalled)
  }

  /// Counts one more test.
  package mutating func add(isRecalled: Bool) {
    self = self + TestCount(tests: 1, recalled: isRecalled ? 1 : 0)
  }
}
