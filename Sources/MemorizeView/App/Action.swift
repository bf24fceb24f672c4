import Canvas
import Options

/// A request from a screen or a dialog to the app.
enum Action {
  /// Open a screen over this one.
  case open(any Screen)
  /// Open a screen in place of this one.
  case replace(any Screen)
  /// Show a dialog, in place of the one that is open.
  case show(any Dialog)
  /// Show another page of the dialog that is open; it closes to the same dialogs below.
  case turn(to: any Dialog)
  /// Show the help of the screen.
  case help
  /// Close the dialog, or the screen if no dialog is open.
  case close
  /// Close everything that lies over the bottom screen.
  case closeAll
  /// Close the dialog and press a key on the screen below.
  case press(Key)
  /// End the program.
  case quit
  /// Give the terminal to the shell until the program is continued.
  case suspend
  /// Send the whole frame again.
  case redraw
  /// Put this text on the player's clipboard.
  case copy(String)
  /// Use these colours, glyphs, motion and labels from now on.
  case use(ThemeOptions)
}

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
