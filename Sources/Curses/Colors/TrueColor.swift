/// The signs in the environment that a terminal shows colours of 24 bits.
public struct TrueColor: Equatable, Sendable {
  private static let terminals = [
    "xterm-kitty", "kitty", "alacritty", "foot", "xterm-ghostty", "ghostty", "wezterm", "contour",
    "konsole", "vte", "iterm2", "mintty", "rio",
  ]
  private static let programs = [
    "iTerm.app", "WezTerm", "ghostty", "vscode", "rio", "WarpTerminal", "mintty", "contour",
  ]

  private let isInMultiplexer: Bool
  private let isNamed: Bool

  /// Reads the environment.
  ///
  /// - Parameter variable: the value of an environment variable; `nil` if it is not set.
  public init(_ variable: (String) -> String?) {
    let name = variable("TERM") ?? ""
    // GNU screen sets STY and turns colours of 24 bits into garbage.
    isInMultiplexer = name.hasPrefix("screen") || name.hasPrefix("tmux") || variable("STY") != nil
    isNamed =
      ["truecolor", "24bit"].contains(variable("COLORTERM") ?? "")
      || TrueColor.terminals.contains { name == $0 || name.hasPrefix("\($0)-") }
      || name.hasSuffix("-direct") || TrueColor.programs.contains(variable("TERM_PROGRAM") ?? "")
      // Windows Terminal and xterm set these variables and no others.
      || variable("WT_SESSION") != nil || TrueColor.isRecentXterm(variable("XTERM_VERSION") ?? "")
  }

  /// Whether a version such as `XTerm(379)` is one that shows colours of 24 bits.
  private static func isRecentXterm(_ version: String) -> Bool {
    Int(version.filter { ("0"..."9").contains($0) }).map { $0 >= 331 } ?? false
  }

  /// Whether to send colours of 24 bits.
  ///
  /// - Parameter isDescribed: whether the terminfo entry says that the terminal shows them, which
  ///   is the only sign that counts inside tmux and GNU screen.
  /// - Returns: whether the terminal shows them as far as known.
  func isUsable(isDescribed: Bool) -> Bool {
    isDescribed || (isNamed && !isInMultiplexer)
  }
}
