/// The numbers of the foreground and background of text; `nil` if unknown.
struct TextColors: Equatable {
  /// The number of the colour that the terminal has without any sequence.
  static let own = -1
  /// Both colours after a reset.
  static let standard = TextColors(foreground: own, background: own)

  var foreground: Int?
  var background: Int?

  /// Whether one of these is the terminal's own colour and may not have been before.
  func needsReset(from other: TextColors) -> Bool {
    foreground == TextColors.own && other.foreground != TextColors.own
      || background == TextColors.own && other.background != TextColors.own
  }

  /// These colours, and others in the place of unknown ones.
  func filled(from other: TextColors) -> TextColors {
    TextColors(
      foreground: foreground ?? other.foreground, background: background ?? other.background)
  }
}
