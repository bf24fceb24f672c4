import MemoryGame

/// An intent and its time.
public struct TimedIntent: Hashable, Sendable {
  /// The player's intent.
  public let intent: Intent
  /// Whole microseconds since the deal, at most a thousand million seconds.
  public let time: Duration

  /// An intent at a time, which is cut to whole microseconds.
  ///
  /// Give the game `time` as it is here, so that its journal records the same game.
  ///
  /// - Parameters:
  ///   - intent: the player's intent.
  ///   - time: since the deal; limited to the range of `self.time`.
  public init(_ intent: Intent, at time: Duration) {
    let limits = StorageLimit.microseconds
    let most = Duration.microseconds(limits.upperBound)
    self.intent = intent
    self.time = .microseconds(min(max(time, .zero), most).wholeMicroseconds)
  }
}

extension Duration {
  /// The whole microseconds; limited to `Int64` in a duration that has more.
  var wholeMicroseconds: Int64 {
    let (seconds, attoseconds) = components
    let (whole, isTooLong) = seconds.multipliedReportingOverflow(by: 1_000_000)
    guard !isTooLong else { return seconds < 0 ? .min : .max }
    let (sum, overflows) = whole.addingReportingOverflow(attoseconds / 1_000_000_000_000)
    return overflows ? whole : sum
  }
}
