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
