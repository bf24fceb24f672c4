import Foundation

/// A fresh directory for a cache, deleted with this object.
final class CacheHome {
  let path = FileManager.default.temporaryDirectory
    .appendingPathComponent("memorize-cache-\(UUID().uuidString)").path

  init() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
