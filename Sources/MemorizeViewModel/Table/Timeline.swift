/// The relation between the time of a game and the time of the screen.
///
/// In play both run alike. In playback the time of the game can run faster or slower, stop, and
/// leap.
struct Timeline: Equatable {
  /// A moment of the screen.
  let moment: Duration
  /// The time of the game at that moment.
  let gameTime: Duration
  /// The speed of the game's time; `nil` while it stands still.
  private let speed: PlaybackSpeed?

  /// A timeline that starts at a moment.
  ///
  /// - Parameters:
  ///   - gameTime: the time of the game at that moment.
  ///   - moment: the time of the screen.
  ///   - speed: the speed of the game's time; `nil` if it stands still.
  init(_ gameTime: Duration = .zero, at moment: Duration, speed: PlaybackSpeed? = .normal) {
    self.moment = moment
    self.gameTime = gameTime
    self.speed = speed
  }

  /// Whether the time of the game is running.
  var isRunning: Bool { speed != nil }

  /// The time of the game at a time of the screen.
  func gameTime(at time: Duration) -> Duration {
    gameTime + (speed.map { $0.gameTime(in: time - moment) } ?? .zero)
  }

  /// The time on the screen until this much time has passed in the game, rounded up; `nil` if the
  /// game's time stands still.
  func wait(for gameTime: Duration) -> Duration? {
    speed.map { $0.wait(for: gameTime) }
  }
}
