/// The characters that the player wants on cards.
public enum GlyphChoice: String, CaseIterable, Sendable {
  /// Whatever the terminal is known to draw.
  case auto
  /// Pictures made of blocks, even on small cards.
  case blocks
  /// Emoji, even on a terminal that is not known to draw them.
  case emoji
  /// Words instead of emoji.
  case text
  /// ASCII only.
  case ascii
}
