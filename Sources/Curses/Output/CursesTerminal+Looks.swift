import CNCurses
import Canvas
import Options

/// Colours and characters: what the terminal has, and what the player wants of it.
extension CursesTerminal {
  /// Looks otherwise from the next picture on.
  public func use(_ theme: ThemeOptions) {
    guard theme != self.theme else { return }
    self.theme = theme
    applyTheme()
    redraw()
  }

  /// The colours, changed by what the background turned out to be.
  func setBackground(isLight: Bool) {
    background = isLight ? .light : .dark
    applyTheme()
  }

  /// Works out what can be shown, and in which colours.
  func applyTheme() {
    var capabilities = capabilities
    capabilities.glyphs = glyphs(for: theme.glyphs)
    capabilities.textOrder = textOrder
    capabilities.showsPictures = theme.glyphs != .text
    capabilities.colors = theme.colors == .none ? .none : colors
    self.capabilities = capabilities
    adopt()
  }

  /// Draws by what is known of the terminal from the next picture on.
  func adopt() {
    catchUp()
    let widthMismatches = capabilities.widthMismatches.compactMap { $0.count == 1 ? $0.first : nil }
    writer.widthMismatches = Set(widthMismatches)
    writer.pinsLetters = capabilities.textOrder == .lines
    writer.palette = Palette(
      colors: capabilities.paintedColors, background: theme.colors.background ?? background,
      isHighContrast: theme.colors == .highContrast)
    isEncoderReady = false
    shown = nil
  }

  /// Whether the colours depend on the background, which is not known yet.
  var wantsBackground: Bool {
    capabilities.colors > .none && theme.colors.background == nil && background == .unknown
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
