import CNCurses

#if canImport(Glibc)
  import Glibc
#else
  import Musl
#endif

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
/// So do signals that end the program while it waits for a terminal that takes nothing in. The handler only writes bytes prepared before and restores the line settings, both allowed in a
/// signal handler, on a stack of its own; then the signal takes its default course.
enum CrashGuard {
  private static let crashes = [SIGSEGV, SIGILL, SIGTRAP, SIGBUS, SIGFPE, SIGABRT, SIGSYS]
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
    useStackOfItsOwn()
    for number in crashes + endings {
      _ = memorize_handle(
        number, crashed, Int32(SA_ONSTACK) | Int32(bitPattern: UInt32(SA_RESETHAND)))
    }
  }

  /// The terminal has been given back: a crash has nothing left to do.
  static func disarm() {
    guard let words = lastWords else { return }
    lastWords = nil
    words.pointee.bytes.deallocate()
    words.deinitialize(count: 1)
    words.deallocate()
  }

  private static func useStackOfItsOwn() {
    var stack = stack_t()
    let size = 65_536
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = size
    sigaltstack(&stack, nil)
  }
}

private func crashed(_ number: Int32) {
  if let words = lastWords {
    _ = fcntl(words.pointee.output, F_SETFL, O_WRONLY | O_NONBLOCK)
    _ = write(words.pointee.output, words.pointee.bytes.baseAddress, words.pointee.bytes.count)
    tcsetattr(words.pointee.output, TCSANOW, &words.pointee.settings)
  }
  raise(number)
}
