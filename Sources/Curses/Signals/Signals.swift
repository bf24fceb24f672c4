import CNCurses
import Libc
import Platform

/// The signals that matter to a terminal program, read as a stream.
///
/// They are blocked while this object lives, so that neither a handler nor a default action
/// interrupts the program; the wait for events tells when one has arrived. Signals that the program
/// was started to ignore stay ignored.
package final class Signals {
  private static let watched = [SIGWINCH, SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT]

  /// The signals that have arrived.
  package let queue: SignalQueue
  private var before = sigset_t()
  /// Whether the program may be stopped: not where nobody could continue it, as in a window without
  /// a shell.
  package let canStop = memorize_is_ignored(SIGTSTP) == 0 && getsid(0) != getpid()

  package init() {
    var set = sigset_t()
    sigemptyset(&set)
    let numbers = Signals.watched.filter { memorize_is_ignored($0) == 0 }
    for number in numbers { sigaddset(&set, number) }
    sigprocmask(SIG_BLOCK, &set, &before)
    queue = SignalQueue(numbers)
    signal(SIGPIPE, SIG_IGN)
    // An exceeded disk quota is a write error, not the end of the program.
    signal(SIGXFSZ, SIG_IGN)
  }

  deinit { sigprocmask(SIG_SETMASK, &before, nil) }

  /// Whether a signal that ends the program has arrived and has not been read yet.
  var isEndPending: Bool {
    var set = sigset_t()
    sigpending(&set)
    return CrashGuard.endings.contains { sigismember(&set, $0) == 1 }
  }

  /// Runs code that may block; meanwhile a signal that ends the program does so at once, through
  /// `CrashGuard`.
  func interruptible(_ body: () -> Void) {
    var set = sigset_t()
    sigemptyset(&set)
    for number in CrashGuard.endings { sigaddset(&set, number) }
    sigprocmask(SIG_UNBLOCK, &set, nil)
    body()
    sigprocmask(SIG_BLOCK, &set, nil)
  }

  /// Stops the whole job, as the terminal does on Ctrl-Z; returns when the shell continues it.
  package func stop() {
    deliver(SIGTSTP, toJob: true)
  }

  /// Ends the program by the default action of this signal.
  package func die(of number: Int32) {
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

/// Protection for a program that anybody may use, as on a public account.
public enum KioskHardening {
  /// Ignores stop signals, disables core dumps and makes new files private; it cannot be undone.
  ///
  /// Call it before a terminal is opened.
  public static func hardenForKiosk() {
    for number in [SIGTSTP, SIGTTIN, SIGTTOU] { signal(number, SIG_IGN) }
    memorize_disable_core_dumps()
    // The limit alone is not enough where the system hands core dumps to a program.
    Platform.forbidDumps()
    umask(0o077)
  }
}
