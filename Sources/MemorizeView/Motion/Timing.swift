/// The durations of motions and effects.
enum Timing {
  static let flip: Duration = .milliseconds(300)
  static let travel: Duration = .milliseconds(500)
  /// The flight of a card from one pile or to the other.
  static let flight: Duration = .milliseconds(400)
  static let shake: Duration = .milliseconds(240)
  /// The longest deal, and the most time between two of its cards.
  static let deal: Duration = .seconds(2)
  static let dealStep: Duration = .milliseconds(53)
  static let shine: Duration = .milliseconds(600)
  static let points: Duration = .milliseconds(1500)
  static let confetti: Duration = .milliseconds(2500)
  /// The time for which a newly opened result ignores choices.
  static let quiet: Duration = .milliseconds(700)
  /// The time between two frames of a motion, for at most 30 frames a second.
  static let frame: Duration = .nanoseconds(33_333_334)

  /// The first frame of a motion or an effect after a moment.
  static func nextFrame(after time: Duration, start: Duration, end: Duration) -> Duration {
    let frames = max(0, (time - start).steps(of: frame)) + 1
    return min(end, start + frame * frames)
  }
}

extension Duration {
  /// The number of seconds, with a fraction.
  var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }

  /// The number of whole steps in this duration, which must not be negative.
  func steps(of step: Duration) -> Int { Int(clamping: attoseconds / step.attoseconds) }
}
