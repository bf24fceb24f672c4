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
