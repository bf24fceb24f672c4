import Libc

extension Stopwatch {
  /// The wall clock.
  static func continuousClock() -> () -> Duration {
    let clock = ContinuousClock()
    let start = clock.now
    return { clock.now - start }
  }

  /// The processor time used by this program.
  static func processorClock() -> () -> Duration {
    {
      var time = timespec()
      clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
      return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
  }
}
