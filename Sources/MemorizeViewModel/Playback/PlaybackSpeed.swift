/// How fast a recording is played back: a power of two.
public struct PlaybackSpeed: Equatable, Sendable, CustomStringConvertible {
  /// As fast as it was played.
  public static let normal = PlaybackSpeed(power: 0)

  /// Two to this power, from a quarter to sixteen times.
  private let power: Int

  private init(power: Int) {
    self.power = min(max(-2, power), 4)
  }

  /// Twice as fast, or half as fast, so many times; never beyond the limits.
  func faster(by steps: Int) -> PlaybackSpeed { PlaybackSpeed(power: power + steps) }

  /// The time that passes in the game while this passes on the screen.
  func gameTime(in time: Duration) -> Duration {
    if power == 0 { return time }
    return power < 0 ? time / (1 << -power) : time * (1 << power)
  }

  /// How long the screen waits for so much of the game's time.
  func wait(for gameTime: Duration) -> Duration {
    if power == 0 { return gameTime }
    return power < 0 ? gameTime * (1 << -power) : gameTime / (1 << power)
  }

  /// As in `x2` or `x1/4`.
  public var description: String { power < 0 ? "x1/\(1 << -power)" : "x\(1 << power)" }
}
