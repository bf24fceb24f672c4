import Options

/// A request from the app to the event loop.
public enum Request: Equatable, Sendable {
  /// End the program.
  case quit
  /// Give the terminal to the shell until the program is continued.
  case suspend
  /// Send the whole frame again.
  case redraw
  /// Put this text on the player's clipboard.
  case copy(String)
  /// Use these colours and glyphs from now on.
  case use(ThemeOptions)
}
