/// The player's options for the appearance: one value from the settings file to the drawing.
public struct ThemeOptions: Equatable, Sendable {
  /// The amount of motion.
  public var motion: MotionLevel
  /// The choice of colours.
  public var colors: ColorScheme
  /// The colour of the table, where the terminal has enough colours.
  public var table: TableColor
  /// The choice of characters.
  public var glyphs: GlyphChoice
  /// Whether every hidden card always shows its letters.
  public var showsLabels: Bool
  /// Whether nothing changes on the screen between two keys: no motion, no running clock or bonus.
  ///
  /// The terminal's own cursor can be seen then.
  public var isQuiet: Bool

  /// The amount of motion on this screen.
  public var shownMotion: MotionLevel { isQuiet ? .none : motion }
  /// The language of texts; `nil` for that of the environment.
  public var language: Language?

  /// A look; by default the best that the terminal can do.
  public init(
    motion: MotionLevel = .full, colors: ColorScheme = .auto, glyphs: GlyphChoice = .auto,
    showsLabels: Bool = false, table: TableColor = .felt,
    isQuiet: Bool = false, language: Language? = nil
  ) {
    self.motion = motion
    self.colors = colors
    self.glyphs = glyphs
    self.showsLabels = showsLabels
    self.table = table
    self.isQuiet = isQuiet
    self.language = language
  }
}
