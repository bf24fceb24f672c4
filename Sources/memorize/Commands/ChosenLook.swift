import Canvas
import MemorizeView
import MemorizeViewModel

/// What the command line says of how the table looks and moves; it beats the settings.
struct ChosenLook: Equatable {
  var motion: MotionLevel?
  var colors: ColorScheme?
  var glyphs: GlyphChoice?

  /// The screen's options, by the command line, else by the settings.
  func tableOptions(_ preferences: Preferences) -> TableOptions {
    TableOptions(
      motion: motion ?? MotionLevel(rawValue: preferences.motion) ?? .full,
      showsLabels: preferences.showsLabels,
      appearance: Appearance(
        colors: colors(preferences),
        glyphs: glyphs ?? GlyphChoice(rawValue: preferences.glyphs) ?? .auto))
  }

  /// `NO_COLOR` beats what is in the settings, but not colours that are named on the command line.
  private func colors(_ preferences: Preferences) -> ColorScheme {
    if let colors, colors != .auto { return colors }
    guard (Environment["NO_COLOR"] ?? "").isEmpty else { return .none }
    return colors ?? ColorScheme(rawValue: preferences.colors) ?? .auto
  }
}
