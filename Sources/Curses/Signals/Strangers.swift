import CNCurses
import Libc

/// What the program does to itself where anybody at all may sit at the terminal.
public enum Strangers {
  /// From now on nothing stops the program, and a crash leaves no file; it cannot be undone.
  ///
  /// To be called before a terminal is opened.
  public static func lockIn() {
    for number in [SIGTSTP, SIGTTIN, SIGTTOU] { signal(number, SIG_IGN) }
    memorize_leave_no_core()
    umask(0o077)
  }
}
