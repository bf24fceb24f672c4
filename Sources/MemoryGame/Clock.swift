/// Turns the time since the deal into playing time, and the game's clock.
///
/// The clock runs from the first choice to the last, and not while the game is paused. Time never
/// runs backwards here: an earlier moment than the last one known counts as that last one.
struct Clock: Equatable, Sendable {
  /// Far beyond any game, and far below what arithmetic on `Duration` can hold.
  static let limit: Duration = .seconds(1_000_000_000)

  private(set) var isPaused = false
  private var paused: Duration = .zero
  private var latest: Duration = .zero
  private var start: Duration?
  private var end: Duration?

  var isRunning: Bool { start != nil && end == nil && !isPaused }

  /// The time since the deal less all pauses.
  func playingTime(at time: Duration) -> Duration {
    (isPaused ? latest : clamped(time)) - paused
  }

  /// What the game's clock shows; zero before the first choice.
  func elapsed(at time: Duration) -> Duration {
    guard let start else { return .zero }
    return (end ?? playingTime(at: time)) - start
  }

  /// Takes note of the moment of an intent and returns it as playing time.
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
