/// The speed at which a terminal reads, as at the end of a slow line.
struct ReadingPace {
  private let bytesPerSecond: Int
  private let start = ContinuousClock.now
  private var taken = 0

  init(bytesPerSecond: Int) { self.bytesPerSecond = bytesPerSecond }

  /// The number of bytes that may be read now.
  var allowance: Int {
    let passed = ContinuousClock.now - start
    return max(0, Int(passed / .milliseconds(1)) * bytesPerSecond / 1_000 - taken)
  }

  mutating func take(_ count: Int) { taken += count }
}
