/// Something to be measured: what is made before, what is run again and again, what it comes to.
struct Benchmark {
  /// Subject and case, as in `choose/1,000 pairs`.
  let name: String
  /// How many units an iteration handles, and what they are; the figure per unit is printed with it.
  let units: Units
  /// Makes all that is needed, which does not count.
  let prepare: () throws -> Subject

  /// What a figure is given for.
  struct Units: Equatable {
    /// In one iteration.
    let count: Int
    /// What they are, in the singular.
    let name: String

    /// So many of a name.
    static func per(_ name: String, _ count: Int = 1) -> Units { Units(count: count, name: name) }
  }

  /// A benchmark of which iterations are run by the hundreds, in a loop of its own.
  init(_ name: String, _ units: Units, prepare: @escaping () throws -> Subject) {
    self.name = name
    self.units = units
    self.prepare = prepare
  }

  /// Makes what is needed, takes samples, and tidies up.
  func measure(with stopwatch: Stopwatch) throws -> Measurement {
    let subject = try prepare()
    defer { subject.finish() }
    let samples = try stopwatch.samples { try subject.run($0) }
    return Measurement(
      name: name, unit: units.name, unitsPerIteration: units.count, samples: samples,
      figures: try subject.figures())
  }
}

/// What a benchmark runs, ready to be run.
struct Subject {
  /// Runs so many iterations.
  var run: (Int) throws -> Void
  /// What else is to be told of it, such as bytes; asked for once, after all iterations.
  var figures: () throws -> [Figure] = { [] }
  /// Puts away what was made.
  var finish: () -> Void = {}
}

/// Something counted, not timed: the same at every run.
struct Figure: Codable, Equatable {
  let name: String
  let value: Double
}

/// How large what is measured shall be.
enum Workload {
  /// As the name of the benchmark says.
  case full
  /// A thousand of anything at most, to see only whether it runs.
  case small

  /// A number of pairs or lines, or the most there may be.
  func count(_ number: Int) -> Int { self == .full ? number : min(number, 1000) }
}

/// A benchmark cannot be run; `description` says why.
struct BenchmarkError: Error, CustomStringConvertible {
  let description: String
}

extension Optional {
  /// The value; where there is none, the benchmark cannot be run.
  func orFail(_ what: String) throws -> Wrapped {
    guard let self else { throw BenchmarkError(description: "there is no \(what)") }
    return self
  }
}
