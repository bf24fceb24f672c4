import CNCurses
import Canvas
import Libc

/// The size a terminal reports.
struct WindowSize {
  /// The largest part of a window that is used.
  ///
  /// Any remote terminal can claim any size, which must not cost unlimited memory and time.
  private static let largest = Size(width: 1000, height: 400)

  let columns: Int
  let rows: Int

  /// Asks a terminal for its size; `nil` if it does not know.
  init?(of terminal: Int32) {
    var window = winsize()
    guard ioctl(terminal, UInt(TIOCGWINSZ), &window) == 0, window.ws_row > 0, window.ws_col > 0
    else { return nil }
    (columns, rows) = (Int(window.ws_col), Int(window.ws_row))
  }

  /// The part of the window that is drawn on.
  var drawn: Size {
    Size(
      width: min(columns, WindowSize.largest.width), height: min(rows, WindowSize.largest.height))
  }
}
