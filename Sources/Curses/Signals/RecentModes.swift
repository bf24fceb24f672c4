/// Modes that some terminals have gained in recent years.
///
/// The question whether a terminal has one leaves letters on the screen of others (`qterminal`
/// shows a `p`), so it is sent only to terminals that are known by name to answer it, and never
/// inside tmux or GNU screen, where the name is that of the wrong terminal.
public enum RecentModes {
  private static let terminals = [
    "xterm-kitty", "xterm-ghostty", "ghostty", "foot", "contour", "wezterm", "alacritty",
  ]

  /// Asks whether the screen can be shown only once a frame is complete (mode 2026).
  static let askSynchronized = "\u{1B}[?2026$p"
  /// The bytes before and after a frame that is shown at once.
  static let frame = (start: Array("\u{1B}[?2026h".utf8), end: Array("\u{1B}[?2026l".utf8))

  /// Asks for a report whenever the terminal changes from dark to light or back (mode 2031).
  static let enter = "\u{1B}[?2031h"
  /// Ends an unfinished frame, and the reports.
  static let leave = "\u{1B}[?2026l\u{1B}[?2031l"

  /// Whether a terminal is known to answer questions for modes.
  ///
  /// - Parameter variable: the value of an environment variable; `nil` if it is not set.
  /// - Returns: whether it is.
  public static func areAnswered(_ variable: (String) -> String?) -> Bool {
    let name = variable("TERM") ?? ""
    guard variable("TMUX") == nil, variable("STY") == nil else { return false }
    return terminals.contains { name == $0 || name.hasPrefix("\($0)-") }
  }
}
