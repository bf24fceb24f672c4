import CNCurses
import Libc
import Platform

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
