import Study

/// The share of memory tests that were passed, with its confidence interval.
public struct RecallRate: Equatable, Sendable {
  /// The number of tests.
  public let tests: Int
  /// The number of tests passed; at most `tests`.
  public let recalled: Int

  /// A rate.
  ///
  /// Numbers beyond their limits are replaced by the nearest possible ones.
  public init(tests: Int, recalled: Int) {
    self.tests = max(0, tests)
    self.recalled = min(max(0, recalled), self.tests)
  }

  /// The rate of some tests.
  public init(_ count: TestCount) {
    self.init(tests: count.tests, recalled: count.recalled)
  }

  /// The share that was recalled, from 0 to 1; `nil` without a test.
  public var share: Double? { tests > 0 ? Double(recalled) / Double(tests) : nil }

  /// The share that was forgotten, from 0 to 1; `nil` without a test.
  public var forgottenShare: Double? { share.map { 1 - $0 } }

  /// The 95 % confidence interval of the share: Wilson's score interval.
  ///
  /// With p = `share`, n = `tests` and z = 1.959964, the 97.5 % quantile of the normal
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
}

/// A point of the forgetting curve.
public struct CurvePoint: Equatable, Sendable {
  /// The smallest number of cards turned since the card to be recalled was last seen.
  public let from: Int
  /// The largest number; `nil` if there is no limit.
  public let to: Int?
  /// The recall rate.
  public let rate: RecallRate
}

/// The recall rate of a place.
public struct PlaceRecall: Equatable, Sendable {
  /// The place, from 0 in the order of the board's places.
  public let place: Int
  /// The recall rate.
  public let rate: RecallRate
}
