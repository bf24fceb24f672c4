/// What the player can choose about the look: from the settings file to the drawing, one value.
public struct ThemeOptions: Equatable, Sendable {
  /// How much moves.
  public var motion: MotionLevel
  /// Which colours are used.
  public var colors: ColorScheme
  /// Which characters are used.
  public var glyphs: GlyphChoice
  /// Whether every hidden card always shows its letters.
  public var showsLabels: Bool

  /// A look; by default the best that the terminal can do.
  public init(
    motion: MotionLevel = .full, colors: ColorScheme = .auto, glyphs: GlyphChoice = .auto,
    showsLabels: Bool = false
  ) {
    self.motion = motion
    self.colors = colors
    self.glyphs = glyphs
    self.showsLabels = showsLabels
  }
}
