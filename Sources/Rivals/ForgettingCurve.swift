import MemoryGame

/// How likely a card is recalled, by the number of cards turned since it was last seen.
///
/// The likelihood never rises with that number.
public struct ForgettingCurve: Hashable, Sendable {
  /// The tests between which the likelihood is the same.
  private let steps: [Tests]

  /// Memory tests after similar numbers of cards.
  public struct Tests: Hashable, Sendable {
    /// The smallest number of cards turned since the card to be recalled was last seen.
    public let from: Int
    /// The number of tests.
    public let tests: Int
    /// The number of tests passed.
    public let recalled: Int

    /// Tests; `recalled` is at most `tests`.
    public init(from: Int, tests: Int, recalled: Int) {
      self.from = from
      self.tests = max(0, tests)
      self.recalled = min(max(0, recalled), self.tests)
    }
  }

  /// The likeliest curve for the results of memory tests; `nil` without a test.
  ///
  /// A measured curve can rise by chance. Then all tests of such a stretch count together (the
  /// pool-adjacent-violators algorithm: Ayer et al., "An empirical distribution function for
  /// sampling with incomplete information", Annals of Mathematical Statistics 26, 1955).
  public init?(_ tests: [Tests]) {
    var pools: [Tests] = []
    for tests in tests.sorted(by: { $0.from < $1.from }) where tests.tests > 0 {
      var pool = tests
      while let last = pools.last, last.recall <= pool.recall {
        pools.removeLast()
        pool = Tests(
          from: last.from, tests: last.tests + pool.tests, recalled: last.recalled + pool.recalled)
      }
      pools.append(pool)
    }
    guard !pools.isEmpty else { return nil }
    steps = pools
  }

  /// The likelihood that a card is recalled.
  ///
  /// Before the first test of the curve it is that of the first, after the last that of the last.
  ///
  /// - Parameter cards: the number of cards turned since the card was last seen.
  /// - Returns: 0 to 1.
  public func recall(after cards: Int) -> Double {
    let step = steps.last { $0.from <= cards } ?? steps.first
    return step?.recall ?? 0
  }

  /// Draws at random how many further cards a card is remembered for; `nil` means for ever.
  ///
  /// It is at least `cards` with the probability `recall(after: cards)`.
  func lifetime(using generator: inout SeededGenerator) -> Int? {
    let level = Double(generator.next() >> 11) * 0x1p-53
    guard let index = steps.firstIndex(where: { $0.recall <= level }) else { return nil }
    return index == 0 ? 0 : max(0, steps[index].from - 1)
  }
}

extension ForgettingCurve.Tests {
  fileprivate var recall: Double { Double(recalled) / Double(tests) }
}
