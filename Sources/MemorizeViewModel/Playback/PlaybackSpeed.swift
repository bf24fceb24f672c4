/// The speed of a playback: a power of two.
public struct PlaybackSpeed: Equatable, Sendable, CustomStringConvertible {
  /// The speed of the original game.
  public static let normal = PlaybackSpeed(power: 0)

  /// The exponent, for a quarter to sixteen times the original speed.
  private let power: Int

  private init(power: Int) {
    self.power = min(max(-2, power), 4)
  }

  /// This speed doubled a number of times, or halved, within the limits.
  func faster(by steps: Int) -> PlaybackSpeed { PlaybackSpeed(power: power + steps) }

  /// The time that passes in the game during a time on the screen.
  func gameTime(in time: Duration) -> Duration {
    switch power {
    case 0: time
    case ..<0: time / (1 << -power)
    default: time * (1 << power)
    }
  }

  /// The time on the screen until this much time has passed in the game, rounded up.
  ///
  /// A wait that is too short would lead to another one, endlessly.
  func wait(for gameTime: Duration) -> Duration {
    guard power > 0 else { return gameTime * (1 << -power) }
    let factor = 1 << power
    let wait = gameTime / factor
    return wait * factor < gameTime ? wait + Duration(attoseconds: 1) : wait
  }

  /// The speed, as in `x2` or `x1/4`.
  public var description: String { power < 0 ? "x1/\(1 << -power)" : "x\(1 << power)" }
}
