/// Whether the terminal puts text on the clipboard for a program.
enum Clipboard {
  /// The names of terminals that do so, as the variable TERM begins.
  private static let terminals = [
    "xterm-kitty", "foot", "alacritty", "xterm-ghostty", "wezterm", "contour",
  ]
  /// The variables that such terminals set.
  private static let signs = [
    "KITTY_WINDOW_ID", "ALACRITTY_WINDOW_ID", "WEZTERM_PANE", "WT_SESSION", "GHOSTTY_BIN_DIR",
  ]

  /// Whether the terminal is known to support OSC 52 without being told to.
  ///
  /// xterm, VTE and konsole do not by default, and multiplexers keep the text to themselves.
  ///
  /// - Parameter variable: returns the value of an environment variable.
  /// - Returns: whether copying can be offered.
  static func isKnown(_ variable: (String) -> String?) -> Bool {
    let name = variable("TERM") ?? ""
    guard !name.hasPrefix("tmux"), !name.hasPrefix("screen"), variable("TMUX") == nil else {
      return false
    }
    return terminals.contains { name.hasPrefix($0) } || signs.contains { variable($0) != nil }
  }
}
