/// Takes samples of how long something runs.
///
/// A sample is as many iterations as take a millisecond or more, so that reading the clock and the
/// call of the loop do not show; how many that are is found out first, which also warms up.
struct Stopwatch {
  /// Times of so many iterations each.
  struct Samples {
    let iterations: Int
    var times: [Duration] = []
  }

  /// For how long samples are taken.
  let patience: Duration
  /// Tells the time since some moment.
  let now: () -> Duration
  /// The least length of a sample.
  private var shortest: Duration = .milliseconds(1)
  /// For how long iterations are run before the first sample; one that is as long needs no other.
  private var warmUp: Duration = .milliseconds(50)
  /// How many samples are taken at least, however long that is.
  private let fewest: Int

  /// A stopwatch that takes samples for so long.
  init(
    patience: Duration, fewest: Int = 5,
    now: @escaping () -> Duration = Stopwatch.continuousClock()
  ) {
    self.patience = patience
    self.fewest = fewest
    self.now = now
  }

  /// A stopwatch that runs everything a single time.
  static var once: Stopwatch {
    var stopwatch = Stopwatch(patience: .zero, fewest: 1)
    (stopwatch.shortest, stopwatch.warmUp) = (.zero, .zero)
    return stopwatch
  }

  /// Runs something until there are samples enough.
  ///
  /// - Parameter run: runs the number of iterations it is given.
  /// - Returns: the time of each sample.
  func samples(_ run: (Int) throws -> Void) rethrows -> Samples {
    var samples = Samples(iterations: shortest > .zero ? try calibrated(run) : 1)
    let start = now()
    while samples.times.count < fewest || now() - start < patience {
      samples.times.append(try time(samples.iterations, run))
    }
    return samples
  }

  /// The least power of two of iterations that take as long as a sample shall.
  private func calibrated(_ run: (Int) throws -> Void) rethrows -> Int {
    let start = now()
    var iterations = 1
    var least = try time(iterations, run)
    while least < shortest && iterations < 1 << 40 || least < warmUp && now() - start < warmUp {
      if least < shortest { iterations *= 2 }
      // The lesser of two, since the machine may have been busy with something else meanwhile.
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
