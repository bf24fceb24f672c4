/// The game's clock, which turns the time since the deal into playing time.
///
/// It runs from the first choice to the last, except while the game is paused. Time never runs
/// backwards: a moment before the last known one counts as that one.
struct Clock: Equatable, Sendable {
  /// Far longer than any game, and far below the limits of `Duration`.
  static let limit: Duration = .seconds(1_000_000_000)

  private(set) var isPaused = false
  private var paused: Duration = .zero
  private var latest: Duration = .zero
  private var start: Duration?
  private var end: Duration?

  var isRunning: Bool { start != nil && end == nil && !isPaused }

  /// The time since the deal without pauses.
  func playingTime(at time: Duration) -> Duration {
    (isPaused ? latest : clamped(time)) - paused
  }

  /// The time on the clock; zero before the first choice.
  func elapsed(at time: Duration) -> Duration {
    guard let start else { return .zero }
    return (end ?? playingTime(at: time)) - start
  }

  /// Remembers the moment of an intent and returns it as playing time.
  mutating func advance(to time: Duration) -> Duration {
    let playing = playingTime(at: time)
    if !isPaused { latest = clamped(time) }
    return playing
  }

  mutating func start(at playing: Duration) {
    start = start ?? playing
  }

  mutating func stop(at playing: Duration) {
    end = playing
  }

  mutating func pause(at time: Duration) {
    _ = advance(to: time)
    isPaused = true
  }

  mutating func resume(at time: Duration) {
    guard isPaused else { return }
    paused += clamped(time) - latest
    latest = clamped(time)
    isPaused = false
  }

  private func clamped(_ time: Duration) -> Duration {
    min(max(time, latest), Clock.limit)
  }
}
