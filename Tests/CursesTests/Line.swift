import CNCurses
import Expectations
import Glibc
import Testing

/// Both ends of a pseudo-terminal; the test plays the screen and the keyboard.
struct Line {
  let master: Int32
  let end: Int32

  init(columns: UInt16 = 20, rows: UInt16 = 5) throws {
    var (master, end): (Int32, Int32) = (-1, -1)
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    try #require(openpty(&master, &end, nil, nil, &size) == 0)
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
    (self.master, self.end) = (master, end)
  }

  /// The text sent to the screen.
  func sent() -> String { String(decoding: sentBytes(), as: UTF8.self) }

  /// The bytes that have arrived so far.
  func sentBytes() -> [UInt8] {
    var all: [UInt8] = []
    var bytes = [UInt8](repeating: 0, count: 65_536)
    while case let count = read(master, &bytes, bytes.count), count > 0 { all += bytes[..<count] }
    return all
  }

  func type(_ text: String) {
    let all = Array(text.utf8)
    _ = write(master, all, all.count)
  }

  /// Changes the size of the window.
  func resize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    expectEqual(ioctl(end, UInt(TIOCSWINSZ), &size), 0)
  }

  var settings: [tcflag_t] {
    var settings = termios()
    tcgetattr(end, &settings)
    return [settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag]
  }

  func close() {
    _ = Glibc.close(master)
    _ = Glibc.close(end)
  }
}
