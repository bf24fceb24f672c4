/// How the time of a game follows from the time of the screen.
///
/// While a game is played, both run alike; while a recording is played back, the game's time can run
/// faster, slower or not at all, and leap.
struct Timeline: Equatable {
  /// A moment of the screen.
  let moment: Duration
  /// The time of the game at that moment.
  let gameTime: Duration
  /// How fast the game's time runs; it stands still if there is none.
  private let speed: PlaybackSpeed?

  /// The game's time runs from that moment on.
  ///
  /// - Parameters:
  ///   - gameTime: what it is at the moment.
  ///   - moment: of the screen.
  ///   - speed: how fast it runs; it stands still if not given.
  init(_ gameTime: Duration = .zero, at moment: Duration, speed: PlaybackSpeed? = .normal) {
    self.moment = moment
    self.gameTime = gameTime
    self.speed = speed
  }

  /// The time of the game at a moment of the screen.
  func gameTime(at time: Duration) -> Duration {
    gameTime + (speed.map { $0.gameTime(in: time - moment) } ?? .zero)
  }

  /// How long the screen waits for so much of the game's time; `nil` if it stands still.
  func wait(for gameTime: Duration) -> Duration? {
    speed.map { $0.wait(for: gameTime) }
  }
}
