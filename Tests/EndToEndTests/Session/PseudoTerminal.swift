import CVTerm
import Glibc

/// A pseudo-terminal: the tests hold the master, the program opens the other end by its path.
struct PseudoTerminal {
  let master: Descriptor
  let path: String

  init(columns: Int, rows: Int) throws {
    let flags = O_RDWR | O_NOCTTY | O_CLOEXEC
    master = try Descriptor(posix_openpt(flags), from: "posix_openpt")
    guard grantpt(master.number) == 0 else { throw SystemError("grantpt") }
    guard unlockpt(master.number) == 0 else { throw SystemError("unlockpt") }

    var name = [CChar](repeating: 0, count: 256)
    let error = ptsname_r(master.number, &name, name.count)
    guard error == 0 else { throw SystemError("ptsname_r", number: error) }

    path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    try resize(columns: columns, rows: rows)
  }

  /// Sets the size; the kernel sends SIGWINCH to the foreground if it changes.
  func resize(columns: Int, rows: Int) throws {
    let result = cvterm_set_window_size(
      master.number, UInt16(clamping: columns), UInt16(clamping: rows))
    guard result == 0 else { throw SystemError("TIOCSWINSZ") }
  }

  var lineSettings: LineSettings {
    get throws {
      var settings = termios()
      guard tcgetattr(master.number, &settings) == 0 else { throw SystemError("tcgetattr") }

      return LineSettings(settings)
    }
  }

  /// The process group that keys such as Ctrl-C go to.
  var foregroundGroup: pid_t {
    get throws {
      let group = tcgetpgrp(master.number)
      guard group > 0 else { throw SystemError("tcgetpgrp") }

      return group
    }
  }
}

/// The settings of `stty`, to compare before and after a program ran.
struct LineSettings: Equatable {
  let input: tcflag_t
  let output: tcflag_t
  let control: tcflag_t
  let local: tcflag_t
  let controlCharacters: [UInt8]

  init(_ settings: termios) {
    input = settings.c_iflag
    output = settings.c_oflag
    control = settings.c_cflag
    local = settings.c_lflag
    controlCharacters = withUnsafeBytes(of: settings.c_cc) { Array($0) }
  }

  var isEchoing: Bool { local & tcflag_t(ECHO) != 0 }

  /// Whether the program gets whole lines that can be edited before Enter.
  var isLineByLine: Bool { local & tcflag_t(ICANON) != 0 }
}
