import MemoryGame

/// An intent and the moment at which it was carried out.
public struct TimedIntent: Hashable, Sendable {
  /// What the player wanted.
  public let intent: Intent
  /// Whole microseconds since the game was dealt, at most a thousand million seconds.
  public let time: Duration

  /// An intent at a moment, which is cut to whole microseconds.
  ///
  /// For a journal to tell the same game, the game must be given `time` as it is here.
  ///
  /// - Parameters:
  ///   - intent: what the player wants.
  ///   - time: since the game was dealt; beyond the limits the nearest one counts.
  public init(_ intent: Intent, at time: Duration) {
    let limits = StorageLimit.microseconds
    let most = Duration.microseconds(limits.upperBound)
    self.intent = intent
    self.time = .microseconds(min(max(time, .zero), most).wholeMicroseconds)
  }
}

extension Duration {
  /// The time in microseconds, cut; for times that `StorageLimit.microseconds` allows.
  var wholeMicroseconds: Int64 {
    let (seconds, attoseconds) = components
    let (whole, isTooLong) = seconds.multipliedReportingOverflow(by: 1_000_000)
    guard !isTooLong else { return seconds < 0 ? .min : .max }
    let (sum, overflows) = whole.addingReportingOverflow(attoseconds / 1_000_000_000_000)
    return overflows ? whole : sum
  }
}
