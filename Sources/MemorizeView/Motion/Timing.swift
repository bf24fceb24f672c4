/// How long motions take.
enum Timing {
  static let flip: Duration = .milliseconds(300)
  static let travel: Duration = .milliseconds(500)
  static let deal: Duration = .seconds(2)
  static let shine: Duration = .seconds(1)
  static let points: Duration = .milliseconds(1500)
  /// How long a result that has opened by itself takes no choice.
  static let quiet: Duration = .milliseconds(700)
  static let celebration: Duration = .seconds(4)
  /// From one picture of a motion to the next: 30 a second at most.
  static let frame: Duration = .nanoseconds(33_333_334)
}

extension Duration {
  /// Seconds and their fractions.
  var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }

  /// The whole number of steps of a length that lie in this time, which is not below zero.
  func steps(of step: Duration) -> Int { Int(clamping: attoseconds / step.attoseconds) }
}
