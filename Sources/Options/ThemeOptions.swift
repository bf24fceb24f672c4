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
  /// The table on this screen: light colours are made for the terminal's own background.
  public var shownTable: TableColor { colors == .light ? .own : table }
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

/// How much moves on the screen.
public enum MotionLevel: String, CaseIterable, Sendable {
  /// Cards flip, travel and shine, points fly.
  case full
  /// Cards flip and fade where they are; nothing travels.
  case reduced
  /// Nothing moves.
  case none
}

/// The colours that the player wants.
public enum ColorScheme: String, CaseIterable, Sendable {
  /// Colours that suit the table; on the terminal's own background, as far as that is reported.
  case auto
  /// Colours for a terminal with a dark background.
  case dark
  /// Colours for a terminal with a light background.
  case light
  /// A few strong colours; text on the table keeps the terminal's own.
  case highContrast
  /// No colours.
  case none
}

/// The colour of the table, where the terminal has enough colours; the raw value is its name in the
/// settings.
public enum TableColor: String, CaseIterable, Sendable {
  /// Dark green.
  case felt
  /// Dark blue.
  case navy
  /// Dark gray.
  case charcoal
  /// The terminal's own background.
  case own
}

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
