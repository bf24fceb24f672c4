import Libc

/// Samples the time that something takes.
///
/// A sample has enough iterations to take a millisecond, so that reading the clock does not matter.
/// The number is found first, which also warms up.
struct Stopwatch {
  /// Times of this many iterations each.
  struct Samples {
    let iterations: Int
    var times: [Duration] = []
  }

  /// How long to take samples.
  let patience: Duration
  /// The time since some fixed moment.
  let now: () -> Duration
  /// The minimum length of a sample.
  private var shortest: Duration = .milliseconds(1)
  /// How long to warm up; a single iteration of this length is enough.
  private var warmUp: Duration = .milliseconds(50)
  /// The minimum number of samples, however long they take.
  private let fewest: Int

  /// A stopwatch that takes samples for this long.
  init(
    patience: Duration, fewest: Int = 5,
    now: @escaping () -> Duration = Stopwatch.continuousClock()
  ) {
    self.patience = patience
    self.fewest = fewest
    self.now = now
  }

  /// A stopwatch that runs everything once.
  static var once: Stopwatch {
    var stopwatch = Stopwatch(patience: .zero, fewest: 1)
    (stopwatch.shortest, stopwatch.warmUp) = (.zero, .zero)
    return stopwatch
  }

  /// Runs something until there are enough samples.
  ///
  /// - Parameter run: runs the given number of iterations.
  /// - Returns: the time of each sample.
  func samples(_ run: (Int) throws -> Void) rethrows -> Samples {
    var samples = Samples(iterations: shortest > .zero ? try calibrated(run) : 1)
    let start = now()
    while samples.times.count < fewest || now() - start < patience {
      samples.times.append(try time(samples.iterations, run))
    }
    return samples
  }

  /// The smallest power of two of iterations that fills a sample.
  private func calibrated(_ run: (Int) throws -> Void) rethrows -> Int {
    let start = now()
    var iterations = 1
    var least = try time(iterations, run)
    while least < shortest && iterations < 1 << 40 || least < warmUp && now() - start < warmUp {
      if least < shortest { iterations *= 2 }
      // The shorter of two, because the machine may have been busy meanwhile.
      least = min(try time(iterations, run), try time(iterations, run))
    }
    return iterations
  }

  private func time(_ iterations: Int, _ run: (Int) throws -> Void) rethrows -> Duration {
    let start = now()
    try run(iterations)
    return now() - start
  }
}

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
