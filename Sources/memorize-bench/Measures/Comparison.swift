import ArgumentParser

/// A benchmark measured in two builds, alternating between them.
///
/// The best time of each turn counts, because other work on the machine affects it least.
struct Comparison: Equatable {
  let name: String
  /// The best seconds per iteration, as the median of all turns.
  let base: Double
  let ours: Double
  /// Our best time divided by that of the base, for each turn.
  let ratios: [Double]
  /// Counts that have changed.
  let changes: [String]

  /// All benchmarks that both builds have, in our order.
  static func all(_ base: [ResultFile], _ ours: [ResultFile]) -> [Comparison] {
    var names: [String] = []
    for name in ours.flatMap(\.results).map(\.name) where !names.contains(name) {
      names.append(name)
    }
    return names.compactMap { name in
      let before = base.compactMap { $0[name] }
      let after = ours.compactMap { $0[name] }
      guard !before.isEmpty, before.count == after.count else { return nil }
      return Comparison(before, after)
    }
  }

  /// Compares as many turns as both sides have; at least one.
  init?(_ base: [Measurement], _ ours: [Measurement]) {
    guard let first = base.first, let other = ours.first else { return nil }
    name = other.name
    self.base = base.map(\.minimum).median
    self.ours = ours.map(\.minimum).median
    ratios = zip(base, ours).map { $1.minimum / max($0.minimum, 1e-12) }
    changes = other.figures.compactMap { figure in
      guard let before = first.figures.first(where: { $0.name == figure.name }),
        before.value != figure.value
      else { return nil }
      return
        "\(ResultTable.number(before.value)) to \(ResultTable.number(figure.value)) \(figure.name)"
    }
  }

  /// The median ratio.
  var ratio: Double { ratios.median }

  /// The ratios of the turns, smallest first.
  var spread: Double { (ratios.max() ?? 0) - (ratios.min() ?? 0) }

  /// Whether all turns agree, by more than the threshold and half their spread.
  func isBeyondNoise(threshold: Double) -> Bool {
    let agree = ratios.allSatisfy { $0 < 1 } || ratios.allSatisfy { $0 > 1 }
    return agree && abs(ratio - 1) > max(threshold, spread / 2)
  }

  static var heading: String {
    line("benchmark", ["base", "ours", "ratio", "least", "most"], "")
  }

  func row(threshold: Double) -> String {
    let verdict =
      isBeyondNoise(threshold: threshold) ? (ratio < 1 ? "faster" : "SLOWER") : "no change seen"
    let cells =
      [base, ours].map(ResultTable.duration)
      + [ratio, ratios.min() ?? 0, ratios.max() ?? 0].map { ResultTable.fixed($0, 3) }
    return Comparison.line(name, cells, ([verdict] + changes).joined(separator: ", "))
  }

  private static func line(_ name: String, _ cells: [String], _ last: String) -> String {
    ResultTable.line(name, cells, widths: [10, 10, 7, 7, 7], rest: last)
  }
}

extension ResultFile {
  /// The row of a benchmark.
  fileprivate subscript(name: String) -> Measurement? { results.first { $0.name == name } }
}

/// `memorize-bench compare`: compares results of two builds that ran alternately.
struct Compare: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compare results of two builds that were measured alternately.",
    discussion: """
      The first file of one side goes with the first of the other, and so on. The ratio is the \
      median of all turns; below 1 the second build is faster. A change is marked if all turns \
      agree on its direction and it is larger than the threshold and half the spread of the turns.
      """)

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("Files of the build to compare with.", valueName: "files"))
  var base: [String]

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("As many files of the build in question.", valueName: "files"))
  var ours: [String]

  @Option(help: ArgumentHelp("The smallest change that is marked.", valueName: "percent"))
  var threshold = 5.0

  func validate() throws {
    guard !base.isEmpty, base.count == ours.count else {
      throw ValidationError("expected as many files after --base as after --ours")
    }
  }

  func run() throws {
    let before = try base.map(ResultFile.init(path:))
    let after = try ours.map(ResultFile.init(path:))
    print(Comparison.heading)
    for comparison in Comparison.all(before, after) {
      print(comparison.row(threshold: threshold / 100))
    }
  }
}
