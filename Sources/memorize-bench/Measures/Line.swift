import Canvas
import Curses
import Libc

/// Both ends of a pseudo-terminal, with the real terminal code at one end.
final class Line {
  let terminal: CursesTerminal
  /// The number of bytes sent to the screen.
  private(set) var sent = 0
  private let master: Int32
  private let end: Int32
  private var buffer = [UInt8](repeating: 0, count: 65_536)

  init(_ size: Size) throws {
    var (master, end): (Int32, Int32) = (-1, -1)
    var window = winsize(
      ws_row: UInt16(clamping: size.height), ws_col: UInt16(clamping: size.width), ws_xpixel: 0,
      ws_ypixel: 0)
    guard openpty(&master, &end, nil, nil, &window) == 0 else {
      throw BenchmarkError(description: "no pseudo-terminal is available")
    }
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
    (self.master, self.end) = (master, end)
    // Unicode frames in any locale.
    setlocale(LC_ALL, "C.UTF-8")
    let profile = TerminalProfile { $0 == "TERM" ? "xterm-256color" : nil }
    terminal = try CursesTerminal(TerminalSetup(profile), input: end, output: end)
    drain()
  }

  /// Shows a frame and reads all bytes sent for it.
  func present(_ canvas: Canvas) {
    terminal.present(canvas)
    repeat { drain() } while !terminal.isReady
    drain()
  }

  /// Restores the terminal, and ends the program if a signal has asked for it.
  func hangUp() {
    terminal.close()
    drain()
    close(end)
    close(master)
    terminal.dieOfSignal()
  }

  private func drain() {
    while case let count = read(master, &buffer, buffer.count), count > 0 { sent += count }
  }
}
