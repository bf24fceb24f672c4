import Canvas

/// Ignores the second click of a double click if the first one has opened or closed a page or a
/// dialog, so that it does not act on what appears below the pointer.
struct DoubleClickGuard {
  /// The longest time between the clicks of a double click.
  static let longest: Duration = .milliseconds(400)

  private var place: Point?
  private var end: Duration = .zero

  /// Begins after a click that has opened or closed a page or a dialog.
  mutating func begin(at point: Point, _ time: Duration) {
    (place, end) = (point, time + DoubleClickGuard.longest)
  }

  /// Whether a click is the second one of a double click.
  mutating func ignores(_ mouse: Mouse, at time: Duration) -> Bool {
    guard mouse.action == .press(.left) else { return false }
    defer { place = nil }
    return mouse.point == place && time < end
  }
}

/// Ignores keys and clicks that were meant for the page before, because the one on top opened by
/// itself.
///
/// A key that is ignored extends the time, so that a player in the rhythm of the game, or with a
/// finger on a key, sees the page first. On a page that takes text it does not, or a whole word
/// would be lost.
struct TypingGuard {
  /// The longest time for which keys are ignored.
  static let longest: Duration = .seconds(2)

  /// The moment from which keys count again.
  private var end: Duration = .zero
  /// The time without a key after which they count.
  private var pause: Duration = .zero
  /// The moment from which they count in any case.
  private var latest: Duration = .zero

  /// Begins; keys count again after a pause without one.
  mutating func begin(at time: Duration, pause: Duration) {
    (end, self.pause, latest) = (time + pause, pause, time + TypingGuard.longest)
  }

  /// Whether what happens now is ignored.
  func isClosed(at time: Duration) -> Bool { time < end }

  /// Takes note of a key that was ignored.
  mutating func ignoreKey(at time: Duration) { end = min(latest, max(end, time + pause)) }
}
