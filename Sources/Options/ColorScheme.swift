/// The colours that the player wants.
public enum ColorScheme: String, CaseIterable, Sendable {
  /// Colours that suit the terminal's background, as far as the terminal reports it.
  case auto
  /// Colours for a dark background.
  case dark
  /// Colours for a light background.
  case light
  /// A few strong colours; text on the table keeps the terminal's own.
  case highContrast
  /// No colours.
  case none
}
