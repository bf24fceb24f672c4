import CLinux
import Libc

/// Blocked signals, read one after the other (signalfd).
public final class SignalQueue {
  /// Readable when a signal has arrived; -1 if the system provides no such descriptor.
  public let descriptor: Int32

  /// Collects signals, which the caller has blocked.
  public init(_ signals: [Int32]) {
    var set = sigset_t()
    sigemptyset(&set)
    for number in signals { sigaddset(&set, number) }
    descriptor = signalfd(-1, &set, Int32(SFD_NONBLOCK | SFD_CLOEXEC))
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// The signals that have arrived since the last call, in order.
  public func arrived() -> [Int32] {
    var numbers: [Int32] = []
    var report = signalfd_siginfo()
    let size = MemoryLayout<signalfd_siginfo>.size
    while descriptor >= 0, read(descriptor, &report, size) == size {
      numbers.append(Int32(report.ssi_signo))
    }
    return numbers
  }

  /// Runs a wait that includes the descriptor.
  public func collecting<Result>(during wait: () -> Result) -> Result { wait() }
}
