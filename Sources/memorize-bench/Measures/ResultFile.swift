import FoundationEssentials

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
