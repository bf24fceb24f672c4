import Storage

/// How often a card was recalled out of so many tests, and how sure that figure is.
public struct RecallRate: Equatable, Sendable {
  /// How often a card could have been recalled.
  public let tests: Int
  /// How often it was; at most `tests`.
  public let recalled: Int

  /// A rate; numbers that cannot be are brought within their limits.
  public init(tests: Int, recalled: Int) {
    self.tests = max(0, tests)
    self.recalled = min(max(0, recalled), self.tests)
  }

  init(_ count: RecallCount) {
    self.init(tests: count.tests, recalled: count.recalled)
  }

  /// The share that was recalled, from 0 to 1; `nil` without a test.
  public var share: Double? { tests > 0 ? Double(recalled) / Double(tests) : nil }

  /// The share that was forgotten, from 0 to 1; `nil` without a test.
  public var forgottenShare: Double? { share.map { 1 - $0 } }

  /// Where the chance to recall lies with 95 % confidence: the score interval of Wilson.
  ///
  /// With p = `share`, n = `tests` and z = 1.959964, the 97.5 % point of the normal distribution, it is
  ///
  ///     (p + z²/2n ± z √(p (1-p) / n + z²/4n²)) / (1 + z²/n)
  ///
  /// within 0 to 1, and good for few tests and for shares near 0 and 1 as well. (E. B. Wilson, "Probable
  /// inference, the law of succession, and statistical inference", Journal of the American Statistical
  /// Association 22(158), 1927; how good: R. G. Newcombe, "Two-sided confidence intervals for the single
  /// proportion", Statistics in Medicine 17(8), 1998.) Without a test it is all from 0 to 1.
  public var interval: ClosedRange<Double> {
    guard let share else { return 0...1 }
    let z = 1.959963984540054
    let n = Double(tests)
    let middle = share + z * z / (2 * n)
    let reach = z * (share * (1 - share) / n + z * z / (4 * n * n)).squareRoot()
    let scale = 1 + z * z / n
    // At the ends rounding would leave what is not quite 0 or 1.
    let low = recalled == 0 ? 0 : max(0, (middle - reach) / scale)
    let high = recalled == tests ? 1 : min(1, (middle + reach) / scale)
    return low...max(low, high)
  }
}

/// A point of the forgetting curve.
public struct CurvePoint: Equatable, Sendable {
  /// How many cards had been turned since the one to be recalled was last seen, at least.
  public let from: Int
  /// And at most; `nil` for any number.
  public let to: Int?
  /// How often it was recalled.
  public let rate: RecallRate
}

/// A place of a board, and how well what lay there was remembered.
public struct PlaceRecall: Equatable, Sendable {
  /// The place, counted from 0 in the order of the board's places.
  public let place: Int
  /// How often it was recalled.
  public let rate: RecallRate
}
