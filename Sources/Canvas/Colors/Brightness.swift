/// The brightness of the terminal's own background, as far as known.
public enum Brightness: Sendable {
  case unknown
  case dark
  case light
}
