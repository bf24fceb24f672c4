/// Which colours are used, as the player wants it.
public enum ColorScheme: String, CaseIterable, Sendable {
  /// Those for the terminal's background, as far as it tells.
  case auto
  /// Those for a dark background.
  case dark
  /// Those for a light background.
  case light
  /// Few and strong ones, and the terminal's own wherever there is text on the table.
  case highContrast
  /// None at all.
  case none
}

/// Which characters are used, as the player wants it.
public enum GlyphChoice: String, CaseIterable, Sendable {
  /// What the terminal is known to have.
  case auto
  /// Pictures, even where the terminal is not known to have them.
  case emoji
  /// Words in place of pictures.
  case text
  /// ASCII characters only.
  case ascii
}

/// How everything looks, as the player wants it.
public struct Appearance: Equatable, Sendable {
  /// Which colours are used.
  public var colors: ColorScheme
  /// Which characters are used.
  public var glyphs: GlyphChoice

  /// An appearance; by default what the terminal can do best.
  public init(colors: ColorScheme = .auto, glyphs: GlyphChoice = .auto) {
    self.colors = colors
    self.glyphs = glyphs
  }
}
