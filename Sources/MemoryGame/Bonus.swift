/// The time a card has for a bonus: it runs while the card lies face up and is not matched, over all
/// its looks together.
///
/// All times are playing times: since the game was dealt, pauses taken out.
public struct Bonus: Equatable, Sendable {
  /// What every card starts with.
  public static let limit: Duration = .seconds(6)

  private var used: Duration = .zero
  private var runningSince: Duration?

  /// Whether the time is running out now, be there any left or not.
  public var isRunning: Bool { runningSince != nil }

  /// What is left, from `limit` down to zero.
  public func remaining(at time: Duration) -> Duration {
    max(.zero, Bonus.limit - used(at: time))
  }

  /// The whole seconds that are left, from 0 to 6: what a match now is worth on top.
  public func points(at time: Duration) -> Int {
    Int(remaining(at: time).components.seconds)
  }

  mutating func start(at time: Duration) {
    guard runningSince == nil else { return }
    runningSince = time
  }

  mutating func stop(at time: Duration) {
    used = used(at: time)
    runningSince = nil
  }

  private func used(at time: Duration) -> Duration {
    guard let runningSince else { return used }
    return used + (max(time, runningSince) - runningSince)
  }
}
