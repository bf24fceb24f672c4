/// What a benchmark came to: seconds per iteration, and what was counted.
struct Measurement: Codable, Equatable {
  let name: String
  /// What the figure per unit is for, and how many of them an iteration handles.
  let unit: String
  let unitsPerIteration: Int
  /// How many samples were taken, and how many iterations each of them had.
  let samples: Int
  let iterationsPerSample: Int
  /// Seconds for an iteration: in the middle, at best, and in nine samples of ten at most.
  let median: Double
  let minimum: Double
  let percentile90: Double
  /// What was counted.
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

  /// Seconds for one unit, in the middle.
  var perUnit: Double { median / Double(max(1, unitsPerIteration)) }
}

extension Array where Element == Double {
  /// The value below which such a share of the others lies, between neighbours where it is none of
  /// them; 0 if there are no values.
  ///
  /// The values must be sorted.
  func quantile(_ share: Double) -> Double {
    guard let last else { return 0 }
    let place = share * Double(count - 1)
    let index = Int(place)
    guard index + 1 < count else { return last }
    return self[index] + (self[index + 1] - self[index]) * (place - Double(index))
  }

  /// The value in the middle; 0 if there are none.
  var median: Double { sorted().quantile(0.5) }
}
