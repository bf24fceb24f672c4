import Libc
import MemorizeViewModel

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
