import CNCurses
import Libc

/// The signals a terminal program lives with, read as a stream instead of interrupting it.
///
/// While this lives they are blocked, so that neither ncurses' handlers nor the default actions run
/// at a bad moment: `poll` tells when one has come (signalfd, Linux). Those that the program was
/// started to ignore are left alone.
final class Signals {
  private static let watched = [SIGWINCH, SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT]

  /// Readable when a signal has come; -1 if the system gives none.
  let descriptor: Int32
  private var before = sigset_t()
  /// Whether the program may be stopped; not where nobody is there to continue it, as in a window
  /// of its own without a shell.
  let canStop = memorize_is_ignored(SIGTSTP) == 0 && getsid(0) != getpid()

  init() {
    var set = sigset_t()
    sigemptyset(&set)
    for number in Signals.watched where memorize_is_ignored(number) == 0 {
      sigaddset(&set, number)
    }
    sigprocmask(SIG_BLOCK, &set, &before)
    descriptor = signalfd(-1, &set, Int32(SFD_NONBLOCK | SFD_CLOEXEC))
    signal(SIGPIPE, SIG_IGN)
    // A full disk quota is an error of the write, not the end of the program.
    signal(SIGXFSZ, SIG_IGN)
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
    sigprocmask(SIG_SETMASK, &before, nil)
  }

  /// The signals that have come since the last call, in the order of their arrival.
  func arrived() -> [Int32] {
    var numbers: [Int32] = []
    var report = signalfd_siginfo()
    let size = MemoryLayout<signalfd_siginfo>.size
    while descriptor >= 0, read(descriptor, &report, size) == size {
      numbers.append(Int32(report.ssi_signo))
    }
    return numbers
  }

  /// Whether a signal has come, and has not been told yet, that wants the program to end.
  var isEndPending: Bool {
    var set = sigset_t()
    sigpending(&set)
    return CrashGuard.endings.contains { sigismember(&set, $0) == 1 }
  }

  /// Does something that may wait for a slow terminal; meanwhile a signal that ends the program does
  /// so at once, by `CrashGuard`.
  func interruptible(_ body: () -> Void) {
    var set = sigset_t()
    sigemptyset(&set)
    for number in CrashGuard.endings { sigaddset(&set, number) }
    sigprocmask(SIG_UNBLOCK, &set, nil)
    body()
    sigprocmask(SIG_BLOCK, &set, nil)
  }

  /// Stops the whole job, as the terminal does on Ctrl-Z; returns when the shell continues it.
  func stop() {
    deliver(SIGTSTP, toJob: true)
  }

  /// Ends the program the way this signal does by default.
  func die(of number: Int32) {
    deliver(number, toJob: false)
  }

  private func deliver(_ number: Int32, toJob: Bool) {
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, number)
    signal(number, SIG_DFL)
    kill(toJob ? 0 : getpid(), number)
    sigprocmask(SIG_UNBLOCK, &set, nil)
    sigprocmask(SIG_BLOCK, &set, nil)
  }
}
