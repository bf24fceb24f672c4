/// A benchmark in two builds, measured in turns.
///
/// The best time of a turn counts, which other work on the machine has touched least.
struct Comparison: Equatable {
  let name: String
  /// Seconds for an iteration at best, in the middle of all turns.
  let base: Double
  let ours: Double
  /// The time of ours over that of the base, each at best, in each turn.
  let ratios: [Double]
  /// What is counted and has become another number.
  let changes: [String]

  /// All benchmarks that both builds have, in the order of ours.
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

  /// A benchmark in as many turns as there are measurements on both sides; there must be one.
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

  /// The ratio in the middle.
  var ratio: Double { ratios.median }

  /// The turns' ratios from the least to the most.
  var spread: Double { (ratios.max() ?? 0) - (ratios.min() ?? 0) }

  /// Whether all turns agree on what is faster, by more than so much and half of their spread.
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
  /// The result of a benchmark.
  fileprivate subscript(name: String) -> Measurement? { results.first { $0.name == name } }
}
