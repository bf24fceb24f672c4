import ArgumentParser

/// `memorize-bench run`, the default command: measures and prints a table.
struct Run: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Measure and print a table of times per iteration.")

  @Option(
    help: ArgumentHelp("Only benchmarks with this name or with this text in it.", valueName: "text")
  )
  var filter: String?

  @Option(help: ArgumentHelp("Write all results to a file as well.", valueName: "file"))
  var json: String?

  @Option(help: ArgumentHelp("How long to take samples of each.", valueName: "seconds"))
  var seconds = 0.7

  @Option(help: ArgumentHelp("The minimum number of samples.", valueName: "number"))
  var samples = 5

  @Flag(
    help: "Measure processor time, which other work on the machine affects less.")
  var cpu = false

  @Flag(help: "Run everything once and small to check that it works; the times mean nothing.")
  var once = false

  @Flag(help: "Only list the names.")
  var list = false

  func validate() throws {
    guard seconds > 0, seconds <= 3600 else {
      throw ValidationError("--seconds: expected more than 0, at most 3600")
    }
    guard (1...1000).contains(samples) else {
      throw ValidationError("--samples: expected 1 to 1000")
    }
  }

  func run() throws {
    let all = Benchmark.all(once ? .small : .full)
    let named = all.filter { $0.name == filter }
    let chosen = named.isEmpty ? all.filter { filter.map($0.name.contains) ?? true } : named
    guard !chosen.isEmpty else {
      throw ValidationError("no benchmark has '\(filter ?? "")' in its name; --list tells them")
    }
    if list { return print(chosen.map(\.name).joined(separator: "\n")) }
    let stopwatch = once ? Stopwatch.once : usualStopwatch
    var results: [Measurement] = []
    print(ResultTable.heading)
    for benchmark in chosen {
      let result = try benchmark.measure(with: stopwatch)
      print(ResultTable.row(result))
      results.append(result)
    }
    if let json { try ResultFile(results: results).write(to: json) }
  }

  private var usualStopwatch: Stopwatch {
    Stopwatch(
      patience: .seconds(seconds), fewest: samples,
      now: cpu ? Stopwatch.processorClock() : Stopwatch.continuousClock())
  }
}
