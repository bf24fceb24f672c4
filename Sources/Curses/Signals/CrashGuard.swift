import CNCurses
import Libc

/// What a dying program needs to give the terminal back, where a signal handler can reach it.
private struct LastWords {
  var bytes: UnsafeMutableRawBufferPointer
  var settings: termios
  var output: Int32
}

/// Set while the terminal is in full-screen mode; read only by the handler.
nonisolated(unsafe) private var lastWords: UnsafeMutablePointer<LastWords>?

/// Gives the terminal back when the program crashes: the traps of Swift end in one of these signals.
///
/// So do signals that end the program while it waits for a terminal that takes nothing in. The
/// handler only writes bytes prepared before and restores the line settings, both allowed in a signal
/// handler, on a stack of its own; then the signal takes its default course.
enum CrashGuard {
  private static let crashes = [SIGSEGV, SIGILL, SIGTRAP, SIGBUS, SIGFPE, SIGABRT, SIGSYS]
  /// Signals that nobody sends to a game as a rule, but that would end it all the same.
  private static let others = [
    SIGALRM, SIGVTALRM, SIGPROF, SIGUSR1, SIGUSR2, SIGIO, SIGXCPU, memorize_power, memorize_stack,
  ]
  /// Signals that end the program, which else are read as events.
  static let endings = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// From now on a crash writes these bytes and restores these settings.
  static func arm(leaving bytes: [UInt8], settings: termios, output: Int32) {
    disarm()
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
    copy.copyBytes(from: bytes)
    let words = UnsafeMutablePointer<LastWords>.allocate(capacity: 1)
    words.initialize(to: LastWords(bytes: copy, settings: settings, output: output))
    lastWords = words
    _ = hasStack
    for number in crashes + others + endings where memorize_is_ignored(number) == 0 {
      _ = memorize_handle(
        number, crashed, Int32(SA_ONSTACK) | Int32(bitPattern: UInt32(SA_RESETHAND)))
    }
  }

  /// Gives back a terminal that takes nothing in, without waiting for it longer than a moment.
  static func giveBackAtOnce() {
    giveBack()
  }

  /// Whether the terminal is not the shell's meanwhile, as it is while the job is in the background.
  static func isOurs(_ output: Int32) -> Bool {
    let group = tcgetpgrp(output)
    return group <= 0 || group == getpgrp()
  }

  /// The terminal has been given back: a crash has nothing left to do.
  static func disarm() {
    guard let words = lastWords else { return }
    lastWords = nil
    words.pointee.bytes.deallocate()
    words.deinitialize(count: 1)
    words.deallocate()
  }

  /// Whether the handler has a stack of its own, which is made once and kept for good.
  private static let hasStack: Bool = {
    var stack = stack_t()
    let size = 65_536
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = size
    return sigaltstack(&stack, nil) == 0
  }()
}

private func crashed(_ number: Int32) {
  giveBack()
  raise(number)
}

/// Writes the last words as far as the terminal takes them, and restores its line settings.
private func giveBack() {
  guard let words = lastWords, CrashGuard.isOurs(words.pointee.output) else { return }
  let output = words.pointee.output
  let flags = fcntl(output, F_GETFL)
  _ = fcntl(output, F_SETFL, flags | O_NONBLOCK)
  writeAll(words.pointee.bytes, to: output)
  // NB: The shell has the same open file, and would be surprised to find it non-blocking.
  _ = fcntl(output, F_SETFL, flags)
  tcsetattr(output, TCSANOW, &words.pointee.settings)
}

/// Writes bytes to a terminal that is slow; gives up one that takes nothing in for a while.
///
/// What has been sent and not been read yet makes room first: all of it is to go anyway. Each of the
/// bytes' sequences begins with Escape, which ends one that was cut.
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
