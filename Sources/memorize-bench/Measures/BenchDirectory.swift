import FoundationEssentials

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
