import CNCurses
import Canvas
import Libc

/// The output side of a terminal: the window of ncurses, and the way of its bytes to the screen.
struct TerminalOutput {
  /// The terminal's descriptor.
  let descriptor: Int32
  let buffer: OutputBuffer
  let screen: OpaquePointer
  /// The virtual screen, which `doupdate` compares with the physical one.
  ///
  /// Nothing lies in layers here, so a window would only be another copy of it.
  let window: UnsafeMutablePointer<WINDOW>
  var writer = RowWriter(palette: Palette(colors: .none, .unknown))
  /// The frame in the window; `nil` if all rows must be written again.
  var shown: Canvas?
  /// The line to the terminal, once it has proved slow.
  var slowLine: SlowLine?
  /// Whether the terminal can show a frame at once.
  var synchronizesFrames = false

  /// Starts ncurses on a terminal.
  ///
  /// - Parameters:
  ///   - entry: the name of the terminfo entry.
  ///   - input: the descriptor keys are read from.
  ///   - descriptor: the terminal's descriptor.
  /// - Throws: `TerminalError` if ncurses cannot be started.
  init(_ entry: String, input: Int32, descriptor: Int32) throws(TerminalError) {
    self.descriptor = descriptor
    buffer = try OutputBuffer(descriptor)
    let size = WindowSize(of: descriptor)
    guard let out = fdopen(buffer.file, "w"), let keys = fdopen(input, "r"),
      let screen = TerminalOutput.start(entry, out, keys, size), let window = memorize_new_screen()
    else { throw TerminalError(description: "cannot open a terminal of type '\(entry)'") }
    self.screen = screen
    self.window = window
    // Terminals disagree about inserting and deleting in rows with wide characters.
    idcok(window, false)
  }

  /// The bytes that make the terminal scroll in all its rows, if it has more than are drawn on.
  ///
  /// ncurses limits scrolling to the rows it knows, and would leave the shell with that.
  var scrollRegion: String {
    guard let size = WindowSize(of: descriptor), size.rows > size.drawn.height,
      let bytes = memorize_scroll_region(Int32(size.rows))
    else { return "" }
    return String(cString: bytes)
  }

  /// The frame to send next for the newest one: on a slow line, only a part of the changes.
  mutating func next(_ canvas: Canvas) -> Canvas {
    slowLine?.part(of: canvas, after: shown) ?? canvas
  }

  /// Whether the line has read everything that the kernel has accepted.
  ///
  /// - Returns: whether it has, or has had the time to.
  mutating func isLineReady() -> Bool {
    let sent = buffer.sent
    slowLine?.note(sent: sent)
    return slowLine?.isReady ?? true
  }

  /// The position where ncurses has left the terminal's cursor.
  ///
  /// It outlasts the frame: what is written past ncurses has to come back to it.
  private(set) var cursor = Point(x: 0, y: 0)

  /// Moves the cursor to that of the last frame with the next bytes.
  mutating func moveCursor() {
    if let shown { cursor = shown.cursor ?? Point(x: 0, y: 0) }
    wmove(window, Int32(clamping: cursor.y), Int32(clamping: cursor.x))
  }

  /// Tells ncurses the size of the window now.
  mutating func fitToWindow() {
    guard let size = WindowSize(of: descriptor)?.drawn else { return }
    resizeterm(Int32(size.height), Int32(size.width))
    shown = nil
    clearok(window, true)
  }

  /// Starts ncurses, which takes the size from the environment because it writes to a file.
  ///
  /// Until it returns from `endwin` for the first time, ncurses writes each movement of the cursor
  /// by itself, with a system call.
  private static func start(
    _ entry: String, _ out: UnsafeMutablePointer<FILE>, _ keys: UnsafeMutablePointer<FILE>,
    _ size: WindowSize?
  ) -> OpaquePointer? {
    for (name, length) in [("LINES", size?.drawn.height), ("COLUMNS", size?.drawn.width)] {
      unsetenv(name)
      if let length { setenv(name, "\(length)", 1) }
    }
    defer { for name in ["LINES", "COLUMNS"] { unsetenv(name) } }
    guard let screen = newterm(entry, out, keys) else { return nil }
    endwin()
    lseek(fileno(out), 0, SEEK_SET)
    doupdate()
    return screen
  }
}

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
