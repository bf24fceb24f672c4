import FoundationEssentials

/// A directory for files that are measured with, which goes when nobody has it any more.
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
