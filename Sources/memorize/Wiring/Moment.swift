import Libc

/// The time of day.
enum Moment {
  /// The microseconds since 1970.
  static func microseconds() -> Int64 {
    var now = timespec()
    guard clock_gettime(CLOCK_REALTIME, &now) == 0 else { return Int64(time(nil)) * 1_000_000 }
    return Int64(now.tv_sec) * 1_000_000 + Int64(now.tv_nsec) / 1000
  }
}
