/// How much moves on the screen.
public enum MotionLevel: String, CaseIterable, Sendable {
  /// Cards flip, travel and shine, points fly.
  case full
  /// Cards flip and fade where they are; nothing travels.
  case reduced
  /// Nothing moves.
  case none
}
