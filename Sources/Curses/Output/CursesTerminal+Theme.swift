import CNCurses
import Canvas
import Options

/// Colours and characters: the terminal's abilities and the player's wishes.
extension CursesTerminal {
  /// Changes colours and characters from the next frame on.
  public func use(_ theme: ThemeOptions) {
    guard theme != setup.theme else { return }
    setup.theme = theme
    showCursor()
    applyTheme()
    redraw()
  }

  /// Chooses the colours that suit the background.
  func setBackground(isLight: Bool) {
    background = isLight ? .light : .dark
    applyTheme()
  }

  /// Works out what can be shown, and in which colours.
  func applyTheme() {
    capabilities.glyphs = glyphs(for: setup.theme.glyphs)
    capabilities.textOrder = setup.profile.textOrder
    capabilities.canCopy = setup.profile.has(.clipboard)
    capabilities.showsPictures = setup.theme.glyphs != .text && setup.profile.has(.emoji)
    capabilities.colors = setup.theme.colors == .none ? .none : colors
    applyCapabilities()
  }

  /// Draws with the present capabilities from the next frame on.
  func applyCapabilities() {
    capabilities.widthMismatches = widths.mismatched
    capabilities.confirmedWidths = widths.confirmed
    capabilities.drawsSymbols = setup.symbols.allSatisfy(capabilities.draws)
    capabilities.blocks = blocks
    let mismatched = capabilities.widthMismatches.compactMap { $0.count == 1 ? $0.first : nil }
    output.writer.widthMismatches = Set(mismatched)
    output.writer.pinsLetters = capabilities.textOrder == .lines
    apply(
      Palette(
        colors: capabilities.paintedColors, setup.theme.colors.brightness ?? background,
        isHighContrast: setup.theme.colors == .highContrast, table: setup.theme.shownTable,
        precision: capabilities.colors == .many ? precision : .fixed, artwork: setup.artwork))
    output.shown = nil
  }

  /// Draws in other colours: sends the whole next frame, since numbers have another meaning now.
  private func apply(_ palette: Palette) {
    guard palette != output.writer.palette else { return }
    output.writer.palette = palette
    output.buffer.replace(with: palette.exactColors)
    redraw()
  }

  /// Whether the colours depend on the background, which is not known yet.
  var needsBackground: Bool {
    capabilities.colors > .none && setup.theme.colors.brightness == nil && background == .unknown
  }

  private func glyphs(for choice: GlyphChoice) -> Capabilities.Glyphs {
    switch choice {
    case .ascii: .ascii
    case .emoji where setup.glyphs == .console: .unicode
    case .auto, .blocks, .text, .emoji: setup.glyphs
    }
  }

  /// The parts of cells that the terminal draws, if pictures are made of them.
  private var blocks: Capabilities.Blocks {
    // The strong colours of high contrast have none for artwork.
    let isPossible =
      capabilities.colors == .many && capabilities.symbols == .unicode
      && setup.theme.colors != .highContrast
    switch setup.theme.glyphs {
    case .auto, .blocks:
      return !isPossible ? .none : setup.profile.has(.sextants) ? .sextants : .quadrants
    case .emoji, .text, .ascii: return .none
    }
  }

  /// How exactly the open terminal shows many colours.
  static func precision(_ profile: TerminalProfile) -> Palette.Precision {
    if memorize_colors() >= 1 << 24 { return .direct }
    return Terminfo.hasTrueColor || profile.has(.exactColors) ? .slots : .fixed
  }

  /// Tells ncurses to use colours, and counts them.
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
  /// Frames of lines use eight colours: the lighter shades are made for solid backgrounds.
  fileprivate var paintedColors: Colors { symbols == .unicode ? colors : min(colors, .eight) }
}

extension ColorScheme {
  /// The background that the player has chosen colours for.
  fileprivate var brightness: Brightness? {
    switch self {
    case .dark: .dark
    case .light: .light
    case .auto, .highContrast, .none: nil
    }
  }
}
