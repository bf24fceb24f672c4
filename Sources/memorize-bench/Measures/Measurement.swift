/// The result of a benchmark: seconds per iteration, and counts.
struct Measurement: Codable, Equatable {
  let name: String
  /// The unit of the figure per unit, and the number of units in an iteration.
  let unit: String
  let unitsPerIteration: Int
  /// The number of samples, and of iterations in each.
  let samples: Int
  let iterationsPerSample: Int
  /// Seconds per iteration: the median, the minimum, and the 90th percentile.
  let median: Double
  let minimum: Double
  let percentile90: Double
  /// Counts, such as bytes.
  let figures: [Figure]

  init(
    name: String, unit: String, unitsPerIteration: Int, samples: Stopwatch.Samples,
    figures: [Figure] = []
  ) {
    self.name = name
    self.unit = unit
    self.unitsPerIteration = unitsPerIteration
    self.samples = samples.times.count
    self.figures = figures
    iterationsPerSample = samples.iterations
    let times = samples.times.map { $0 / .seconds(1) / Double(samples.iterations) }.sorted()
    median = times.quantile(0.5)
    minimum = times.first ?? 0
    percentile90 = times.quantile(0.9)
  }

  /// The median of seconds per unit.
  var perUnit: Double { median / Double(max(1, unitsPerIteration)) }
}

extension Array where Element == Double {
  /// The value below which this share of the values lies, interpolated between neighbours; 0
  /// if there are no values.
  ///
  /// The values must be sorted.
  func quantile(_ share: Double) -> Double {
    guard let last else { return 0 }
    let place = share * Double(count - 1)
    let index = Int(place)
    guard index + 1 < count else { return last }
    return self[index] + (self[index + 1] - self[index]) * (place - Double(index))
  }

  /// The median; 0 if there are no values.
  var median: Double { sorted().quantile(0.5) }
}
