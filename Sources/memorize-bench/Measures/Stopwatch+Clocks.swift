import Libc

extension Stopwatch {
  /// Tells the time that goes by.
  static func continuousClock() -> () -> Duration {
    let clock = ContinuousClock()
    let start = clock.now
    return { clock.now - start }
  }

  /// Tells how much of a processor's time this program has used.
  static func processorClock() -> () -> Duration {
    {
      var time = timespec()
      clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
      return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
  }
}
