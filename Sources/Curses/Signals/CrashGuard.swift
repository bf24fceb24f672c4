import CNCurses
import Libc

/// Everything a dying program needs to give the terminal back, where a signal handler can reach it.
private struct LastWords {
  var bytes: UnsafeMutableRawBufferPointer
  var settings: termios
  var output: Int32
}

/// Set while the terminal is in full-screen mode; read only by the handler.
nonisolated(unsafe) private var lastWords: UnsafeMutablePointer<LastWords>?

/// Gives the terminal back when a signal kills the program; Swift traps end in such signals.
///
/// The handler writes prepared bytes and restores the line settings, both of which are allowed in a
/// signal handler, on its own stack. Then the signal takes its default course.
enum CrashGuard {
  /// Signals that end the program in an orderly way when they are read as events.
  static let endings = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// All signals that kill a program, including the real-time signals up to 64.
  private static let deadly = (1...64).filter { !harmless.contains($0) }.map(Int32.init)

  /// Signals that cannot be caught, stop a program, or have no effect on it.
  private static let harmless = [
    SIGKILL, SIGSTOP, SIGTSTP, SIGTTIN, SIGTTOU, SIGCONT, SIGCHLD, SIGURG, SIGWINCH, SIGPIPE,
    SIGXFSZ,
  ].map(Int.init)

  /// Prepares the bytes to write and the settings to restore after a crash.
  static func arm(leaving bytes: [UInt8], settings: termios, output: Int32) {
    disarm()
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
    copy.copyBytes(from: bytes)
    let words = UnsafeMutablePointer<LastWords>.allocate(capacity: 1)
    words.initialize(to: LastWords(bytes: copy, settings: settings, output: output))
    lastWords = words
    _ = hasStack
    for number in deadly where memorize_is_ignored(number) == 0 {
      _ = memorize_handle(
        number, crashed, Int32(SA_ONSTACK) | Int32(bitPattern: UInt32(SA_RESETHAND)))
    }
  }

  /// Writes the last words as far as the terminal reads them, and restores its line settings.
  static func giveBack() {
    guard let words = lastWords, isOurs(words.pointee.output) else { return }
    let output = words.pointee.output
    let flags = fcntl(output, F_GETFL)
    _ = fcntl(output, F_SETFL, flags | O_NONBLOCK)
    writeAll(words.pointee.bytes, to: output)
    // NB: The shell shares this open file and must not find it non-blocking.
    _ = fcntl(output, F_SETFL, flags)
    tcsetattr(output, TCSANOW, &words.pointee.settings)
  }

  /// Whether the terminal belongs to this program; in the background it belongs to the shell.
  static func isOurs(_ output: Int32) -> Bool {
    let group = tcgetpgrp(output)
    return group <= 0 || group == getpgrp()
  }

  /// The terminal has been given back: a crash needs to do nothing more.
  static func disarm() {
    guard let words = lastWords else { return }
    lastWords = nil
    words.pointee.bytes.deallocate()
    words.deinitialize(count: 1)
    words.deallocate()
  }

  /// Whether the handler has its own stack, which is allocated once and never freed.
  private static let hasStack: Bool = {
    var stack = stack_t()
    let size = 65_536
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = size
    return sigaltstack(&stack, nil) == 0
  }()
}

private func crashed(_ number: Int32) {
  CrashGuard.giveBack()
  raise(number)
}

/// Writes bytes to a slow terminal; gives up if it stops reading.
///
/// Output that the terminal has not read yet is discarded to make room. Each sequence in the bytes
/// begins with Escape, which ends a sequence that was cut off.
private func writeAll(_ bytes: UnsafeMutableRawBufferPointer, to output: Int32) {
  guard let start = bytes.baseAddress else { return }
  var written = 0
  var tries = 3
  var hasMadeRoom = false
  while written < bytes.count, tries > 0 {
    let count = write(output, start + written, bytes.count - written)
    if count > 0 {
      written += count
    } else if errno != EAGAIN && errno != EINTR {
      return
    } else if !hasMadeRoom {
      hasMadeRoom = true
      tcflush(output, TCOFLUSH)
    } else {
      var state = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
      if poll(&state, 1, 100) <= 0 { tries -= 1 }
    }
  }
}
