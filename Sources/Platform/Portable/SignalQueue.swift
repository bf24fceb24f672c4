import Libc

/// The end of the pipe that the handler writes to; -1 while nobody collects signals.
nonisolated(unsafe) private var pipeForSignals: Int32 = -1

/// Blocked signals, read one after the other from a pipe that a handler writes to.
///
/// The handler is in place only during a wait. Everywhere else the signals stay blocked, so that
/// none is lost between the last look and the wait, and other handlers for them stay in force.
public final class SignalQueue {
  /// Readable when a signal has arrived; -1 if the system provides no pipe.
  public let descriptor: Int32
  private let end: Int32
  private let signals: [Int32]

  /// Collects signals, which the caller has blocked.
  public init(_ signals: [Int32]) {
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    for descriptor in ends {
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
      _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    }
    self.signals = signals
    (descriptor, end) = (ends.first ?? -1, ends.last ?? -1)
  }

  deinit {
    for descriptor in [descriptor, end] where descriptor >= 0 { close(descriptor) }
  }

  /// The signals that have arrived since the last call, in order.
  public func arrived() -> [Int32] {
    var numbers: [Int32] = []
    var number: UInt8 = 0
    while descriptor >= 0, read(descriptor, &number, 1) == 1 { numbers.append(Int32(number)) }
    return numbers
  }

  /// Runs a wait that includes the descriptor, while the signals come through.
  public func collecting<Result>(during wait: () -> Result) -> Result {
    pipeForSignals = end
    var set = sigset_t()
    sigemptyset(&set)
    let others = signals.map { number in
      sigaddset(&set, number)
      return replaceHandler(of: number)
    }
    sigprocmask(SIG_UNBLOCK, &set, nil)
    let result = wait()
    sigprocmask(SIG_BLOCK, &set, nil)
    for (number, other) in zip(signals, others) { restore(other, of: number) }
    pipeForSignals = -1
    return result
  }

  /// Installs the handler, and returns what was there.
  private func replaceHandler(of number: Int32) -> sigaction {
    var other = sigaction()
    sigaction(number, nil, &other)
    signal(number, collect)
    return other
  }

  private func restore(_ other: sigaction, of number: Int32) {
    var other = other
    sigaction(number, &other, nil)
  }
}

/// Writes a signal's number to the pipe; a full pipe already has more than anybody needs.
private func collect(_ number: Int32) {
  let error = errno
  var byte = UInt8(truncatingIfNeeded: number)
  _ = write(pipeForSignals, &byte, 1)
  errno = error
}
