import Canvas

extension Capabilities.Blocks {
  /// The names of terminals that draw sextants themselves, as the variable TERM begins.
  private static let drawingTerminals = [
    "xterm-kitty", "foot", "xterm-ghostty", "wezterm", "contour",
  ]

  /// The first version of VTE that draws sextants itself, as it is written in its variable.
  private static let drawingVTE = 6000

  /// The parts of a cell that a terminal draws, as far as its environment tells.
  ///
  /// Fonts rarely have sextants, and then they look torn; all terminals have quadrants.
  ///
  /// - Parameter variable: returns the value of an environment variable.
  init(environment variable: (String) -> String?) {
    let name = variable("TERM") ?? ""
    let isMultiplexer = name.hasPrefix("tmux") || name.hasPrefix("screen")
    let isKnown = Self.drawingTerminals.contains { name.hasPrefix($0) }
    let isVTE = variable("VTE_VERSION").flatMap(Int.init).map { $0 >= Self.drawingVTE } ?? false
    let isNamed =
      variable("KONSOLE_VERSION") != nil || variable("WT_SESSION") != nil
      || variable("KITTY_WINDOW_ID") != nil
    self = !isMultiplexer && (isKnown || isVTE || isNamed) ? .sextants : .quadrants
  }
}
