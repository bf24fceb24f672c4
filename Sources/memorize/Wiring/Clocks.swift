import Libc
import MemorizeViewModel

/// The time of day.
enum Moment {
  /// The microseconds since 1970.
  static func microseconds() -> Int64 {
    var now = timespec()
    guard clock_gettime(CLOCK_REALTIME, &now) == 0 else { return Int64(time(nil)) * 1_000_000 }
    return Int64(now.tv_sec) * 1_000_000 + Int64(now.tv_nsec) / 1000
  }
}

/// The time that is played: it stands still while the machine sleeps.
enum PlayingTime {
  static let clock = SuspendingClock()

  /// Starts a measurement, and returns the time since then.
  static func start() -> () -> Duration {
    let start = clock.now
    return { clock.now - start }
  }
}

/// Converts moments to days in the player's time zone.
///
/// The C library knows the zone, from `TZ` or from the settings of the machine, including summer
/// time. If it does not, days are those of UTC.
enum LocalDay {
  /// The number of the day of a moment.
  ///
  /// - Parameter moment: in seconds since 1970.
  /// - Returns: days since the first of January 1970.
  static func number(of moment: Int64) -> Int {
    _ = isReady
    var seconds = time_t(moment)
    var date = tm()
    guard localtime_r(&seconds, &date) != nil else { return Statistics.day(moment) }
    return Statistics.day(of: moment, ahead: Int64(date.tm_gmtoff))
  }

  /// Reads `TZ`, which `localtime_r` need not do.
  private static let isReady: Void = tzset()
}
