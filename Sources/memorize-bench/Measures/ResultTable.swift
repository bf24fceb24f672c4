import FoundationEssentials

/// The lines of a table of measurements.
enum ResultTable {
  private static let nameWidth = 34
  static let widths = [10, 10, 10, 10]

  static var heading: String {
    line("benchmark", ["median", "min", "p90", "iterations"], rest: "per unit")
  }

  static func row(_ result: Measurement) -> String {
    let numbers =
      [result.median, result.minimum, result.percentile90].map(duration)
      + ["\(result.samples * result.iterationsPerSample)"]
    let figures = result.figures.map { "\(number($0.value)) \($0.name)" }
    let unit = "\(duration(result.perUnit))/\(result.unit)"
    return line(result.name, numbers, rest: ([unit] + figures).joined(separator: ", "))
  }

  /// Seconds with a metric prefix, so that the number is below a thousand.
  static func duration(_ seconds: Double) -> String {
    for (factor, prefix) in [(1.0, ""), (1e3, "m"), (1e6, "µ")] where seconds * factor >= 0.9995 {
      return "\(number(seconds * factor)) \(prefix)s"
    }
    return "\(number(seconds * 1e9)) ns"
  }

  /// A number with three significant digits, or all digits before the point.
  static func number(_ value: Double) -> String {
    let decimals = abs(value) >= 99.95 ? 0 : abs(value) >= 9.995 ? 1 : 2
    return fixed(value, decimals)
  }

  /// A number with this many digits after the point.
  static func fixed(_ value: Double, _ decimals: Int) -> String {
    let factor = (0..<decimals).reduce(1.0) { factor, _ in factor * 10 }
    let scaled = abs(value) * factor + 0.5
    guard scaled < 1e15 else { return "\(value)" }
    let digits = "\(Int(scaled))"
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    let sign = value < 0 ? "-" : ""
    guard decimals > 0 else { return sign + digits }
    return "\(sign)\(padded.dropLast(decimals)).\(padded.suffix(decimals))"
  }

  /// A row: its name, numbers in columns of these widths, and the rest.
  static func line(
    _ name: String, _ cells: [String], widths: [Int] = widths, rest: String
  ) -> String {
    let columns = zip(cells, widths).map { cell, width in
      String(repeating: " ", count: max(0, width - cell.count)) + cell
    }
    return ([name.padding(to: nameWidth)] + columns + [rest]).joined(separator: "  ")
  }
}

extension String {
  /// The text padded with blanks to this many characters.
  func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}

/// A file of measurements, as `--json` writes it.
struct ResultFile: Codable, Equatable {
  var results: [Measurement]

  init(results: [Measurement]) {
    self.results = results
  }

  /// Reads a file written by `write(to:)`.
  init(path: String) throws {
    self = try JSONDecoder().decode(
      ResultFile.self, from: Data(contentsOf: URL(filePath: path)))
  }

  /// Writes the whole file.
  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(self).write(to: URL(filePath: path), options: .atomic)
  }
}
