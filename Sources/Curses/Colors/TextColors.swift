/// The foreground and background of text, as numbers of sequences.
struct TextColors: Equatable {
  /// The number of the colour that the terminal has without any sequence.
  static let standard = -1
  /// Both colours after a reset.
  static let reset = TextColors(foreground: standard, background: standard)

  /// `nil` if unknown.
  private var foreground: Int?
  private var background: Int?

  init(foreground: Int? = nil, background: Int? = nil) {
    self.foreground = foreground
    self.background = background
  }

  /// Foreground and background.
  var numbers: [Int?] { [foreground, background] }

  /// Notes a colour by the number of its sequence: even for foregrounds, odd for backgrounds, and
  /// above both for a reset.
  mutating func choose(_ number: Int) {
    if number >= 512 {
      self = .reset
    } else if number.isMultiple(of: 2) {
      foreground = number
    } else {
      background = number
    }
  }

  /// Whether one of these is a standard colour that the other colours are not known to have.
  func needsReset(from other: TextColors) -> Bool {
    foreground == TextColors.standard && other.foreground != TextColors.standard
      || background == TextColors.standard && other.background != TextColors.standard
  }

  /// These colours, and others in the place of unknown ones.
  func filled(from other: TextColors) -> TextColors {
    TextColors(
      foreground: foreground ?? other.foreground, background: background ?? other.background)
  }
}
