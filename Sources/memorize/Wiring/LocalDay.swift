import Libc
import MemorizeViewModel

/// Which day a moment belongs to where the player is.
///
/// The C library knows, from `TZ` or else from the machine's own time zone, with summer time and
/// all; where it knows neither, days are those of UTC.
enum LocalDay {
  /// The number of the day in which a moment lies.
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

  /// `localtime_r` need not look at `TZ` by itself.
  private static let isReady: Void = tzset()
}
