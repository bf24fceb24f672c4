import Canvas

/// What a player can choose of how the table looks and moves.
public struct TableOptions: Equatable, Sendable {
  /// How much moves.
  public var motion: MotionLevel
  /// Whether every hidden card shows its label all the time.
  public var showsLabels: Bool
  /// Which colours and characters are used.
  public var appearance: Appearance
  /// Whether strangers play here, whom nothing may lead out of the game.
  public var isPublic = false

  /// Everything moves, labels appear when asked for, unless said otherwise.
  public init(
    motion: MotionLevel = .full, showsLabels: Bool = false, appearance: Appearance = Appearance()
  ) {
    self.motion = motion
    self.showsLabels = showsLabels
    self.appearance = appearance
  }
}
