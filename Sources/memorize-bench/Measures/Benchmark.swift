import FoundationEssentials

/// Something to measure: its preparation, its body and its counts.
struct Benchmark {
  /// Subject and case, as in `choose/1,000 pairs`.
  let name: String
  /// The number and name of the units that an iteration handles, for the figure per unit.
  let units: Units
  /// Prepares the benchmark; not measured.
  let prepare: () throws -> Subject

  /// The unit of a figure.
  struct Units: Equatable {
    /// The number in one iteration.
    let count: Int
    /// The name, in the singular.
    let name: String

    /// This many units of a name.
    static func per(_ name: String, _ count: Int = 1) -> Units { Units(count: count, name: name) }
  }

  /// A benchmark that runs its own loop of iterations.
  init(_ name: String, _ units: Units, prepare: @escaping () throws -> Subject) {
    self.name = name
    self.units = units
    self.prepare = prepare
  }

  /// Prepares, takes samples, and cleans up.
  func measure(with stopwatch: Stopwatch) throws -> Measurement {
    let subject = try prepare()
    defer { subject.finish() }
    let samples = try stopwatch.samples { try subject.run($0) }
    return Measurement(
      name: name, unit: units.name, unitsPerIteration: units.count, samples: samples,
      figures: try subject.figures())
  }
}

/// The body of a benchmark, prepared.
struct Subject {
  /// Runs this many iterations.
  var run: (Int) throws -> Void
  /// Counts such as bytes; called once, after all iterations.
  var figures: () throws -> [Figure] = { [] }
  /// Cleans up.
  var finish: () -> Void = {}
}

extension Subject {
  /// A subject whose iterations do the same, each for long enough that calling it does not matter.
  init(
    figures: @escaping () throws -> [Figure] = { [] }, finish: @escaping () -> Void = {},
    each: @escaping () throws -> Void
  ) {
    self.init(
      run: { iterations in
        for _ in 0..<iterations { try each() }
      }, figures: figures, finish: finish)
  }
}

/// A count, the same in every run.
struct Figure: Codable, Equatable {
  let name: String
  let value: Double
}

/// The size of the benchmarks.
enum Workload {
  /// The size in the benchmark's name.
  case full
  /// At most a thousand of anything, only to see whether it runs.
  case small

  /// A number of pairs or lines, limited in small runs.
  func count(_ number: Int) -> Int { self == .full ? number : min(number, 1000) }
}

/// A benchmark that cannot run; `description` says why.
struct BenchmarkError: Error, CustomStringConvertible {
  let description: String
}

extension Optional {
  /// The value; without one, the benchmark cannot run.
  func orFail(_ what: String) throws -> Wrapped {
    guard let self else { throw BenchmarkError(description: "there is no \(what)") }
    return self
  }
}

/// Uses a value, so that the optimiser cannot remove its computation.
@inline(never) @_optimize(none)
func blackHole<Value>(_ value: borrowing Value) {}

/// Returns a value in a way that is opaque to the optimiser.
@inline(never) @_optimize(none)
func opaque<Value>(_ value: Value) -> Value { value }

/// A temporary directory, deleted with this object.
final class BenchDirectory {
  let path: String

  init() throws {
    let parent = FileManager.default.temporaryDirectory
    let url = parent.appending(path: "memorize-bench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    path = url.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }
}
