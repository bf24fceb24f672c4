import Foundation

/// A fresh and empty directory, deleted with this object.
public final class TemporaryDirectory {
  /// Its path.
  public let path: String

  /// A directory with a name of its own.
  public init() {
    let name = "memorize-test-\(UUID().uuidString)"
    path = FileManager.default.temporaryDirectory.appendingPathComponent(name).path
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The names of all that is in it, or in a directory in it.
  public func names(in directory: String = "") -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: "\(path)/\(directory)")
    return names?.sorted() ?? []
  }

  /// Writes a file, and makes the directories on its way.
  public func write(_ bytes: some Sequence<UInt8>, to name: String) throws {
    let url = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  /// Writes a text into a file.
  public func write(_ text: String, to name: String) throws {
    try write(text.utf8, to: name)
  }

  /// Makes a directory in it.
  public func makeDirectory(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: "\(path)/\(name)", withIntermediateDirectories: true)
  }

  /// The contents of a file.
  public func bytes(of name: String) throws -> [UInt8] {
    try Array(Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)")))
  }

  /// The contents of a file as text.
  public func text(of name: String) throws -> String {
    String(decoding: try bytes(of: name), as: UTF8.self)
  }

  /// The permissions of a file.
  public func permissions(of name: String) throws -> Int? {
    let attributes = try FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")
    return attributes[.posixPermissions] as? Int
  }
}
