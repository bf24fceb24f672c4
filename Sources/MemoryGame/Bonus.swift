/// The time in which a card can still earn a bonus.
///
/// It runs while the card is face up and unmatched, added up over all its looks. All times are
/// playing times: the time since the deal without pauses.
public struct Bonus: Equatable, Sendable {
  /// The time that each card has at the deal.
  public static let limit: Duration = .seconds(6)

  private var used: Duration = .zero
  private var runningSince: Duration?

  /// Whether the time is running, even if none is left.
  public var isRunning: Bool { runningSince != nil }

  /// The time left, from `limit` down to zero.
  public func remaining(at time: Duration) -> Duration {
    max(.zero, Bonus.limit - used(at: time))
  }

  /// The share of the time left, from 1 down to 0.
  public func remainingFraction(at time: Duration) -> Double {
    remaining(at: time) / Bonus.limit
  }

  /// The time until only a share of the whole time is left, rounded up to a nanosecond; zero if
  /// less is left already.
  public func time(untilFraction fraction: Double, at time: Duration) -> Duration {
    // More than the rounding error of the product, and far less than a nanosecond.
    let rounding = 1e-5
    let left = (Bonus.limit / .nanoseconds(1) * fraction + rounding).rounded(.down)
    return max(.zero, remaining(at: time) - .nanoseconds(Int64(left)))
  }

  /// The points for a match now: the whole seconds left, from 0 to 6.
  public func points(at time: Duration) -> Int {
    Int(remaining(at: time).components.seconds)
  }

  mutating func start(at time: Duration) {
    runningSince = runningSince ?? time
  }

  mutating func stop(at time: Duration) {
    used = used(at: time)
    runningSince = nil
  }

  private func used(at time: Duration) -> Duration {
    guard let runningSince else { return used }
    // Not `max(.zero, time - runningSince)`, which overflows for extreme times.
    return used + (max(time, runningSince) - runningSince)
  }
}
