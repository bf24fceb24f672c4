import Options

/// The part of the look that the command line decides; it beats the settings.
struct ThemeOverrides: Equatable {
  var motion: MotionLevel?
  var colors: ColorScheme?
  var glyphs: GlyphChoice?

  /// The settings with everything replaced that the command line or `NO_COLOR` decides.
  ///
  /// `NO_COLOR` beats the settings, but not colours named on the command line.
  func applied(to settings: ThemeOptions) -> ThemeOptions {
    var theme = settings
    theme.motion = motion ?? theme.motion
    theme.glyphs = glyphs ?? theme.glyphs
    let isColorless = !(Environment["NO_COLOR"] ?? "").isEmpty
    let named = colors == .auto ? nil : colors
    theme.colors = named ?? (isColorless ? .none : colors ?? theme.colors)
    return theme
  }
}
