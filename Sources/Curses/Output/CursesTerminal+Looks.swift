import CNCurses
import Canvas

/// Colours and characters: what the terminal has, and what the player wants of it.
extension CursesTerminal {
  /// Looks otherwise from the next picture on.
  public func use(_ appearance: Appearance) {
    guard appearance != self.appearance else { return }
    self.appearance = appearance
    applyAppearance()
    redraw()
  }

  /// The colours, changed by what the background turned out to be.
  func setBackground(isLight: Bool) {
    background = isLight ? .light : .dark
    applyAppearance()
  }

  /// Works out what can be shown, and in which colours.
  func applyAppearance() {
    var capabilities = capabilities
    capabilities.glyphs = glyphs(for: appearance.glyphs)
    capabilities.textOrder = textOrder
    capabilities.showsPictures = appearance.glyphs != .text
    capabilities.colors = appearance.colors == .none ? .none : colors
    self.capabilities = capabilities
    adopt()
  }

  /// Draws by what is known of the terminal from the next picture on.
  func adopt() {
    catchUp()
    let misdrawn = capabilities.misdrawn.compactMap { $0.count == 1 ? $0.first : nil }
    writer.misdrawn = Set(misdrawn)
    writer.pinsLetters = capabilities.textOrder == .lines
    writer.palette = Palette(
      colors: capabilities.paintedColors, background: appearance.colors.background ?? background,
      isHighContrast: appearance.colors == .highContrast)
    isEncoderReady = false
    shown = nil
  }

  /// Whether the colours depend on the background, which is not known yet.
  var wantsBackground: Bool {
    capabilities.colors > .none && appearance.colors.background == nil && background == .unknown
  }

  private func glyphs(for choice: GlyphChoice) -> Capabilities.Glyphs {
    switch choice {
    case .ascii: .ascii
    case .emoji where glyphs == .console: .unicode
    case .auto, .text, .emoji: glyphs
    }
  }

  /// How many colours there are, once ncurses has been told to use them.
  static func startColors() -> Capabilities.Colors {
    guard has_colors(), start_color() == OK else { return .none }
    use_default_colors()
    switch memorize_colors() {
    case 256...: return .many
    case 16...: return .sixteen
    case 8...: return .eight
    default: return .none
    }
  }
}

extension Capabilities {
  /// Frames are drawn in the colours that solid cards have as a ground, which are too light for that.
  fileprivate var paintedColors: Colors { symbols == .unicode ? colors : min(colors, .eight) }
}

extension ColorScheme {
  /// The background that the player has told of.
  fileprivate var background: Palette.Background? {
    switch self {
    case .dark: .dark
    case .light: .light
    case .auto, .highContrast, .none: nil
    }
  }
}
